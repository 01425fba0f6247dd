import type { FastifyInstance } from 'fastify';

/** Requests under way get this long, in milliseconds. */
const PATIENCE = 5_000;

/** Ctrl-C or a polite kill: finish what is being answered, then end with exit code 0. */
export function stopOnSignal(
  servers: readonly FastifyInstance[],
  clearUp: () => Promise<void>,
): void {
  let stopping = false;
  const stop = () => {
    // A terminal and the parent process may both pass the signal on.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), PATIENCE).unref();
    void Promise.all(servers.map((server) => server.close()))
      .then(clearUp)
      .then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
