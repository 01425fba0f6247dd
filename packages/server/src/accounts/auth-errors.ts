import { isAPIError } from 'better-auth/api';
import { PlannerError, type MessageCode } from '@gearwright/game/messages.ts';

type Plain = {
  [Code in MessageCode]: ConstructorParameters<typeof PlannerError<Code>> extends [Code]
    ? Code
    : never;
}[MessageCode];

/** What the accounts library calls it, and what we say. */
const OURS: Readonly<Record<string, Plain>> = {
  INVALID_USERNAME_OR_PASSWORD: 'wrongCredentials',
  INVALID_USERNAME: 'wrongCredentials',
  USERNAME_TOO_SHORT: 'wrongCredentials',
  USERNAME_TOO_LONG: 'wrongCredentials',
  EMAIL_NOT_VERIFIED: 'userNotConfirmed',
  USERNAME_IS_ALREADY_TAKEN: 'usernameTaken',
  INVALID_PASSWORD: 'wrongPassword',
  PASSWORD_TOO_SHORT: 'passwordTooShort',
  PASSWORD_TOO_LONG: 'wrongCredentials',
  INVALID_OTP: 'wrongCode',
  OTP_EXPIRED: 'wrongCode',
  TOO_MANY_ATTEMPTS: 'wrongCode',
  UNAUTHORIZED: 'notSignedIn',
  SESSION_EXPIRED: 'notSignedIn',
};

/** The library's refusals as ours; anything else is a bug and stays one. */
export async function inOurWords<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    if (!isAPIError(error)) throw error;
    const { code } = (error.body ?? {}) as { readonly code?: string };
    const ours = OURS[code ?? ''] ?? (error.status === 'UNAUTHORIZED' ? 'notSignedIn' : null);
    if (ours === null) throw error;
    throw new PlannerError(ours);
  }
}
