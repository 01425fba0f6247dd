import type { FastifyReply } from 'fastify';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { WorkBudget } from '../cost/work-budget.ts';
import type { ClientLimit } from '../limits/client-limit.ts';

/** What everybody who asks without a key is counted by. */
export interface Counting {
  readonly requests: ClientLimit;
  readonly work: WorkBudget;
}

/** `tooManyRequests`, with the seconds after which to come again. */
export function refuseTooMany(
  { requests, work }: Counting,
  client: string,
  reply: FastifyReply,
): void {
  const hasRoom = work.hasRoom(client);
  if (requests.take(client) && hasRoom) return;
  reply.header('retry-after', hasRoom ? requests.retryAfter() : work.retryAfter(client));
  throw new PlannerError('tooManyRequests');
}
