/** Requests under way get this long, in milliseconds. */
const PATIENCE = 10_000;

export interface Stoppable {
  /** From now on nobody new is sent here. */
  announce(): void;
  /** Milliseconds for those who send to notice. */
  readonly drain: number;
  /** Lets nobody in, and waits for every answer. */
  close(): Promise<void>;
  /** What comes after the last answer: chores, mails, the database. */
  clearUp(): Promise<void>;
}

/** Everything that was accepted is finished, in this order. */
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
