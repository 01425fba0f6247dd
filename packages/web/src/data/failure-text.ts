import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';

/** What a form says about a refused submission: the refusal to the letter, anything else is unknown. */
export function failureText(error: unknown): string {
  return error instanceof PlannerError ? error.message : MESSAGES.unknownError();
}
