import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, OperationTypeNode, type GraphQLFormattedError } from 'graphql';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Identity } from '../signing/identity.ts';
import type { Documents, PreparedDocument, PreparedOperation } from './documents.ts';
import { tellError } from './graph-errors.ts';
import { graphContext, type GraphServices } from './graph-context.ts';
import { withDeadline } from './with-deadline.ts';
import { GRAPH_LIMITS } from './limits.ts';
import type { Question } from './read-question.ts';
import type { AnswerCache } from './run/answer-cache.ts';
import { runOperation, type Result } from './run/run-operation.ts';

export interface Answer {
  readonly status: number;
  /** JSON; in pieces when it is large. */
  readonly body: string | AsyncIterable<string>;
  /** Codes of what was refused or failed. */
  readonly failed?: readonly string[];
}

export interface Asked {
  readonly question: Question;
  readonly identity: Identity;
  readonly services: GraphServices;
  readonly log: FastifyBaseLogger;
  /** Throws when the asker has written enough for now. */
  countWrite(): void;
  /** Where what takes long is answered; here when it is not said. */
  elsewhere?(question: Question): Promise<Answer>;
}

/** One question answered; what it asks of the game and of the database is the resolvers' part. */
export async function answer(
  documents: Documents,
  answers: AnswerCache,
  asked: Asked,
): Promise<Answer> {
  const { question, log, services } = asked;
  const prepared = documents.prepare(question.query);
  if ('errors' in prepared) return refused(prepared.errors, log);
  const operation = chosenOperation(prepared, question.operationName);
  if (!operation) return refused([new GraphQLError('Name one of the operations sent.')], log);
  const key = cacheKey(operation, asked);
  const known = key === null ? undefined : answers.get(key);
  if (known !== undefined) return { status: 200, body: known };

  const variables = operation.readVariables(question.variables);
  if (variables.errors) return refused(variables.errors, log);
  if (operation.operation.operation === OperationTypeNode.MUTATION) asked.countWrite();
  if (operation.isLong && asked.elsewhere) {
    const answered = await withDeadline(asked.elsewhere(question), GRAPH_LIMITS.time, lateAnswer);
    if (answered.status === 200 && !answered.failed?.length && key !== null) {
      answers.set(key, answered.body as string);
    }
    return answered;
  }
  const context = graphContext(services, asked.identity);
  const result = runOperation(operation, question.variables, variables.coerced, context);
  const told = tell(
    result instanceof Promise ? await withDeadline(result, GRAPH_LIMITS.time, late) : result,
    log,
  );
  if (told.body.length > GRAPH_LIMITS.answer) {
    return refused(
      [new PlannerError('malformed', 'The request', 'it asks for too much at once')],
      log,
    );
  }
  if (told.whole && key !== null) answers.set(key, told.body);
  const body = context.stream?.within(told.body) ?? told.body;
  return { status: 200, body, failed: told.failed };
}

export function refused(errors: readonly unknown[], log: FastifyBaseLogger, status = 400): Answer {
  const told = errors.map((each) => tellError(each, log));
  return { status, body: JSON.stringify({ errors: told }), failed: codesOf(told) };
}

function chosenOperation(
  { operations }: PreparedDocument,
  name: string | null,
): PreparedOperation | null {
  if (name) return operations.get(name) ?? null;
  return operations.size === 1 ? operations.values().next().value! : null;
}

function cacheKey({ catalogId }: PreparedOperation, { services, question }: Asked): string | null {
  if (catalogId === null) return null;
  return `${services.catalog.edition.key} ${catalogId} ${JSON.stringify(question.variables)}`;
}

/** A call that takes too long is answered all the same; what it still writes is written whole or not at all. */
const late = (): Result => ({ data: null, errors: [tooLate()] });

/** The same where the answer is whole. */
function lateAnswer(): Answer {
  const { message, code } = new PlannerError('timedOut');
  const errors = [{ message, extensions: { code } }];
  return { status: 200, body: JSON.stringify({ data: null, errors }), failed: [code] };
}

function tooLate(): GraphQLError {
  return new GraphQLError('Too late', { originalError: new PlannerError('timedOut') });
}

function tell({ data, errors }: Result, log: FastifyBaseLogger) {
  if (errors.length === 0) return { whole: true, body: `{"data":${data}}`, failed: [] };
  const told = errors.map((each) => tellError(each, log));
  const body = `{"data":${data},"errors":${JSON.stringify(told)}}`;
  return { whole: false, body, failed: codesOf(told) };
}

function codesOf(told: readonly GraphQLFormattedError[]): readonly string[] {
  return told.map(({ extensions }) => String(extensions?.['code']));
}
