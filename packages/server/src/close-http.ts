import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds for requests that were on their way over connections that were kept open. */
const ON_THEIR_WAY = 500;
/** Milliseconds between looks for connections that have become idle. */
const LOOK = 50;

/**
 * Lets nobody in any more, and waits until everybody inside has their answer. Node's own way ends idle connections
 * at once, and with them requests that a client has sent meanwhile.
 */
export async function finishConnections(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()));
  await Promise.race([closed, wait(ON_THEIR_WAY)]);
  const timer = setInterval(() => server.closeIdleConnections(), LOOK);
  await closed.finally(() => clearInterval(timer));
}
