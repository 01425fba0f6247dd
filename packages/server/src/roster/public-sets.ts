import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { PlannerError } from '@gearwright/game/messages.ts';
import { checkClientKey } from '@gearwright/roster/client-key.ts';
import { refuseBeyond } from '@gearwright/roster/limits.ts';
import { looksLikeId, newId } from '@gearwright/roster/new-id.ts';
import type {
  CreateOptions,
  PublicLink,
  PublicSet,
  PublicSetInput,
  Roster,
} from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { snapshotFrom } from '@gearwright/roster/rules/public-set.ts';
import type { WriteGuard } from '../signing/identity.ts';
import { lockName } from '../storage/locks.ts';
import type { Database } from '../storage/open-database.ts';
import type { Tables } from '../storage/tables.ts';
import { findPublicSet, snapshotBody } from './find-public-set.ts';
import { countOpening } from './sql-links.ts';
import type { GuestLinks } from './guest-links.ts';

/** Whoever shares a set from its data: a user, or a guest, whose sets are counted by the address they came from. */
export type Sharer =
  | { readonly userId: string }
  | { readonly userId: null; readonly guestId: string; readonly client: string };

export interface PublicSetsOptions {
  readonly database: Database;
  readonly game: RosterGame;
  readonly sharer: Sharer;
  /** Counts the snapshots of all guests together. */
  readonly guestLinks?: GuestLinks;
  readonly guard?: WriteGuard;
}

type PublicCalls = Pick<
  Roster,
  'createPublicSet' | 'deletePublicSet' | 'getPublicSet' | 'countOpening'
>;

/** The part of a roster that guests have too. */
export class SqlPublicSets implements PublicCalls {
  readonly #options: PublicSetsOptions;

  constructor(options: PublicSetsOptions) {
    this.#options = options;
  }

  async getPublicSet(publicId: string): Promise<PublicSet> {
    const { database, game } = this.#options;
    return findPublicSet(database, game, publicId);
  }

  async countOpening(publicId: string): Promise<void> {
    const { game, sharer } = this.#options;
    await this.#write((db) => countOpening(db, game.edition.key, publicId, sharer.userId));
  }

  async createPublicSet(input: PublicSetInput, options: CreateOptions = {}): Promise<PublicLink> {
    const { database, game, sharer, guestLinks } = this.#options;
    const clientKey = checkClientKey(options.clientKey);
    const deleteToken = newId();
    const row = {
      edition: game.edition.key,
      publisher: sharerHash(sharer),
      counted_by: countedBy(sharer),
      client_key: clientKey,
      delete_token_hash: hashOf(deleteToken),
    };
    return this.#write(async (db) => {
      // Those who are counted together wait for one another.
      await lockName(db, database.kind, row.counted_by);
      const known =
        clientKey === null ? null : await renewToken(db, { ...row, client_key: clientKey });
      if (known) return { publicId: known, deleteToken };

      refuseBeyond('shared sets', (await countOf(db, row.counted_by)) + 1);
      if (sharer.userId === null) await guestLinks?.takeOne(db);
      const publicId = newId();
      const now = Date.now();
      await db
        .insertInto('public_sets')
        .values({
          ...row,
          public_id: publicId,
          user_id: sharer.userId,
          body: snapshotBody(snapshotFrom(input, game, options)),
          created_at: now,
          read_at: now,
        })
        .execute();
      return { publicId, deleteToken };
    });
  }

  async deletePublicSet(publicId: string, deleteToken: string): Promise<void> {
    if (!looksLikeId(publicId)) throw new PlannerError('publicSetNotFound');
    const { numDeletedRows } = await this.#write((db) =>
      db
        .deleteFrom('public_sets')
        .where('public_id', '=', publicId)
        .where('edition', '=', this.#options.game.edition.key)
        .where('delete_token_hash', '=', hashOf(deleteToken))
        .executeTakeFirst(),
    );
    if (numDeletedRows !== 1n) throw new PlannerError('publicSetNotFound');
  }

  #write<Answer>(write: (db: Transaction<Tables>) => Promise<Answer>): Promise<Answer> {
    const { database, guard } = this.#options;
    return database.write(async (transaction) => {
      await guard?.(transaction);
      return write(transaction);
    });
  }
}

/** The token of a set shared with this key is made anew: the answer with the first may have been lost. */
async function renewToken(
  db: Kysely<Tables>,
  row: Record<'edition' | 'publisher' | 'client_key' | 'delete_token_hash', string>,
): Promise<string | null> {
  const renewed = await db
    .updateTable('public_sets')
    .set({ delete_token_hash: row.delete_token_hash })
    .where('publisher', '=', row.publisher)
    .where('edition', '=', row.edition as never)
    .where('client_key', '=', row.client_key)
    .returning('public_id')
    .executeTakeFirst();
  return renewed?.public_id ?? null;
}

async function countOf(db: Kysely<Tables>, countedAs: string): Promise<number> {
  const { count } = await db
    .selectFrom('public_sets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('counted_by', '=', countedAs)
    .executeTakeFirstOrThrow();
  return count;
}

function sharerHash(sharer: Sharer): string {
  return sharer.userId === null
    ? hashOf(`guest of ${sharer.guestId}`)
    : hashOf(`user ${sharer.userId}`);
}

/** Guests of one address together: whoever throws away a cookie gets no new hundred. */
function countedBy(sharer: Sharer): string {
  return sharer.userId === null
    ? hashOf(`guest ${sharer.client}`)
    : hashOf(`user ${sharer.userId}`);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
