import { randomUUID } from 'node:crypto';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { DatabaseKind } from '../storage/open-database.ts';
import type { Identity, WriteGuard } from './identity.ts';

/** Once a request; what it answers runs first in the transaction of each of its writes (acceptance D19). */
export function guardWrites(
  identity: Identity,
  kind: DatabaseKind,
  now: () => number = Date.now,
): WriteGuard {
  const requestId = randomUUID();
  return async (transaction) => {
    if (identity.kind === 'user') {
      const session = await transaction
        .selectFrom('session')
        .select('expiresAt')
        .where('id', '=', identity.sessionId)
        .where('userId', '=', identity.userId)
        // Signing out waits for a write under way, so that none follows it.
        .$if(kind === 'postgres', (query) => query.forKeyShare())
        .executeTakeFirst();
      if (!session || new Date(session.expiresAt).getTime() <= now()) {
        throw new PlannerError('sessionEnded');
      }
    }
    const { nonce, staleAt } = identity;
    const stored = await transaction
      .insertInto('nonces')
      .values({ nonce, request_id: requestId, expires_at: staleAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (stored.numInsertedOrUpdatedRows === 1n) return;
    const earlier = await transaction
      .selectFrom('nonces')
      .select('request_id')
      .where('nonce', '=', nonce)
      .executeTakeFirst();
    // The first of several writes of this very request stored it.
    if (earlier?.request_id !== requestId) throw new PlannerError('requestReplayed');
  };
}
