import type { Server } from 'node:http';

/** Milliseconds between looks for connections that have become idle. */
const LOOK = 50;

/** While a server closes, connections end with the answer they wait for, instead of being kept for another. */
export async function endingConnections(server: Server, closed: Promise<unknown>): Promise<void> {
  const timer = setInterval(() => server.closeIdleConnections(), LOOK);
  await closed.finally(() => clearInterval(timer));
}
