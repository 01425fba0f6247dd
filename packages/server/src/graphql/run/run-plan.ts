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

/** Asks the calls of a plan and writes the answer. Reads are asked together, writes one after the other. */
export async function runPlan(
  plan: NonNullable<Plan>,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  context: GraphContext,
): Promise<PlannedAnswer> {
  const given = new Map<string, unknown>();
  const ask = (call: CallPlan): unknown =>
    call.field.resolve!(
      undefined,
      getArgumentValues(call.field as GraphQLField<unknown, unknown>, call.node, variables),
      context,
      undefined as never,
    );
  const errors: GraphQLError[] = [];
  const settle = async (call: CallPlan): Promise<void> => {
    try {
      const value = ask(call);
      given.set(call.key, value instanceof Promise ? await value : value);
    } catch (error) {
      errors.push(located(error, call));
    }
  };
  if (operation.operation === OperationTypeNode.MUTATION) {
    for (const call of plan) if (errors.length === 0) await settle(call);
  } else {
    await (plan.length === 1 ? settle(plan[0]!) : Promise.all(plan.map(settle)));
  }
  if (errors.length > 0) return { errors };
  return written(plan, given, context);
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
