import type { FastifyBaseLogger } from 'fastify';
import {
  execute,
  GraphQLError,
  OperationTypeNode,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Identity } from '../signing/identity.ts';
import type { Documents, PreparedDocument } from './documents.ts';
import { tellError } from './graph-errors.ts';
import { graphContext, type GraphServices } from './graph-context.ts';
import { GRAPH_LIMITS } from './limits.ts';
import type { Question } from './read-question.ts';
import { schema } from './schema.ts';

export interface Answer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

export interface Asked {
  readonly question: Question;
  readonly identity: Identity;
  readonly services: GraphServices;
  readonly log: FastifyBaseLogger;
  /** Throws when the asker has written enough for now. */
  countWrite(): void;
}

/** One question answered; what it asks of the game and of the database is the resolvers' part. */
export async function answer(documents: Documents, asked: Asked): Promise<Answer> {
  const { question, log } = asked;
  const prepared = documents.prepare(question.query);
  if ('errors' in prepared) return refused(prepared.errors, log);
  const operation = chosenOperation(prepared, question.operationName);
  if (!operation) return refused([new GraphQLError('Name one of the operations sent.')], log);
  if (operation.operation === OperationTypeNode.MUTATION) asked.countWrite();
  const result = await run(prepared, asked);
  return { status: 200, body: JSON.stringify(told(result, log)) };
}

export function refused(errors: readonly unknown[], log: FastifyBaseLogger, status = 400): Answer {
  return { status, body: JSON.stringify({ errors: errors.map((each) => tellError(each, log)) }) };
}

function chosenOperation(
  { operations }: PreparedDocument,
  name: string | null,
): OperationDefinitionNode | null {
  if (name) return operations.get(name) ?? null;
  return operations.size === 1 ? operations.values().next().value! : null;
}

function run({ document }: PreparedDocument, { question, identity, services }: Asked) {
  const result = execute({
    schema,
    document,
    operationName: question.operationName,
    variableValues: question.variables,
    contextValue: graphContext(services, identity),
  });
  return result instanceof Promise ? inTime(result) : result;
}

/** A call that takes too long is answered all the same; what it still writes is written whole or not at all. */
async function inTime(result: Promise<ExecutionResult>): Promise<ExecutionResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<ExecutionResult>((resolve) => {
    const error = new GraphQLError('Too late', { originalError: new PlannerError('timedOut') });
    timer = setTimeout(() => resolve({ errors: [error] }), GRAPH_LIMITS.time);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}

function told({ data, errors }: ExecutionResult, log: FastifyBaseLogger) {
  if (!errors) return { data };
  return {
    ...(data !== undefined && { data }),
    errors: errors.map((each) => tellError(each, log)),
  };
}
