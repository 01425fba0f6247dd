import { randomUUID } from 'node:crypto';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { DatabaseKind } from '../storage/database-kind.ts';
import { prepared, preparedWrite } from '../storage/prepared.ts';
import { findSession, refuseEnded, refuseMissing } from './check-session.ts';
import type { Identity, WriteGuard } from './identity.ts';

/** Made once a request. The guard it returns runs first in the transaction of each write of the request (acceptance D19). */
export function guardWrites(
  identity: Identity,
  kind: DatabaseKind,
  now: () => number = Date.now,
): WriteGuard {
  // Most requests only read.
  let requestId: string | null = null;
  return async (transaction) => {
    requestId ??= randomUUID();
    if (identity.kind === 'user') {
      const { sessionId, userId } = identity;
      const [session] = await FIND_SESSION[kind](transaction, { sessionId, userId });
      if (!session) await refuseMissing(transaction, userId);
      refuseEnded(session?.expiresAt ?? null, now());
    }
    const { nonce, staleAt } = identity;
    if ((await storeNonce(transaction, { nonce, requestId, staleAt })) === 1) return;
    const earlier = await transaction
      .selectFrom('nonces')
      .select('request_id')
      .where('nonce', '=', nonce)
      .executeTakeFirst();
    // This request stored the nonce itself, with the first of several writes.
    if (earlier?.request_id !== requestId) throw new PlannerError('requestReplayed');
  };
}

const FIND_SESSION = {
  sqlite: prepared(findSession),
  // Signing out waits for a write under way, so that none follows it.
  postgres: prepared((db, value: Parameters<typeof findSession>[1]) =>
    findSession(db, value).forKeyShare(),
  ),
};

interface NonceValues {
  readonly nonce: string;
  readonly requestId: string;
  readonly staleAt: number;
}

const storeNonce = preparedWrite((db, value: NonceValues) =>
  db
    .insertInto('nonces')
    .values({ nonce: value.nonce, request_id: value.requestId, expires_at: value.staleAt })
    .onConflict((conflict) => conflict.doNothing()),
);
