import type { z } from 'zod';
import type { Clock } from '../../publisher/clock.ts';
import { PublisherError, type Publisher, type Question } from '../../publisher/publisher.ts';
import { deleteInBatches } from '../../storage/delete-in-batches.ts';
import type { Database } from '../../storage/open-database.ts';
import { fromJson, toJson } from '../../storage/types.ts';
import { whatIsWrong } from './schema.ts';

const MINUTE = 60_000;
/** How long an answer counts as fresh, in milliseconds. */
const FRESH = 5 * MINUTE;
const FRESH_ABSENCE = MINUTE;
/** The publisher's terms: what is stored is refreshed or deleted within 30 days. */
const LONGEST = 30 * 24 * 60 * MINUTE;

interface Kept {
  readonly status: number;
  readonly body: unknown;
  readonly modified: string | null;
  readonly fresh: boolean;
}

/** Answers of the publisher, kept in the database for all servers and asked for again when they are old. */
export class KeptAnswers {
  readonly #publisher: Publisher;
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(publisher: Publisher, database: Database, clock: Clock) {
    this.#publisher = publisher;
    this.#database = database;
    this.#clock = clock;
  }

  /** Null when there is no such thing; when it is withheld, too, if we can do without. */
  async get<Schema extends z.ZodType>(
    question: Question,
    schema: Schema,
    { optional = false }: { readonly optional?: boolean } = {},
  ): Promise<z.output<Schema> | null> {
    const key = `${question.namespace}-${question.region}${question.path}`;
    const kept = await this.#read(key, schema);
    if (kept?.fresh) return kept.body as z.output<Schema> | null;
    const answer = await this.#publisher.get({ ...question, since: kept?.modified ?? null });
    if (answer.status === 304 && kept) {
      await this.#keep(key, kept.status, kept.body, kept.modified);
      return kept.body as z.output<Schema> | null;
    }
    if (answer.status === 404 || (answer.status === 403 && optional)) {
      await this.#keep(key, answer.status, null, null);
      return null;
    }
    if (answer.status !== 200) {
      throw new PublisherError('unreachable', `${question.path}: it answered ${answer.status}`);
    }
    const parsed = schema.safeParse(answer.body);
    if (!parsed.success) {
      throw new PublisherError('unreachable', `${question.path}: ${whatIsWrong(parsed.error)}`);
    }
    await this.#keep(key, 200, parsed.data, answer.modified);
    return parsed.data;
  }

  async #read(key: string, schema: z.ZodType): Promise<Kept | null> {
    const row = await this.#database.db
      .selectFrom('live_cache')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst();
    if (!row) return null;
    const { status, modified } = row;
    const fresh = this.#clock.now() < row.expires_at;
    if (row.body === null) return { status, modified: null, body: null, fresh };
    // An earlier version of the server may have kept fewer fields than we read now: then it is fetched anew.
    const parsed = schema.safeParse(fromJson(row.body));
    return parsed.success ? { status, modified, body: parsed.data, fresh } : null;
  }

  async #keep(key: string, status: number, body: unknown, modified: string | null): Promise<void> {
    const now = this.#clock.now();
    const row = {
      status,
      body: body === null ? null : toJson(body),
      modified,
      fetched_at: now,
      expires_at: now + (body === null ? FRESH_ABSENCE : FRESH),
    };
    await this.#database.db
      .insertInto('live_cache')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  }
}

/** How many answers were old enough to go. */
export async function purgeKeptAnswers({ db }: Database, now: number): Promise<number> {
  return deleteInBatches((most) =>
    db
      .deleteFrom('live_cache')
      .where('key', 'in', (from) =>
        from
          .selectFrom('live_cache')
          .select('key')
          .where('fetched_at', '<', now - LONGEST)
          .limit(most),
      )
      .executeTakeFirst(),
  );
}
