/** Runs a task now and then, never twice at once; the answer stops it and waits for what is under way. */
export function repeat(
  every: number,
  task: () => Promise<void>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  const run = (): void => {
    underWay ??= task()
      .catch(failed)
      .finally(() => (underWay = null));
  };
  const timer = setInterval(run, every);
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
