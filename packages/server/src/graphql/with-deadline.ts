/** Milliseconds between two looks at the clock. */
const LOOK = 100;

interface Waiting {
  readonly until: number;
  giveUp(): void;
}

/** What is under way, in the order in which it began. */
const underWay = new Set<Waiting>();
let clock: NodeJS.Timeout | null = null;

/**
 * The answer, or what stands for it when it takes longer than `limit` milliseconds. One clock serves all that is
 * under way: a timer of its own costs a short answer more than it is worth.
 */
export function withDeadline<Answer>(
  work: Promise<Answer>,
  limit: number,
  late: () => Answer,
): Promise<Answer> {
  const given = Promise.withResolvers<Answer>();
  const waiting = { until: performance.now() + limit, giveUp: () => given.resolve(late()) };
  underWay.add(waiting);
  clock ??= setInterval(look, LOOK).unref();
  const settle = (): void => {
    underWay.delete(waiting);
    given.resolve(work);
  };
  work.then(settle, settle);
  return given.promise;
}

function look(): void {
  const now = performance.now();
  for (const waiting of underWay) {
    if (waiting.until <= now) {
      underWay.delete(waiting);
      waiting.giveUp();
    }
  }
  if (underWay.size === 0 && clock) {
    clearInterval(clock);
    clock = null;
  }
}
