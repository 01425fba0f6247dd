import type { z } from 'zod';
import { fieldLabel } from './field-label.ts';
import { PlannerError } from './messages.ts';

/** Takes data from outside through its schema; what does not fit is told as a `PlannerError`, never another kind. */
export function atTheBorder<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  what: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw refusalOf(result.error.issues[0]!, value, what);
}

/** The library's finding in the words of our forms. */
function refusalOf(issue: z.core.$ZodIssue, value: unknown, what: string): PlannerError {
  const field = fieldLabel(issue.path, what);
  // A rule that has a sentence of its own names it.
  if (issue.code === 'custom' && issue.params?.code === 'wishlistFull') {
    return new PlannerError('wishlistFull');
  }
  if (isMissing(value, issue.path)) return new PlannerError('required', field);
  switch (issue.code) {
    case 'invalid_type':
      return new PlannerError('wrongKind', field, KINDS[issue.expected] ?? 'of another kind');
    case 'invalid_value':
    case 'invalid_union':
      return new PlannerError('malformed', field, 'it is none of the choices');
    case 'too_big':
    case 'too_small':
      return outOfBounds(issue, field);
    case 'custom':
    case 'invalid_format':
      return new PlannerError('malformed', field, issue.message);
    default:
      return new PlannerError('malformed', field, 'it has another form');
  }
}

/** What a field must be, by the library's word for it. */
const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
};

function outOfBounds(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  field: string,
): PlannerError {
  const isTooBig = issue.code === 'too_big';
  const bound = Number(isTooBig ? issue.maximum : issue.minimum);
  if (issue.origin === 'string') {
    return isTooBig
      ? new PlannerError('tooLong', field, bound)
      : new PlannerError('required', field);
  }
  if (issue.origin === 'array') {
    if (issue.exact) return new PlannerError('wrongLength', field, bound);
    return new PlannerError(
      'wrongKind',
      field,
      `a list of at ${isTooBig ? 'most' : 'least'} ${bound}`,
    );
  }
  return new PlannerError('wrongKind', field, `at ${isTooBig ? 'most' : 'least'} ${bound}`);
}

/** Whether nothing at all stands where the finding points to. */
function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  let found = value;
  for (const key of path) found = (found as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return found === undefined || found === null;
}
