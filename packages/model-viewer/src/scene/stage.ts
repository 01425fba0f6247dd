import {
  ACESFilmicToneMapping,
  Mesh,
  PCFShadowMap,
  Scene,
  WebGLRenderer,
  type Camera,
} from 'three';
import { paletteColors } from '../figure/palette.ts';
import { makeGeometry } from '../figure/geometry.ts';
import { addLights, type Lights } from './lights.ts';
import { paintMaterial, type PaintMaterial } from './paint-material.ts';
import { PLINTH_COLORS, plinthMesh } from './plinth.ts';

/** Sharper than this nobody sees. */
const MOST_PIXELS = 2;

/** Renderer, light and plinth: what every figure stands in. */
export class Stage {
  readonly scene = new Scene();
  readonly lights: Lights;
  readonly renderer: WebGLRenderer;
  readonly #plinth: Mesh;
  readonly #stone: PaintMaterial = paintMaterial();
  #plinthRadius = 0;

  constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext) {
    this.renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
    this.renderer.setClearColor(0, 0);
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.info.autoReset = false;
    this.lights = addLights(this.scene);
    this.#stone.setColors(
      paletteColors({ palette: PLINTH_COLORS.map((color) => ({ name: color, color })) }, {}),
    );
    this.#plinth = new Mesh(undefined, this.#stone.material);
    this.#plinth.receiveShadow = true;
    this.#plinth.frustumCulled = false;
    this.scene.add(this.#plinth);
  }

  /** Metres; what stands on it casts its shadow within it. */
  fitPlinth(radius: number): void {
    if (Math.abs(radius - this.#plinthRadius) < 0.005) return;
    this.#plinthRadius = radius;
    const mesh = plinthMesh(radius);
    const before = this.#plinth.geometry;
    this.#plinth.geometry = makeGeometry([
      {
        mesh,
        parts: [{ first: 0, count: mesh.index.length }],
        ...{ paletteFirst: 0, glow: 1, boneMap: null, ride: null },
      },
    ]);
    before.dispose();
  }

  resize(width: number, height: number, density: number): void {
    this.renderer.setPixelRatio(Math.min(MOST_PIXELS, density));
    this.renderer.setSize(width, height, false);
  }

  draw(camera: Camera): void {
    this.renderer.info.reset();
    this.renderer.render(this.scene, camera);
  }

  dispose(): void {
    this.#plinth.geometry.dispose();
    this.#stone.dispose();
    this.lights.dispose();
    this.renderer.dispose();
  }
}
