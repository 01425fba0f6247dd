/** Seconds; a frame that took longer is not made up for. */
const LONGEST_STEP = 0.1;

/** Milliseconds from asking for a frame to getting it, beyond which drawing holds up the page. */
const DEAR = 80;
/** Without a graphics card the figure rests so many times as long as its frame took, and leaves the page its time. */
const RESTS = 4;
/** Milliseconds; even then it is seen to move. */
const LONGEST_REST = 1_000;

/** Draws frames while something moves and somebody can see it; otherwise one for each change. */
export class FrameLoop {
  readonly #draw: (seconds: number) => void;
  readonly #isMoving: () => boolean;
  readonly #stops: (() => void)[] = [];
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #last = 0;
  #isInSight = true;
  #isStopped = false;

  constructor(canvas: HTMLCanvasElement, draw: (seconds: number) => void, isMoving: () => boolean) {
    this.#draw = draw;
    this.#isMoving = isMoving;
    const look = () => this.invalidate();
    document.addEventListener('visibilitychange', look);
    // The renderer brings everything back by itself; it only has to be asked for a picture.
    canvas.addEventListener('webglcontextrestored', look);
    const sight = new IntersectionObserver(([entry]) => {
      this.#isInSight = entry?.isIntersecting ?? true;
      this.invalidate();
    });
    sight.observe(canvas);
    this.#stops.push(() => {
      document.removeEventListener('visibilitychange', look);
      canvas.removeEventListener('webglcontextrestored', look);
      sight.disconnect();
    });
  }

  /** Something has changed. */
  invalidate(): void {
    if (this.#frame !== 0 || this.#isStopped || document.hidden || !this.#isInSight) return;
    clearTimeout(this.#rest);
    const asked = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#next(now, performance.now() - asked));
  }

  /** No time passes until the next frame. */
  restart(): void {
    this.#last = 0;
    this.invalidate();
  }

  stop(): void {
    this.#isStopped = true;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    for (const stop of this.#stops) stop();
  }

  #next(now: number, waited: number): void {
    this.#frame = 0;
    const seconds = this.#last === 0 ? 0 : (now - this.#last) / 1000;
    this.#last = now;
    this.#draw(Math.min(LONGEST_STEP, seconds));
    if (!this.#isMoving()) this.#last = 0;
    else if (waited < DEAR) this.invalidate();
    else {
      const rest = Math.min(LONGEST_REST, waited * RESTS);
      this.#rest = setTimeout(() => this.invalidate(), rest);
    }
  }
}
