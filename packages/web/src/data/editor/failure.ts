import {
  PlannerError,
  refusal,
  type MessageCode,
  type Refusal,
} from '@gearwright/game/messages.ts';

/** What a failed save means for the changes it carried. */
export type Failure =
  /** Nobody answered: they wait. */
  | { readonly kind: 'unreachable' }
  /** Kept and tried again, with a reason to show meanwhile. */
  | { readonly kind: 'later'; readonly reason: Refusal }
  /** Kept until the player has signed in again. */
  | { readonly kind: 'signedOut'; readonly reason: Refusal }
  /** There is nothing any more that they could be saved to. */
  | { readonly kind: 'gone'; readonly reason: Refusal }
  /** Against the rules: taken back. */
  | { readonly kind: 'refused'; readonly reason: Refusal };

const SIGNED_OUT: readonly MessageCode[] = ['sessionEnded', 'accountDeleted', 'notSignedIn'];
const GONE: readonly MessageCode[] = ['setNotFound', 'characterNotFound'];
const LATER: readonly MessageCode[] = [
  'unknownError',
  'tooManyAttempts',
  'tooManyRequests',
  'timedOut',
  'serverBusy',
  'otherVersion',
  'foreignOrigin',
  'requestForged',
  'requestSkewed',
  'requestExpired',
  'requestReplayed',
];

export function failureOf(error: unknown): Failure {
  if (error instanceof PlannerError) {
    const reason = { code: error.code, message: error.message };
    if (SIGNED_OUT.includes(error.code)) return { kind: 'signedOut', reason };
    if (GONE.includes(error.code)) return { kind: 'gone', reason };
    return { kind: LATER.includes(error.code) ? 'later' : 'refused', reason };
  }
  const answered = (error as { readonly status?: number | null }).status;
  return typeof answered === 'number'
    ? { kind: 'later', reason: refusal('unknownError') }
    : { kind: 'unreachable' };
}
