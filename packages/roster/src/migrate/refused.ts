import { PlannerError, type MessageCode } from '@gearwright/game/messages.ts';

/** What cannot be moved. */
export interface LeftBehind {
  /** The character's. */
  readonly name: string;
  /** Name of the one set that cannot be moved; null when the character cannot. */
  readonly set: string | null;
  /** Name of the one snapshot of the set that cannot be; the set itself has arrived. */
  readonly snapshot?: string;
  readonly reason: string;
}

/** These say nothing of what was sent: everything else would be answered the same, for now. */
const OF_THE_CALL: readonly MessageCode[] = [
  'accountDeleted',
  'foreignOrigin',
  'notSignedIn',
  'requestExpired',
  'requestForged',
  'requestReplayed',
  'requestSkewed',
  'sessionEnded',
  'staleInventory',
  'staleSet',
  'timedOut',
  'tooManyRequests',
  'unknownError',
];

/** A refusal of the thing itself as a value; whatever else goes wrong is thrown. */
export async function unlessRefused<Answer>(
  send: () => Promise<Answer>,
): Promise<Answer | PlannerError> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof PlannerError && !OF_THE_CALL.includes(error.code)) return error;
    throw error;
  }
}
