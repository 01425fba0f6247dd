import type { Kysely } from 'kysely';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Tables } from '../storage/tables.ts';

/** Milliseconds a count holds; other servers share sets too. */
const COUNTED_FOR = 60_000;

/** The snapshots of all guests together: so many and no more (acceptance D12), whoever has how many addresses. */
export class GuestLinks {
  readonly #most: number;
  readonly #now: () => number;
  #count = 0;
  #countedAt = -Infinity;

  constructor(most: number, now: () => number = Date.now) {
    this.#most = most;
    this.#now = now;
  }

  async takeOne(db: Kysely<Tables>): Promise<void> {
    if (this.#now() >= this.#countedAt + COUNTED_FOR) {
      this.#count = await countGuestLinks(db);
      this.#countedAt = this.#now();
    }
    if (this.#count >= this.#most) throw new PlannerError('guestLinksFull');
    this.#count++;
  }
}

async function countGuestLinks(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('public_sets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
