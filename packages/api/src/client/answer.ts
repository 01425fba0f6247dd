import { MESSAGES, PlannerError, type MessageCode } from '@gearwright/game/messages.ts';
import { StaleSetError } from '@gearwright/roster/stale-set-error.ts';
import type { SetPartsFragment } from '../generated/operations.ts';
import { storedSetFromWire } from '../wire/set.ts';

/** What a call comes back with. */
export interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly current?: SetPartsFragment };
  }[];
}

/** The code of what was refused; undefined where nothing was. */
export function refusalOf({ errors }: Answer): MessageCode | undefined {
  return errors?.[0]?.extensions?.code as MessageCode | undefined;
}

/** What was asked for, or the refusal thrown as the error it is. */
export function resultOf<Result>({ data, errors }: Answer): Result {
  const [error] = errors ?? [];
  if (!error) return data as Result;
  const { code, current } = error.extensions ?? {};
  if (code === 'staleSet' && current) throw new StaleSetError(storedSetFromWire(current));
  if (code === 'badRequest') {
    // A value that is none of its type is wrong everywhere; a question that is not understood at all is of
    // another version than whoever answers.
    throw error.message.includes(' cannot represent ')
      ? new PlannerError('malformed', 'The request', error.message)
      : new PlannerError('otherVersion');
  }
  if (isNullCharacter(error.message)) throw new PlannerError('characterNotFound');
  const known = code !== undefined && code in MESSAGES;
  throw PlannerError.of({
    code: known ? (code as MessageCode) : 'unknownError',
    message: known ? error.message : MESSAGES.unknownError(),
  });
}

/** However it is said that there is no character: "Cannot return null for non-nullable field Query.getCharacter.". */
function isNullCharacter(message: string): boolean {
  return /^cannot return null for non-nullable /i.test(message) && /character/i.test(message);
}
