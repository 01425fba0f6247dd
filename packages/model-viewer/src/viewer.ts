import { AnimationStore } from './animation/animation-store.ts';
import type { AnimationName } from './animation/names.ts';
import { Performer } from './animation/performer.ts';
import type { Movement } from './animation/tracks.ts';
import { ModelStore, type Model } from './assets/model-store.ts';
import { Orbit, type FixedView } from './camera/orbit.ts';
import { followPointer } from './camera/pointer.ts';
import type { DressedPiece } from './figure/dress-figure.ts';
import { bodyFrame } from './figure/body-frame.ts';
import { Figure, type HeadPiece } from './figure/figure.ts';
import { shownParts } from './figure/shown-parts.ts';
import { bodyPath, hasOtherShape, wantedPieces } from './figure/wanted-models.ts';
import type { Look } from './look.ts';
import { composePicture, loadImage, PICTURE } from './picture/take-picture.ts';
import { paintMaterial } from './scene/paint-material.ts';
import { FrameLoop } from './scene/frame-loop.ts';
import { Stage } from './scene/stage.ts';
import { watchSize } from './scene/watch-size.ts';
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

/** Seconds. */
const FRAME_STEP = 1 / 30;

// Kept for the whole visit: another page that shows a figure finds them.
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
  readonly #stops: (() => void)[];
  readonly #loop: FrameLoop;
  readonly #performer: Performer;
  #look: Look | null = null;
  #figure: Figure | null = null;
  #figurePath = '';
  #isDressed = false;
  #isPaused: boolean;
  #isFullScreen = false;
  #isSpooky = false;
  #snow: Snow | null = null;
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
    this.#performer = new Performer(stores.animations, (movement, again) =>
      this.#begin(movement, again),
    );
    this.#loop = new FrameLoop(
      canvas,
      (seconds) => this.#draw(seconds),
      () => this.#isMoving(),
    );
    if (options.winter) {
      this.#snow = makeSnow(folder, () => this.#loop.invalidate());
      this.#stage.scene.add(this.#snow.points);
    }
    this.#stops = [
      watchSize(canvas, (width, height) => this.#resize(width, height)),
      followPointer(canvas, this.#orbit, {
        mayRoam: () => this.#isFullScreen,
        onMove: () => this.#loop.invalidate(),
        onTouch: () => options.onTouch?.(),
      }),
      () => this.#loop.stop(),
    ];
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
      this.#animations.load(this.#performer.now).catch(() => undefined),
    ];
    void Promise.all(waiting).then(() => {
      if (this.#look !== look || this.#isDisposed || !this.#models.ready(path)) return;
      this.#dress(look);
      this.#isDressed = true;
      this.#tell({ loading: false, failed: false });
    });
  }

  /** Until something else is chosen. */
  play(name: AnimationName): void {
    this.#performer.play(name);
  }

  /** A few seconds of it, then what was chosen again. */
  emote(name: AnimationName, seconds: number): void {
    if (!this.#isPaused) this.#performer.emote(name, seconds);
  }

  pause(paused: boolean): void {
    this.#isPaused = paused;
    this.#loop.restart();
  }

  /** Leaving it, the figure stands again and is seen whole. */
  fullScreen(on: boolean): void {
    if (on === this.#isFullScreen) return;
    this.#isFullScreen = on;
    if (on) return;
    this.#performer.playNow('stand');
    if (this.#options.stillness) this.#orbit.jumpFar();
    else this.#orbit.goFar();
    this.#loop.invalidate();
  }

  spooky(on: boolean): void {
    this.#isSpooky = on;
    this.#stage.lights.spooky(on);
    if (this.#look && this.#figure) this.#dress(this.#look);
    this.#loop.invalidate();
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

  /** What the figure does; null before it does anything. */
  get animation(): AnimationName | null {
    return this.#performer.begun;
  }

  /** One frame of a paused figure, so many seconds into its movement, on the canvas until the page is painted. */
  frameAt(seconds: number, view?: FixedView): void {
    // In steps, for cloaks and tails follow what was before.
    for (let passed = 0; passed < seconds; passed += FRAME_STEP) this.#figure?.update(FRAME_STEP);
    if (view) this.#orbit.stand(view);
    this.#draw(0);
  }

  /** For measuring. */
  figures() {
    const { render, memory, programs } = this.#stage.renderer.info;
    const { calls, triangles } = render;
    return { calls, triangles, ...memory, programs: programs?.length ?? 0 };
  }

  dispose(): void {
    this.#isDisposed = true;
    for (const stop of this.#stops) stop();
    this.#snow?.dispose();
    this.#figure?.dispose();
    this.#paint.dispose();
    this.#stage.dispose();
  }

  #resize(width: number, height: number): void {
    this.#stage.resize(width, height, window.devicePixelRatio);
    this.#orbit.resize(width, height);
    this.#loop.invalidate();
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
    this.#loop.invalidate();
  }

  async #loadBody(look: Look): Promise<void> {
    const body = await this.#models.load(bodyPath(look));
    const missing = await this.#models.loadParts(body, shownParts(body.file, look, []));
    for (const part of missing) console.warn(`Failed to load attachment ${part}`);
  }

  #headPiece(look: Look): HeadPiece | null {
    if (hasOtherShape(look)) return null;
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
    const { radius, height, breadth, frame } = bodyFrame(body.file);
    this.#stage.fitPlinth(radius);
    this.#stage.lights.fit(height, breadth);
    this.#orbit.fit(frame);
    this.#performer.start();
  }

  #failed(look: Look, error: unknown): void {
    if (this.#look !== look || this.#isDisposed) return;
    console.warn('Failed to initialize model viewer', error);
    // Who is there already stays.
    this.#tell({ loading: false, failed: this.#figure === null });
  }

  #begin(movement: Movement, again: boolean): void {
    const figure = this.#figure;
    if (!figure || this.#isDisposed || (figure.movement === movement && !again)) return;
    figure.play(movement, this.#isPaused);
    this.#loop.invalidate();
  }

  #tell(change: Partial<ViewerState>): void {
    const state = { ...this.#state, ...change };
    this.#state = state;
    if (!this.#isDisposed) this.#options.onState(state);
  }

  #isMoving(): boolean {
    return (!this.#isPaused && this.#figure !== null) || this.#orbit.isMoving;
  }

  #draw(seconds: number): void {
    const figure = this.#figure;
    const passed = this.#isPaused ? 0 : seconds;
    if (figure) {
      figure.update(passed);
      if (!this.#isPaused) this.#performer.passed(figure.seconds);
    }
    this.#snow?.update(passed);
    this.#orbit.update(seconds);
    this.#stage.draw(this.#orbit.camera);
    if (figure && figure.movement && !this.#state.shown) this.#tell({ shown: true });
  }
}
