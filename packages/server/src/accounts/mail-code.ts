import { addressInUseMail, confirmationMail, passwordResetMail } from '../mail/mail-texts.ts';
import type { AccountsParts } from './account-types.ts';
import type { CodeKind } from './auth.ts';
import { isUnconfirmedAddress } from './names.ts';

/**
 * Posts a code to the user whose row has the address. Whoever registered with an address that has an account
 * gets no code: its owner is told instead.
 */
export async function mailCode(
  { mailer, database }: AccountsParts,
  kind: CodeKind,
  address: string,
  code: string,
): Promise<void> {
  const user = await database.db
    .selectFrom('user')
    .select(['username', 'pendingEmail'])
    .where('email', '=', address)
    .executeTakeFirst();
  const to = user?.pendingEmail ?? address;
  if (!user?.username || isUnconfirmedAddress(to)) return;
  if (kind === 'password reset') return mailer.post(passwordResetMail(to, user.username, code));
  const owner = await database.db
    .selectFrom('user')
    .select('username')
    .where('email', '=', to)
    .executeTakeFirst();
  mailer.post(
    owner?.username
      ? addressInUseMail(to, owner.username)
      : confirmationMail(to, user.username, code),
  );
}
