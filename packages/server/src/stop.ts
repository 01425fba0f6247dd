/** Requests under way get this long, in milliseconds. */
const PATIENCE = 10_000;

export interface Stoppable {
  /** Tells balancers, by `/readyz`, to send nobody new. */
  announce(): void;
  /** Milliseconds to wait until balancers have noticed. */
  readonly drain: number;
  /** Accepts no new connection, and waits until every request under way is answered. */
  close(): Promise<void>;
  /** What comes after the last answer: chores, mails, the database. */
  clearUp(): Promise<void>;
}

/** Stops the server in this order, so that every request it accepted is answered. */
export async function stop({ announce, drain, close, clearUp }: Stoppable): Promise<void> {
  announce();
  if (drain > 0) await new Promise((done) => setTimeout(done, drain));
  await close();
  await clearUp();
}

/** Ctrl-C or a polite kill: ends with exit code 0, or with 1 when something took too long. */
export function stopOnSignal(server: Stoppable): void {
  let stopping = false;
  const onSignal = () => {
    // A terminal and the parent process may both pass the signal on.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), server.drain + PATIENCE).unref();
    stop(server).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
