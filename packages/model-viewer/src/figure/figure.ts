import { BufferGeometry, SkinnedMesh } from 'three';
import { Animator } from '../animation/animator.ts';
import type { Movement } from '../animation/tracks.ts';
import type { Model } from '../assets/model-store.ts';
import type { Look } from '../look.ts';
import type { PaintMaterial } from '../scene/paint-material.ts';
import { dressFigure, type DressedPiece, type MeshOf } from './dress-figure.ts';
import { makeGeometry } from './geometry.ts';
import type { Layer } from './merge-layers.ts';
import { SHADOWFORM } from './wanted-models.ts';
import { makeRig, type Rig } from './skeleton.ts';
import type { Rgb } from './palette.ts';

/** Something of ours on the head: a hat, a pumpkin. */
export interface HeadPiece {
  /** Groups and slots that are not shown with it. */
  readonly hides: readonly string[];
  layerOn(rig: Rig, figure: readonly Layer[], paletteFirst: number): Layer | null;
  readonly colors: readonly Rgb[];
}

/** One body with all it wears: one mesh, one material, one draw call. */
export class Figure {
  readonly mesh: SkinnedMesh;
  readonly body: Model;
  readonly #rig: Rig;
  readonly #animator: Animator;
  readonly #paint: PaintMaterial;
  readonly #meshOf: MeshOf;
  #worn = '';

  constructor(body: Model, paint: PaintMaterial, meshOf: MeshOf) {
    this.body = body;
    this.#meshOf = meshOf;
    this.#paint = paint;
    this.#rig = makeRig(body.file.bones ?? [{ name: 'root', parent: -1, position: [0, 0, 0] }]);
    this.#animator = new Animator(this.#rig);
    this.mesh = new SkinnedMesh(new BufferGeometry(), paint.material);
    this.mesh.add(this.#rig.root);
    this.mesh.bind(this.#rig.skeleton);
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = true;
    this.mesh.receiveShadow = true;
  }

  /** Colours alone change without a new mesh. */
  dress(look: Look, worn: readonly DressedPiece[], head: HeadPiece | null): void {
    const dressed = dressFigure(
      ...([look, this.body, this.#rig, worn, this.#meshOf] as const),
      head?.hides,
    );
    const onHead = head?.layerOn(this.#rig, dressed.layers, dressed.colors.length) ?? null;
    const layers = onHead ? [...dressed.layers, onHead] : dressed.layers;
    this.#paint.setColors(head ? [...dressed.colors, ...head.colors] : dressed.colors);
    this.#paint.setGhost(look.form === SHADOWFORM ? 1 : 0);
    this.#animator.hold(dressed.hold);
    const shape = shapeOf(layers);
    if (shape === this.#worn) return;
    this.#worn = shape;
    const before = this.mesh.geometry;
    this.mesh.geometry = makeGeometry(layers);
    before.dispose();
  }

  play(movement: Movement, settled: boolean): void {
    this.#animator.play(movement);
    if (settled) this.#animator.settle();
  }

  get movement(): Movement | null {
    return this.#animator.movement;
  }

  get seconds(): number {
    return this.#animator.seconds;
  }

  update(seconds: number): void {
    this.#animator.update(seconds);
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.#rig.skeleton.dispose();
  }
}

let nextMesh = 0;
const meshNumbers = new WeakMap<object, number>();

/** The same for figures whose meshes are the same. */
function shapeOf(layers: readonly Layer[]): string {
  return layers
    .map(({ mesh, parts, glow, ride, paletteFirst, tuck }) => {
      const number = meshNumbers.get(mesh) ?? nextMesh++;
      meshNumbers.set(mesh, number);
      const shown = parts.map(({ first }) => first).join();
      return [number, shown, glow, paletteFirst, tuck, ride?.bone, ride?.matrix.join()].join(';');
    })
    .join('|');
}
