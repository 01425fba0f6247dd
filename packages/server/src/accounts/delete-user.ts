import { PlannerError } from '@gearwright/game/messages.ts';
import type { WriteGuard } from '../signing/identity.ts';
import type { Database } from '../storage/open-database.ts';
import { isPassword } from './password.ts';

/** What the accounts library keeps codes under. */
const CODE_KINDS = ['email-verification', 'forget-password', 'sign-in', 'change-email'];

function codeNames(email: string): string[] {
  return CODE_KINDS.map((kind) => `${kind}-otp-${email}`);
}

/** What belongs to the user goes with their row; codes are kept by address and go beside it. */
export async function deleteUser(
  database: Database,
  userId: string,
  password: string,
  guard?: WriteGuard,
): Promise<void> {
  const account = await database.db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['account.password', 'user.email'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!account?.password) throw new PlannerError('accountDeleted');
  if (!(await isPassword(account.password, password)))
    throw new PlannerError('wrongPasswordToDelete');
  await database.write(async (transaction) => {
    await guard?.(transaction);
    // In the order in which writes lock them: session, then user.
    await transaction.deleteFrom('session').where('userId', '=', userId).execute();
    await transaction
      .deleteFrom('verification')
      .where('identifier', 'in', codeNames(account.email))
      .execute();
    await transaction.deleteFrom('user').where('id', '=', userId).execute();
  });
}
