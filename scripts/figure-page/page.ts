import { isAnimation } from '@gearwright/model-viewer/animation/names.ts';
import type { FixedView } from '@gearwright/model-viewer/camera/orbit.ts';
import type { Look } from '@gearwright/model-viewer/look.ts';
import { openContext } from '@gearwright/model-viewer/open-context.ts';
import { ModelViewer, type ViewerState } from '@gearwright/model-viewer/viewer.ts';
import { PerspectiveCamera, Scene, WebGLRenderer } from 'three';

/** Steps of colour that two pictures may differ by and still be the same. */
const SAME = 12;

/** A viewer that stands still, for tests and measurements from outside: pictures are kept by name and compared. */
export class FigurePage {
  readonly #kept = new Map<string, ImageData>();
  canvas!: HTMLCanvasElement;
  viewer!: ModelViewer;
  state: ViewerState = { loading: true, shown: false, failed: false };

  open(width: number, height: number, winter = false): void {
    this.close();
    const canvas = document.createElement('canvas');
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    // Out of sight, so that nothing is drawn but what is asked for.
    canvas.style.position = 'fixed';
    canvas.style.left = '-5000px';
    document.body.append(canvas);
    const context = openContext(canvas);
    if (!context) throw new Error('There is no WebGL here.');
    this.canvas = canvas;
    this.viewer = new ModelViewer({
      ...{ canvas, context, folder: '/model-viewer/', winter, stillness: true },
      onState: (state) => {
        this.state = state;
      },
    });
  }

  close(): void {
    if (!this.viewer) return;
    this.viewer.dispose();
    this.canvas.remove();
    // A browser holds few of them at once, and this one is not needed any more.
    this.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  }

  /** Until the figure stands there with all it wears. */
  async show(look: Look): Promise<void> {
    this.state = { ...this.state, loading: true };
    this.viewer.show(look);
    while (this.state.loading) await tick();
    if (this.state.failed) throw new Error('The body could not be had.');
    // It has its first movement a moment later.
    while (this.viewer.animation === null) await tick();
  }

  /** Until the movement is the figure's own: changes of it are throttled, and its table is fetched. */
  async play(name: string): Promise<void> {
    if (!isAnimation(name)) throw new Error(`There is no ${name}.`);
    this.viewer.play(name);
    while (this.viewer.animation !== name) await tick();
  }

  /** Draws one frame and keeps it. */
  keep(name: string, seconds = 0, view?: FixedView): void {
    this.viewer.frameAt(seconds, view);
    const { width, height } = this.canvas;
    const copy = new OffscreenCanvas(width, height);
    const pen = copy.getContext('2d', { willReadFrequently: true })!;
    pen.drawImage(this.canvas, 0, 0);
    this.#kept.set(name, pen.getImageData(0, 0, width, height));
  }

  /** Pixels in which two pictures differ. */
  differ(one: string, other: string): number {
    const [a, b] = [this.#kept.get(one)!.data, this.#kept.get(other)!.data];
    let count = 0;
    for (let at = 0; at < a.length; at += 4) {
      const far = [0, 1, 2, 3].some((i) => Math.abs(a[at + i]! - b[at + i]!) > SAME);
      if (far) count++;
    }
    return count;
  }

  /** A scene of three.js with nothing in it, of the same size, to compare with. */
  emptyScene(): { canvas: HTMLCanvasElement; draw: () => void } {
    const renderer = new WebGLRenderer({ alpha: true, antialias: true });
    const { width, height } = this.canvas;
    renderer.setSize(width, height, false);
    const [scene, camera] = [new Scene(), new PerspectiveCamera()];
    return { canvas: renderer.domElement, draw: () => renderer.render(scene, camera) };
  }

  /** Pixels where there is anything. */
  drawn(name: string): number {
    const { data } = this.#kept.get(name)!;
    let count = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at]! > 40) count++;
    return count;
  }

  /** Pixels that are much more green than anything else: a body painted so, where it shows. */
  green(name: string): number {
    const { data } = this.#kept.get(name)!;
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
      if (green > 60 && green > red * 2.2 && green > blue * 2.2) count++;
    }
    return count;
  }
}

const tick = (): Promise<void> => new Promise((done) => setTimeout(done, 4));

declare global {
  interface Window {
    figure: FigurePage;
  }
}
window.figure = new FigurePage();
