import { MAIL_MEMORY } from '../mail/mail-limits.ts';
import type { Database } from '../storage/open-database.ts';
import { ATTEMPTS_WITHIN } from './attempts.ts';
import { forgetUnconfirmed } from './unconfirmed.ts';

/** Milliseconds. */
const EVERY = 10 * 60_000;

/** What has had its time: nonces, captchas, counts of mails and of what went wrong, codes, sessions, names nobody confirmed. */
export async function forgetExpired(database: Database, now: number): Promise<void> {
  const { db, kind } = database;
  const date = kind === 'sqlite' ? new Date(now).toISOString() : new Date(now);
  await db.deleteFrom('nonces').where('expires_at', '<', now).execute();
  await db.deleteFrom('used_captchas').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('sent_mails')
    .where('sent_at', '<', now - MAIL_MEMORY)
    .execute();
  await db
    .deleteFrom('attempts')
    .where('tried_at', '<', now - ATTEMPTS_WITHIN)
    .execute();
  await db.deleteFrom('verification').where('expiresAt', '<', date).execute();
  await db.deleteFrom('session').where('expiresAt', '<', date).execute();
  await forgetUnconfirmed(database, now);
}

/** Now and then, until the answer is called; a failure is told, and it is tried again the next time. */
export function repeatHousekeeping(
  clean: () => Promise<void>,
  tell: (error: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = clean().catch(tell);
  }, EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
