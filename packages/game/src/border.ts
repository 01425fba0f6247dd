import type { z } from 'zod';
import { PlannerError } from './messages.ts';

/** Takes data from outside through its schema; what does not fit is told as a `PlannerError`, never another kind. */
export function atTheBorder<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  what: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw plannerErrorOf(result.error.issues[0]!, what);
}

function plannerErrorOf(issue: z.core.$ZodIssue, what: string): PlannerError {
  // A rule that has a sentence of its own names it.
  if (issue.code === 'custom' && issue.params?.code === 'wishlistFull') {
    return new PlannerError('wishlistFull');
  }
  const field = issue.path.length > 0 ? issue.path.join('.') : what;
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const bound = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
    const isList = issue.origin === 'array';
    if (isList && issue.exact) return new PlannerError('wrongLength', field, bound);
    if (issue.origin === 'string' && issue.code === 'too_big') {
      return new PlannerError('tooLong', field, bound);
    }
    if (issue.origin === 'string') return new PlannerError('required', field);
  }
  return new PlannerError('malformed', field, issue.message);
}
