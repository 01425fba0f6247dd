import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type OperationDefinitionNode,
} from 'graphql';
import type { GraphContext } from '../graph-context.ts';
import { schema } from '../schema.ts';
import { collectFields } from './collect-fields.ts';
import type { Write } from './leaf-writers.ts';
import { remembering } from './remembering.ts';
import { writerOf } from './writers.ts';

/** One call of a request: how to ask it, and how to write what it answers. */
export interface CallPlan {
  readonly key: string;
  readonly name: string;
  readonly node: FieldNode;
  readonly field: GraphQLField<unknown, GraphContext>;
  readonly write: Write<GraphContext>;
}

/** An operation worked out beforehand; null for those that only the library answers. */
export type Plan = readonly CallPlan[] | null;

export function planOf(document: DocumentNode, operation: OperationDefinitionNode): Plan {
  const root =
    operation.operation === OperationTypeNode.MUTATION
      ? schema.getMutationType()!
      : schema.getQueryType()!;
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const fields = collectFields([operation.selectionSet], root, fragments);
  if (!fields) return null;
  const calls: CallPlan[] = [];
  for (const [key, nodes] of fields) {
    const node = nodes[0]!;
    const name = node.name.value;
    if (name === '__typename') {
      const text = JSON.stringify(root.name);
      calls.push({ key, name, node, field: TYPENAME, write: () => text });
      continue;
    }
    const field = root.getFields()[name];
    const write = field && writerOf<GraphContext>(field.type, nodes, fragments);
    if (!field?.resolve || !write) return null;
    calls.push({ key, name, node, field, write: name === 'getSet' ? remembering(write) : write });
  }
  return calls;
}

const TYPENAME = { args: [], resolve: () => null } as unknown as CallPlan['field'];
