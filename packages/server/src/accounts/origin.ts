import type { FastifyRequest } from 'fastify';
import { PlannerError } from '@gearwright/game/messages.ts';

/** Browsers say where a request comes from: whatever changes something must come from the site itself. */
export async function refuseForeignOrigin(request: FastifyRequest): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin = '' } = request.headers;
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) {
    throw new PlannerError('foreignOrigin');
  }
}
