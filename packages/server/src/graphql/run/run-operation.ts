import { execute, type ExecutionResult, type GraphQLError } from 'graphql';
import type { PreparedOperation } from '../documents.ts';
import type { GraphContext } from '../graph-context.ts';
import { schema } from '../schema.ts';
import { runPlan } from './run-plan.ts';

export interface Result {
  /** JSON; null when the errors left nothing. */
  readonly data: string | null;
  readonly errors: readonly GraphQLError[];
}

/** By its plan where there is one and the answer is regular, else by the library; both answer alike. */
export async function runOperation(
  { document, operation, plan }: PreparedOperation,
  variables: Readonly<Record<string, unknown>>,
  coerced: Readonly<Record<string, unknown>>,
  context: GraphContext,
): Promise<Result> {
  const planned = plan && (await runPlan(plan, operation, coerced, context));
  if (planned && 'data' in planned) return { data: planned.data, errors: [] };
  if (planned && 'errors' in planned) return { data: null, errors: planned.errors };
  if (planned) context.given = planned.irregular;
  const result = await (execute({
    schema,
    document,
    operationName: operation.name?.value,
    variableValues: variables,
    contextValue: context,
  }) as Promise<ExecutionResult>);
  return {
    data: result.data ? JSON.stringify(result.data) : null,
    errors: result.errors ?? [],
  };
}
