import { execute, type ExecutionResult, type GraphQLError } from 'graphql';
import type { PreparedOperation } from '../documents.ts';
import type { GraphContext } from '../graph-context.ts';
import { schema } from '../schema.ts';
import { runPlan, type PlannedAnswer } from './run-plan.ts';

export interface Result {
  /** JSON; null when the errors left nothing. */
  readonly data: string | null;
  readonly errors: readonly GraphQLError[];
}

/** By its plan where there is one and the answer is regular, else by the library; both answer alike. */
export function runOperation(
  prepared: PreparedOperation,
  variables: Readonly<Record<string, unknown>>,
  coerced: Readonly<Record<string, unknown>>,
  context: GraphContext,
): Result | Promise<Result> {
  const { plan, operation } = prepared;
  if (!plan) return byLibrary(prepared, variables, context);
  const told = (planned: PlannedAnswer): Result | Promise<Result> => {
    if ('data' in planned) return { data: planned.data, errors: [] };
    if ('errors' in planned) return { data: null, errors: planned.errors };
    context.given = planned.irregular;
    return byLibrary(prepared, variables, context);
  };
  const planned = runPlan(plan, operation, coerced, context);
  return planned instanceof Promise ? planned.then(told) : told(planned);
}

async function byLibrary(
  { document, operation }: PreparedOperation,
  variables: Readonly<Record<string, unknown>>,
  context: GraphContext,
): Promise<Result> {
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
