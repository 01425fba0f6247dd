import type { Kysely } from 'kysely';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import type { WriteGuard } from '../signing/identity.ts';
import { lockUser } from '../storage/locks.ts';
import type { Database } from '../storage/open-database.ts';
import type { Tables } from '../storage/tables.ts';

/** Whose rows: both columns are part of every key, so that no query reaches another user's. */
export interface Owner {
  readonly user_id: string;
  readonly edition: EditionKey;
}

/** What a part of the roster works with: the database, or a transaction of it, and whose rows it may touch. */
export interface RosterScope {
  readonly db: Kysely<Tables>;
  readonly kind: Database['kind'];
  readonly owner: Owner;
  readonly game: RosterGame;
  /** The session that must be alive for a read to be answered (acceptance D19); null in a write, whose guard checks it. */
  readonly sessionId: string | null;
}

export interface RosterScopeOptions {
  readonly database: Database;
  readonly userId: string;
  /** The session of whoever reads; for writes the guard checks it. */
  readonly sessionId?: string;
  readonly game: RosterGame;
  /** Runs first in the transaction of every write: what is refused or written together with it. */
  readonly guard?: WriteGuard;
}

export function rosterScope({
  database,
  userId,
  sessionId,
  game,
}: RosterScopeOptions): RosterScope {
  const owner = { user_id: userId, edition: game.edition.key };
  return { db: database.db, kind: database.kind, game, owner, sessionId: sessionId ?? null };
}

/** All of a write or nothing of it, one write of an owner at a time. */
export function writeInScope<Answer>(
  options: RosterScopeOptions,
  write: (scope: RosterScope) => Promise<Answer>,
): Promise<Answer> {
  const { database, userId, guard } = options;
  return database.write(async (transaction) => {
    await guard?.(transaction);
    const isThere = await lockUser(transaction, database.kind, userId);
    if (!isThere) throw new PlannerError('notSignedIn');
    return write({ ...rosterScope(options), db: transaction, sessionId: null });
  });
}
