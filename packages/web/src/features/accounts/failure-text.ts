import { CallFailed } from '@gearwright/api/client/call-failed.ts';
import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';

const UNREACHED = 'The server could not be reached. Is the connection up?';

/** What the server said, to the letter; that it said nothing; anything else is unknown. */
export function failureText(error: unknown): string {
  if (error instanceof PlannerError) return error.message;
  if (error instanceof CallFailed && error.status === null) return UNREACHED;
  return MESSAGES.unknownError();
}
