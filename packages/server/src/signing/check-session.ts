import type { Kysely } from 'kysely';
import { PlannerError } from '@gearwright/game/messages.ts';
import { prepared } from '../storage/prepared.ts';
import type { Tables } from '../storage/tables.ts';

/** When a session ends, by its id and its user's. */
export const findSession = (db: Kysely<Tables>, value: SessionValues) =>
  db
    .selectFrom('session')
    .select('expiresAt')
    .where('id', '=', value.sessionId)
    .where('userId', '=', value.userId);

interface SessionValues {
  readonly sessionId: string;
  readonly userId: string;
}

const askSession = prepared(findSession);

/** `sessionEnded` for whoever signed out or changed the password since, `accountDeleted` for whoever is gone (acceptance D19). */
export async function checkSession(
  db: Kysely<Tables>,
  sessionId: string,
  userId: string,
): Promise<void> {
  const [session] = await askSession(db, { sessionId, userId });
  if (!session) await refuseMissing(db, userId);
  refuseEnded(session?.expiresAt ?? null);
}

/** A session that is not there any more, in the words for why. */
export async function refuseMissing(db: Kysely<Tables>, userId: string): Promise<void> {
  const user = await db.selectFrom('user').select('id').where('id', '=', userId).executeTakeFirst();
  throw new PlannerError(user ? 'sessionEnded' : 'accountDeleted');
}

/** The same for what a query found beside its own answer. */
export function refuseEnded(expiresAt: string | Date | null, now: number = Date.now()): void {
  if (expiresAt === null || new Date(expiresAt).getTime() <= now) {
    throw new PlannerError('sessionEnded');
  }
}
