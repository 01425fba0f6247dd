import type { RequestListener, ServerResponse } from 'node:http';
import { MESSAGES } from '@gearwright/game/messages.ts';

/** Milliseconds between two measurements of the event loop's delay. */
const LOOK = 20;
/** Milliseconds of delay, as a moving average, above which requests are refused. */
const LATE = 120;
/** Milliseconds without a measurement after which requests are refused: the loop is too busy to measure itself. */
const STUCK = 400;
/** The weight of the newest measurement in the moving average. */
const WEIGHT = 0.3;
/** Requests under way in this process at most; and so few that a late loop is not their fault. */
const MOST = 400;
const FEW = 32;
/** Seconds after which whoever was sent away may try again. */
const RETRY_AFTER = '2';

const FOR_MACHINES = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;

/** Tells when there is more to do than can be done, before everybody waits for seconds. */
export class LoadShedder {
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  #lookedAt: number;
  #late = 0;
  #underWay = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#lookedAt = now();
    this.#timer = setInterval(() => this.look(), LOOK).unref();
  }

  look(): void {
    const now = this.#now();
    const late = Math.max(0, now - this.#lookedAt - LOOK);
    this.#late += (late - this.#late) * WEIGHT;
    this.#lookedAt = now;
  }

  isTooMuch(): boolean {
    if (this.#underWay >= MOST) return true;
    // A single long piece of work is no reason; many requests taken in one after the other are.
    if (this.#underWay < FEW) return false;
    return this.#late > LATE || this.#now() - this.#lookedAt > STUCK;
  }

  /** Counts a request until its answer is sent, or nobody waits for it any more. */
  follow(response: ServerResponse): void {
    this.#underWay += 1;
    response.once('close', () => (this.#underWay -= 1));
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

const BUSY = JSON.stringify({
  errors: [{ message: MESSAGES.serverBusy(), extensions: { code: 'serverBusy' } }],
  error: { code: 'serverBusy', message: MESSAGES.serverBusy() },
});

/** Sends requests away at the door, which costs next to nothing, while there is too much to do. */
export function shedding(
  shedder: LoadShedder,
  headers: Readonly<Record<string, string>>,
  shed: () => void,
  listener: RequestListener,
): RequestListener {
  return (request, response) => {
    if (!shedder.isTooMuch() || FOR_MACHINES.test(request.url ?? '')) {
      shedder.follow(response);
      return listener(request, response);
    }
    shed();
    request.resume();
    response.writeHead(503, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': RETRY_AFTER,
    });
    response.end(BUSY);
  };
}
