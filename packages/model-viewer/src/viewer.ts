import { AnimationStore } from './animation/animation-store.ts';
import type { AnimationName } from './animation/names.ts';
import type { Movement } from './animation/tracks.ts';
import { ModelStore, type Model } from './assets/model-store.ts';
import { Orbit } from './camera/orbit.ts';
import { followPointer } from './camera/pointer.ts';
import type { DressedPiece } from './figure/dress-figure.ts';
import { Figure, type HeadPiece } from './figure/figure.ts';
import { shownParts } from './figure/shown-parts.ts';
import { bodyPath, wantedPieces } from './figure/wanted-models.ts';
import { throttled } from './throttle.ts';
import type { Look } from './look.ts';
import { composePicture, loadImage, PICTURE } from './picture/take-picture.ts';
import { paintMaterial } from './scene/paint-material.ts';
import { Stage } from './scene/stage.ts';
import { pumpkinHead, winterHat } from './season/head-pieces.ts';
import { makeSnow, type Snow } from './season/snow.ts';

export interface ViewerState {
  /** Something of the look is on its way. */
  readonly loading: boolean;
  /** There is a figure to be seen. */
  readonly shown: boolean;
  /** The body itself could not be had. */
  readonly failed: boolean;
}

export interface ViewerOptions {
  readonly canvas: HTMLCanvasElement;
  readonly context: WebGL2RenderingContext;
  /** Address of what is served for the viewer, with a slash at its end. */
  readonly folder: string;
  /** Hat and snow. */
  readonly winter: boolean;
  /** Begins paused, and nothing glides. */
  readonly stillness: boolean;
  onState(state: ViewerState): void;
  onTouch?(): void;
}

/** Milliseconds between two changes of the animation (areas §7). */
const ANIMATION_THROTTLE = 50;
/** Milliseconds until a new size is taken over (areas §7). */
const RESIZE_DEBOUNCE = 50;
/** Seconds; a frame that took longer is not made up for. */
const LONGEST_STEP = 0.1;

// Kept for the whole visit: another page that shows a figure finds them (areas §3).
let stores: {
  readonly folder: string;
  readonly models: ModelStore;
  readonly animations: AnimationStore;
} | null = null;

/** A figure on a canvas: what it looks like, what it does, where it is seen from. */
export class ModelViewer {
  readonly #options: ViewerOptions;
  readonly #stage: Stage;
  readonly #orbit = new Orbit();
  readonly #paint = paintMaterial();
  readonly #models: ModelStore;
  readonly #animations: AnimationStore;
  readonly #stops: (() => void)[] = [];
  readonly #requestAnimation: (name: AnimationName) => void;
  #look: Look | null = null;
  #figure: Figure | null = null;
  #figurePath = '';
  #isDressed = false;
  #animation: AnimationName = 'stand';
  #emote: { readonly name: AnimationName; readonly seconds: number } | null = null;
  #isPaused: boolean;
  #isFullScreen = false;
  #isSpooky = false;
  #isInSight = true;
  #snow: Snow | null = null;
  #frame = 0;
  #lastFrame = 0;
  #isStale = true;
  #isDisposed = false;
  #state: ViewerState = { loading: true, shown: false, failed: false };

  constructor(options: ViewerOptions) {
    const { canvas, context, folder } = options;
    this.#options = options;
    this.#isPaused = options.stillness;
    if (stores?.folder !== folder) {
      stores = { folder, models: new ModelStore(folder), animations: new AnimationStore(folder) };
    }
    this.#models = stores.models;
    this.#animations = stores.animations;
    this.#stage = new Stage(canvas, context);
    this.#requestAnimation = throttled(ANIMATION_THROTTLE, (name) => this.#setAnimation(name));
    if (options.winter) {
      this.#snow = makeSnow(folder, () => this.#invalidate());
      this.#stage.scene.add(this.#snow.points);
    }
    this.#watch(canvas);
  }

