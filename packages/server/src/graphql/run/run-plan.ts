import {
  getArgumentValues,
  GraphQLError,
  OperationTypeNode,
  type GraphQLField,
  type OperationDefinitionNode,
} from 'graphql';
import type { GraphContext } from '../graph-context.ts';
import type { CallPlan, Plan } from './plan.ts';

/** What the calls answered, by the name they were asked under. */
export type Given = ReadonlyMap<string, unknown>;

export type PlannedAnswer =
  /** JSON of the data. */
  | { readonly data: string }
  | { readonly errors: readonly GraphQLError[] }
  /** The library must write it; what the calls answered is not asked again. */
  | { readonly irregular: Given };

/** Asks the calls of a plan and writes the answer: at once when the calls answer at once. */
export function runPlan(
  plan: NonNullable<Plan>,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  context: GraphContext,
): PlannedAnswer | Promise<PlannedAnswer> {
  const [only] = plan;
  if (plan.length > 1 || !only) return runSeveral(plan, operation, variables, context);
  try {
    const value = ask(only, variables, context);
    if (!(value instanceof Promise)) return written(plan, new Map([[only.key, value]]), context);
    return value.then(
      (given: unknown) => written(plan, new Map([[only.key, given]]), context),
      (error: unknown) => ({ errors: [located(error, only)] }),
    );
  } catch (error) {
    return { errors: [located(error, only)] };
  }
}

/** Reads are asked together, writes one after the other; the first that is refused ends them. */
async function runSeveral(
  plan: NonNullable<Plan>,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  context: GraphContext,
): Promise<PlannedAnswer> {
  const given = new Map<string, unknown>();
  const errors: GraphQLError[] = [];
  const settle = async (call: CallPlan): Promise<void> => {
    try {
      given.set(call.key, await ask(call, variables, context));
    } catch (error) {
      errors.push(located(error, call));
    }
  };
  if (operation.operation === OperationTypeNode.MUTATION) {
    for (const call of plan) if (errors.length === 0) await settle(call);
  } else await Promise.all(plan.map(settle));
  return errors.length > 0 ? { errors } : written(plan, given, context);
}

function ask(
  { field, node }: CallPlan,
  variables: Readonly<Record<string, unknown>>,
  context: GraphContext,
): unknown {
  const args = getArgumentValues(field as GraphQLField<unknown, unknown>, node, variables);
  return field.resolve!(undefined, args, context, undefined as never);
}

function written(plan: NonNullable<Plan>, given: Given, context: GraphContext): PlannedAnswer {
  try {
    const parts = plan.map(
      ({ key, write }) => `${JSON.stringify(key)}:${write(given.get(key), context)}`,
    );
    return { data: `{${parts.join()}}` };
  } catch {
    // Whatever it was, the library tells it with its place.
    return { irregular: given };
  }
}

function located(error: unknown, { key, node }: CallPlan): GraphQLError {
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { nodes: node, path: [key], originalError });
}
