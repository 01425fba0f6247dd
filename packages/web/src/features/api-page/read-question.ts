import type { Operation } from '@gearwright/api/operation.ts';
import { PlannerError } from '@gearwright/game/messages.ts';

/** Letters of a question. */
const LONGEST = 10_000;

/** A question as somebody typed it; `malformed` for what is none, or more than a question. */
export function readQuestion(text: string): Operation<unknown, object> {
  if (text.length > LONGEST) throw new PlannerError('tooLong', 'query', LONGEST);
  if (/\b(?:mutation|subscription)\b/.test(text)) {
    throw new PlannerError('malformed', 'query', 'only what reads can be run here');
  }
  const name = /\bquery\s+(\w+)/.exec(text)?.[1];
  if (name === undefined) {
    throw new PlannerError('malformed', 'query', 'it begins with query and a name of yours');
  }
  return { name, kind: 'query', text };
}
