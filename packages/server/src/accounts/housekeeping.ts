import { MAIL_MEMORY } from '../mail/mail-limits.ts';
import { deleteInBatches } from '../storage/delete-in-batches.ts';
import type { Database } from '../storage/open-database.ts';
import { ATTEMPTS_WITHIN } from './attempts.ts';
import { forgetUnconfirmed } from './unconfirmed.ts';

export interface Forgotten {
  readonly nonces: number;
  readonly captchas: number;
  readonly countsOfMails: number;
  readonly attempts: number;
  readonly codes: number;
  readonly sessions: number;
  /** Names nobody confirmed. */
  readonly names: number;
}

/** Deletes sessions, codes and counts whose time is over. */
export async function forgetExpired(database: Database, now: number): Promise<Forgotten> {
  const { db, kind } = database;
  const date = kind === 'sqlite' ? new Date(now).toISOString() : new Date(now);
  return {
    nonces: await deleteInBatches((most) =>
      db
        .deleteFrom('nonces')
        .where('nonce', 'in', (from) =>
          from.selectFrom('nonces').select('nonce').where('expires_at', '<', now).limit(most),
        )
        .executeTakeFirst(),
    ),
    captchas: await deleteInBatches((most) =>
      db
        .deleteFrom('used_captchas')
        .where('challenge', 'in', (from) =>
          from
            .selectFrom('used_captchas')
            .select('challenge')
            .where('expires_at', '<', now)
            .limit(most),
        )
        .executeTakeFirst(),
    ),
    countsOfMails: await deleteInBatches((most) =>
      db
        .deleteFrom('sent_mails')
        .where('id', 'in', (from) =>
          from
            .selectFrom('sent_mails')
            .select('id')
            .where('sent_at', '<', now - MAIL_MEMORY)
            .limit(most),
        )
        .executeTakeFirst(),
    ),
    attempts: await deleteInBatches((most) =>
      db
        .deleteFrom('attempts')
        .where('id', 'in', (from) =>
          from
            .selectFrom('attempts')
            .select('id')
            .where('tried_at', '<', now - ATTEMPTS_WITHIN)
            .limit(most),
        )
        .executeTakeFirst(),
    ),
    codes: await deleteInBatches((most) =>
      db
        .deleteFrom('verification')
        .where('id', 'in', (from) =>
          from.selectFrom('verification').select('id').where('expiresAt', '<', date).limit(most),
        )
        .executeTakeFirst(),
    ),
    sessions: await deleteInBatches((most) =>
      db
        .deleteFrom('session')
        .where('id', 'in', (from) =>
          from.selectFrom('session').select('id').where('expiresAt', '<', date).limit(most),
        )
        .executeTakeFirst(),
    ),
    names: await forgetUnconfirmed(database, now),
  };
}