  /** What the figure is to look like from now on. */
  show(look: Look): void {
    this.#look = look;
    const path = bodyPath(look);
    const wanted = wantedPieces(look);
    this.#tell({ loading: true });
    const waiting = [
      this.#loadBody(look).then(
        () => this.#look === look && !this.#isDressed && this.#dress(look),
        (error: unknown) => this.#failed(look, error),
      ),
      ...wanted.map(({ piece, path: piecePath }) =>
        this.#models.load(piecePath).then(
          // The first time each piece is put on as it comes; a swap is made when all of it is there.
          () => this.#look === look && !this.#isDressed && this.#dress(look),
          () => console.warn(`Failed to load attachment ${piece.modelId}`),
        ),
      ),
      this.#animations.load(this.#playing()).catch(() => undefined),
    ];
    void Promise.all(waiting).then(() => {
      if (this.#look !== look || this.#isDisposed || !this.#models.ready(path)) return;
      this.#dress(look);
      this.#isDressed = true;
      this.#tell({ loading: false });
    });
  }

  /** Until something else is chosen. */
  play(name: AnimationName): void {
    this.#requestAnimation(name);
  }

  /** A few seconds of it, then what was chosen again. */
  emote(name: AnimationName, seconds: number): void {
    this.#emote = { name, seconds };
    this.#startAnimation();
  }

  pause(paused: boolean): void {
    this.#isPaused = paused;
    this.#lastFrame = 0;
    this.#invalidate();
  }

  /** Leaving it, the figure stands again and is seen whole. */
  fullScreen(on: boolean): void {
    if (on === this.#isFullScreen) return;
    this.#isFullScreen = on;
    if (on) return;
    this.#setAnimation('stand');
    if (this.#options.stillness) this.#orbit.jumpFar();
    else this.#orbit.goFar();
    this.#invalidate();
  }

  spooky(on: boolean): void {
    this.#isSpooky = on;
    this.#stage.lights.spooky(on);
    if (this.#look && this.#figure) this.#dress(this.#look);
    this.#invalidate();
  }

  /** What is to be seen now, as a file. */
  async picture(): Promise<Blob> {
    const { canvas, folder } = this.#options;
    const { width, height } = canvas.getBoundingClientRect();
    const watermark = loadImage(`${folder}texture/watermark.png`);
    const copy = document.createElement('canvas');
    copy.width = PICTURE.width;
    copy.height = PICTURE.height;
    this.#stage.resize(PICTURE.width, PICTURE.height, 1);
    this.#orbit.resize(PICTURE.width, PICTURE.height);
    this.#orbit.update(0);
    this.#stage.draw(this.#orbit.camera);
    copy.getContext('2d')?.drawImage(canvas, 0, 0);
    this.#resize(width, height);
    this.#draw(0);
    return composePicture(copy, watermark);
  }

  /** For measuring. */
  figures() {
    const { info } = this.#stage.renderer;
    return {
      calls: info.render.calls,
      triangles: info.render.triangles,
      geometries: info.memory.geometries,
      textures: info.memory.textures,
      programs: info.programs?.length ?? 0,
    };
  }

  dispose(): void {
    this.#isDisposed = true;
    cancelAnimationFrame(this.#frame);
    for (const stop of this.#stops) stop();
    this.#snow?.dispose();
    this.#figure?.dispose();
    this.#paint.dispose();
    this.#stage.dispose();
  }

  #watch(canvas: HTMLCanvasElement): void {
    const on = <Name extends string>(
      target: EventTarget,
      name: Name,
      listen: (event: Event) => void,
    ) => {
      target.addEventListener(name, listen);
      this.#stops.push(() => target.removeEventListener(name, listen));
    };
    this.#stops.push(
      followPointer(canvas, this.#orbit, {
        mayRoam: () => this.#isFullScreen,
        onMove: () => this.#invalidate(),
        onTouch: () => this.#options.onTouch?.(),
      }),
    );
    on(document, 'visibilitychange', () => this.#invalidate());
    // The renderer brings everything back by itself; it only has to be asked for a picture.
    on(canvas, 'webglcontextrestored', () => this.#invalidate());
    const sight = new IntersectionObserver(([entry]) => {
      this.#isInSight = entry?.isIntersecting ?? true;
      this.#invalidate();
    });
    sight.observe(canvas);
    let timer = 0;
    const size = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        const { width, height } = canvas.getBoundingClientRect();
        this.#resize(width, height);
      }, RESIZE_DEBOUNCE);
    });
    size.observe(canvas);
    const { width, height } = canvas.getBoundingClientRect();
    this.#resize(width, height);
    this.#stops.push(() => {
      sight.disconnect();
      size.disconnect();
      clearTimeout(timer);
    });
  }

  #resize(width: number, height: number): void {
    if (this.#isDisposed || width === 0 || height === 0) return;
    this.#stage.resize(width, height, window.devicePixelRatio);
    this.#orbit.resize(width, height);
    this.#invalidate();
  }

  #dress(look: Look): void {
    const path = bodyPath(look);
    const body = this.#models.ready(path);
    if (!body || this.#isDisposed) return;
    if (path !== this.#figurePath) this.#changeBody(body, path);
    const worn = wantedPieces(look).flatMap(({ piece, path: piecePath }): DressedPiece[] => {
      const model = this.#models.ready(piecePath);
      return model ? [{ piece, model }] : [];
    });
    this.#figure!.dress(look, worn, this.#headPiece(look));
    this.#invalidate();
  }

  async #loadBody(look: Look): Promise<void> {
    const body = await this.#models.load(bodyPath(look));
    await this.#models.loadParts(body, shownParts(body.file, look, []));
  }

  #headPiece(look: Look): HeadPiece | null {
    if (look.form) return null;
    if (this.#isSpooky) return pumpkinHead();
    return this.#options.winter ? winterHat() : null;
  }

  #changeBody(body: Model, path: string): void {
    this.#figure?.dispose();
    this.#figure = new Figure(body, this.#paint, (model, part) =>
      this.#models.readyMesh(model, part),
    );
    this.#figurePath = path;
    this.#isDressed = false;
    this.#stage.scene.add(this.#figure.mesh);
    const [[minX, , minZ], [maxX, maxY, maxZ]] = body.file.bounds;
    const breadth = Math.max(maxX - minX, maxZ - minZ);
    const radius = Math.min(0.62, Math.max(0.3, 0.2 + maxY * 0.13));
    this.#stage.fitPlinth(radius);
    this.#stage.lights.fit(maxY * 1.25, Math.max(1.2, breadth));
    this.#orbit.fit({
      height: maxY * 1.12 + 0.3,
      breadth: Math.max(radius * 2.3, breadth * 0.8),
      preset: body.file.camera ?? null,
    });
    this.#startAnimation();
  }

  #failed(look: Look, error: unknown): void {
    if (this.#look !== look || this.#isDisposed) return;
    console.warn('Failed to initialize model viewer', error);
    this.#tell({ loading: false, failed: true });
  }

  #setAnimation(name: AnimationName): void {
    this.#animation = name;
    this.#emote = null;
    this.#startAnimation();
  }

  #playing(): AnimationName {
    return this.#emote?.name ?? this.#animation;
  }

  #startAnimation(): void {
    const name = this.#playing();
    this.#animations.load(name).then(
      (movement) => {
        if (!this.#isDisposed && name === this.#playing()) this.#begin(movement);
      },
      () => console.warn('Animation not loaded'),
    );
  }

  #begin(movement: Movement): void {
    const figure = this.#figure;
    if (!figure || (figure.movement === movement && !this.#emote)) return;
    figure.play(movement, this.#isPaused);
    this.#invalidate();
  }

  #tell(change: Partial<ViewerState>): void {
    const state = { ...this.#state, ...change };
    this.#state = state;
    if (!this.#isDisposed) this.#options.onState(state);
  }

  /** Something has changed: it is drawn with the next frame, if anybody can see it. */
  #invalidate(): void {
    this.#isStale = true;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#frame !== 0 || this.#isDisposed || document.hidden || !this.#isInSight) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      const seconds = this.#lastFrame === 0 ? 0 : (now - this.#lastFrame) / 1000;
      this.#lastFrame = now;
      this.#draw(Math.min(LONGEST_STEP, seconds));
      if (this.#isMoving()) this.#schedule();
      else this.#lastFrame = 0;
    });
  }

  #isMoving(): boolean {
    return (!this.#isPaused && this.#figure !== null) || this.#orbit.isMoving;
  }

  #draw(seconds: number): void {
    const figure = this.#figure;
    if (!this.#isStale && !this.#isMoving()) return;
    this.#isStale = false;
    const passed = this.#isPaused ? 0 : seconds;
    if (figure) {
      figure.update(passed);
      this.#endEmote(figure);
    }
    this.#snow?.update(passed);
    this.#orbit.update(seconds);
    this.#stage.draw(this.#orbit.camera);
    if (figure && figure.movement && !this.#state.shown) this.#tell({ shown: true });
  }

  #endEmote(figure: Figure): void {
    if (!this.#emote || this.#isPaused || figure.seconds < this.#emote.seconds) return;
    this.#emote = null;
    this.#startAnimation();
  }
}
