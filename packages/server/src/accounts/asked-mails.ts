import { PlannerError } from '@gearwright/game/messages.ts';
import { BY_WHOMEVER } from '../mail/mail-limits.ts';
import type { AccountsParts } from './account-types.ts';

const HOUR = 60 * 60_000;

type Parts = Pick<AccountsParts, 'mailLimits' | 'registrationsPerHour'>;

/** Counts for the client first and for everybody second: a client past its own limit uses up nothing of the common one. */
export async function countAskedMail(
  { mailLimits }: Parts,
  client: string,
  kind: string,
  name: string,
): Promise<void> {
  if (
    !(await mailLimits.take(`${kind} by`, `${client} ${name}`)) ||
    !(await mailLimits.take(kind, name, BY_WHOMEVER))
  ) {
    throw new PlannerError('tooManyAttempts');
  }
}

/** Exports of all one's data an hour: each reads everything there is of a user. */
const EXPORTS = [{ most: 6, within: HOUR }];

export async function countExport({ mailLimits }: Parts, userId: string): Promise<void> {
  if (!(await mailLimits.take('export', userId, EXPORTS))) {
    throw new PlannerError('tooManyRequests');
  }
}

export async function countRegistration(
  { mailLimits, registrationsPerHour }: Parts,
  client: string,
): Promise<void> {
  const limits = [{ most: registrationsPerHour, within: HOUR }];
  if (!(await mailLimits.take('registration', client, limits))) {
    throw new PlannerError('tooManyAttempts');
  }
}
