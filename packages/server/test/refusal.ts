import { MESSAGES, PlannerError, type MessageCode } from '@gearwright/game/messages.ts';

/** The sentence of a refusal, as a screen shows it. */
export async function refusal(asked: Promise<unknown>): Promise<string> {
  const error: unknown = await asked.then(
    () => 'was not refused',
    (reason: unknown) => reason,
  );
  return error instanceof PlannerError ? error.message : String(error);
}

/** The sentence of a code that takes no words. */
export const says = (code: MessageCode): string => (MESSAGES[code] as () => string)();
