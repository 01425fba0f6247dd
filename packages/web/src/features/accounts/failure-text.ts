import { CallFailed } from '@gearwright/api/client/call-failed.ts';
import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';

/** What the server said, to the letter; anything else is unknown (areas §8). */
export function failureText(error: unknown): string {
  if (error instanceof PlannerError || error instanceof CallFailed) return error.message;
  return MESSAGES.unknownError();
}
