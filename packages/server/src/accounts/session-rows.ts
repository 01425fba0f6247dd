import type { AuthSession } from '@gearwright/api/client/auth-answers.ts';
import type { Database } from '../storage/open-database.ts';

/** Milliseconds after which a session ends however much it is used: a stolen cookie is not good for ever. */
export const LONGEST_SESSION = 90 * 24 * 60 * 60_000;

/** The sessions of a user, the one used last first. */
export async function sessionsOf(
  { db }: Database,
  userId: string,
  currentId: string,
): Promise<readonly AuthSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'userAgent'])
    .where('userId', '=', userId)
    .execute();
  const now = Date.now();
  return rows
    .map(({ id, userAgent, createdAt, updatedAt, expiresAt }) => ({
      id,
      current: id === currentId,
      device: userAgent || null,
      startedAt: timeOf(createdAt),
      usedAt: timeOf(updatedAt),
      endsAt: Math.min(timeOf(expiresAt), timeOf(createdAt) + LONGEST_SESSION),
    }))
    .filter(({ endsAt }) => endsAt > now)
    .toSorted((a, b) => Number(b.current) - Number(a.current) || b.usedAt - a.usedAt);
}

/** Ends one session of a user; what is another's, or ended already, changes nothing. */
export async function endSession({ db }: Database, userId: string, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).where('userId', '=', userId).execute();
}

/** Ends all sessions of a user but one; answers how many. */
export async function endSessions(
  { db }: Database,
  userId: string,
  exceptId: string | null = null,
): Promise<number> {
  const all = db.deleteFrom('session').where('userId', '=', userId);
  const { numDeletedRows } = await (
    exceptId === null ? all : all.where('id', '!=', exceptId)
  ).executeTakeFirst();
  return Number(numDeletedRows);
}

function timeOf(date: string | Date): number {
  return new Date(date).getTime();
}
