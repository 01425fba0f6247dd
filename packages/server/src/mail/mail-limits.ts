import { createHmac, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables.ts';

/** So many of something within so many milliseconds. */
export interface MailLimit {
  readonly most: number;
  readonly within: number;
}

/** How many mails one address, or one asker, gets. */
const MAIL_LIMITS: readonly MailLimit[] = [
  { most: 5, within: 60 * 60_000 },
  { most: 15, within: 24 * 60 * 60_000 },
];

/** Three times as many for one name by whomever: a stranger alone does not use up an owner's. */
export const BY_WHOMEVER: readonly MailLimit[] = MAIL_LIMITS.map(({ most, within }) => ({
  most: most * 3,
  within,
}));

/** Milliseconds after which a mail counts no more. */
export const MAIL_MEMORY = Math.max(...MAIL_LIMITS.map(({ within }) => within));

/** Counts mails by a hash of the address: the table names nobody. */
export class MailLimits {
  readonly #db: Kysely<Tables>;
  readonly #key: Buffer;
  readonly #now: () => number;

  constructor(db: Kysely<Tables>, key: Buffer, now: () => number = Date.now) {
    this.#db = db;
    this.#key = key;
    this.#now = now;
  }

  /** True, and counted, while there is one left. */
  async take(
    kind: string,
    address: string,
    limits: readonly MailLimit[] = MAIL_LIMITS,
  ): Promise<boolean> {
    const now = this.#now();
    const hash = createHmac('sha256', this.#key).update(`${kind} ${address}`).digest('base64url');
    const row = { id: randomUUID(), address: hash, kind, sent_at: now };
    // Counted first: of many at the same moment each sees those before it.
    await this.#db.insertInto('sent_mails').values(row).execute();
    const sent = await this.#db
      .selectFrom('sent_mails')
      .select('sent_at')
      .where('address', '=', hash)
      .where('sent_at', '>', now - MAIL_MEMORY)
      .execute();
    const full = limits.some(
      ({ most, within }) => sent.filter((mail) => mail.sent_at > now - within).length > most,
    );
    if (full) {
      await this.#db.deleteFrom('sent_mails').where('id', '=', row.id).execute();
      return false;
    }
    return true;
  }
}
