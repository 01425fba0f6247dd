/** Seconds; a frame that took longer is not made up for. */
const LONGEST_STEP = 0.1;

/** Draws frames while something moves and somebody can see it; otherwise one for each change. */
export class FrameLoop {
  readonly #draw: (seconds: number) => void;
  readonly #isMoving: () => boolean;
  readonly #stops: (() => void)[] = [];
  #frame = 0;
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
    this.#frame = requestAnimationFrame((now) => this.#next(now));
  }

  /** No time passes until the next frame. */
  restart(): void {
    this.#last = 0;
    this.invalidate();
  }

  stop(): void {
    this.#isStopped = true;
    cancelAnimationFrame(this.#frame);
    for (const stop of this.#stops) stop();
  }

  #next(now: number): void {
    this.#frame = 0;
    const seconds = this.#last === 0 ? 0 : (now - this.#last) / 1000;
    this.#last = now;
    this.#draw(Math.min(LONGEST_STEP, seconds));
    if (this.#isMoving()) this.invalidate();
    else this.#last = 0;
  }
}
