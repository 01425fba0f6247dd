import type { FieldBuilder, Stage } from '../field/blend-field.ts';
import { cone, ellipsoid, sweep, type Flat, type Shape } from '../field/shapes.ts';
import type { Turn, Vec } from '../field/vec.ts';
import { boneNumber } from '../skeleton/bones.ts';
import type { HeadFrame } from '../skeleton/joints.ts';

/** Forms written in head units: x in head widths, all else in head heights. */
export class HeadBrush {
  readonly #field: FieldBuilder;
  readonly frame: HeadFrame;
  readonly #group: string;

  constructor(field: FieldBuilder, frame: HeadFrame, group: string) {
    this.#field = field;
    this.frame = frame;
    this.#group = group;
  }

  ellipsoid(centre: Vec, [a, b, c]: Vec, k: number, stage: Stage = 'form', turned?: Turn): this {
    const { place, width, height } = this.frame;
    return this.put(
      ellipsoid(place(...centre), [a * width, b * height, c * height], turned),
      k,
      stage,
    );
  }

  cone(
    a: Vec,
    b: Vec,
    r1: number,
    r2: number,
    k: number,
    stage: Stage = 'form',
    flat?: Flat,
  ): this {
    const { place, height } = this.frame;
    return this.put(cone(place(...a), place(...b), r1 * height, r2 * height, flat), k, stage);
  }

  sweep(
    points: readonly Vec[],
    radii: readonly number[],
    k: number,
    stage: Stage = 'form',
    steps = 4,
    flat?: Flat,
  ): this {
    const { place, height } = this.frame;
    const shapes = sweep(
      points.map((p) => place(...p)),
      radii.map((r) => r * height),
      steps,
      flat,
    );
    return this.put(shapes, k, stage);
  }

  put(
    shape: Shape | readonly Shape[],
    k: number,
    stage: Stage = 'form',
    bone: 'head' | 'hair' = 'head',
  ): this {
    this.#field.add(shape, {
      bone: boneNumber(bone),
      group: this.#group,
      k: k * this.frame.height,
      stage,
    });
    return this;
  }
}
