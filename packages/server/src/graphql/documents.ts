import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLError,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql';
import { breadthLimit } from './breadth-limit.ts';
import { GRAPH_LIMITS } from './limits.ts';
import { CATALOG_CALLS, LONG_CALLS } from './run/catalog-calls.ts';
import { planOf, type Plan } from './run/plan.ts';
import { variablesReader, type ReadVariables } from './run/read-variables.ts';
import { schema } from './schema.ts';

export interface PreparedDocument {
  readonly document: DocumentNode;
  readonly operations: ReadonlyMap<string, PreparedOperation>;
}

export interface PreparedOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly plan: Plan;
  readonly readVariables: ReadVariables;
  /** Answered from the edition's data alone; the number tells it from others. */
  readonly catalogId: number | null;
  /** It may take longer than a frame of the event loop, and needs nothing but the edition's data. */
  readonly isLong: boolean;
}

export type Preparation = PreparedDocument | { readonly errors: readonly GraphQLError[] };

/** Texts kept: those of the web many times over. Longer ones are read anew each time. */
const MOST_KEPT = 500;
const LONGEST_KEPT = 20_000;

/** Reads and checks the text of a request once: syntax, schema, and every limit on what may be asked. */
export class Documents {
  readonly #rules: readonly ValidationRule[];
  readonly #kept = new Map<string, PreparedDocument>();

  constructor({ introspection }: { readonly introspection: boolean }) {
    this.#rules = rulesFor(introspection);
  }

  prepare(text: string): Preparation {
    const known = this.#kept.get(text);
    if (known) return known;
    try {
      const document = parse(text, { maxTokens: GRAPH_LIMITS.tokens });
      const errors = validate(schema, document, this.#rules, { hideSuggestions: true });
      if (errors.length > 0) return { errors };
      return this.#keep(text, { document, operations: operationsOf(document) });
    } catch (error) {
      return { errors: [error as GraphQLError] };
    }
  }

  #keep(text: string, prepared: PreparedDocument): PreparedDocument {
    if (text.length > LONGEST_KEPT) return prepared;
    if (this.#kept.size >= MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    this.#kept.set(text, prepared);
    return prepared;
  }
}

function operationsOf(document: DocumentNode): ReadonlyMap<string, PreparedOperation> {
  return new Map(
    document.definitions.flatMap((each) =>
      // There is nothing to subscribe to.
      each.kind === Kind.OPERATION_DEFINITION && each.operation !== OperationTypeNode.SUBSCRIPTION
        ? [[each.name?.value ?? '', prepareOperation(document, each)] as const]
        : [],
    ),
  );
}

let catalogOperations = 0;

function prepareOperation(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): PreparedOperation {
  const plan = planOf(document, operation);
  const fromCatalog = plan?.every(({ name }) => CATALOG_CALLS.has(name)) ?? false;
  return {
    document,
    operation,
    plan,
    readVariables: variablesReader(operation.variableDefinitions ?? []),
    catalogId: fromCatalog ? catalogOperations++ : null,
    isLong: fromCatalog && plan!.some(({ name }) => LONG_CALLS.has(name)),
  };
}

/** GraphQL's own rules, and the limits on what one request may ask. */
function rulesFor(introspection: boolean): readonly ValidationRule[] {
  const { depth, aliases, directives, cost } = GRAPH_LIMITS;
  return [
    ...specifiedRules,
    maxDepthRule({ n: depth, flattenFragments: true }),
    maxAliasesRule({ n: aliases }),
    maxDirectivesRule({ n: directives }),
    costLimitRule({ maxCost: cost, flattenFragments: true }),
    breadthLimit(GRAPH_LIMITS),
    ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ] as readonly ValidationRule[];
}
