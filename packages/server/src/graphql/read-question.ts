import { PlannerError } from '@gearwright/game/messages.ts';

/** The body of a call. */
export interface Question {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

export function readQuestion(body: Uint8Array | string): Question {
  const fields = parse(body);
  const { query, operationName = null, variables } = fields;
  if (typeof query !== 'string') throw malformed('query must be text');
  if (operationName !== null && typeof operationName !== 'string') {
    throw malformed('operationName must be text');
  }
  if (variables !== undefined && variables !== null && !isRecord(variables)) {
    throw malformed('variables must be an object');
  }
  if (isDeeperThan(variables, DEEPEST)) throw malformed('variables are nested too deeply');
  return { query, operationName, variables: (variables as Question['variables']) ?? {} };
}

function parse(body: Uint8Array | string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(
      typeof body === 'string' ? body : Buffer.from(body).toString(),
    );
    if (isRecord(value)) return value;
  } catch {
    // The error for a body that is no JSON is thrown below, with that for a wrong shape.
  }
  throw malformed('it must be one JSON object');
}

/** How deep variables may be nested: twice what any call of ours needs. */
const DEEPEST = 24;

function isDeeperThan(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (most === 0) return true;
  for (const part of Object.values(value)) if (isDeeperThan(part, most - 1)) return true;
  return false;
}

function malformed(reason: string): PlannerError {
  return new PlannerError('malformed', 'The request', reason);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
