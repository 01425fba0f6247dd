import { smoothMax, smoothMin, type Distance } from './blend.ts';
import { indexCells, type CellIndex } from './cell-index.ts';
import type { Shape } from './shapes.ts';
import { shapeDistance, STRIDE } from './shape-distance.ts';
import type { Vec } from './vec.ts';

/** What a field answers where nothing is near, in metres. */
const FAR = 0.12;
/** The index for raised blends, in metres: the widest blend and the thickest shell together. */
const WIDE_CELL = 0.06;
const WIDE_MARGIN = 0.21;

/** In order: forms are joined, then cuts are taken away, then what lies over the cuts is joined. */
export type Stage = 'form' | 'cut' | 'over';
const STAGES: readonly Stage[] = ['form', 'cut', 'over'];

export interface Placed {
  /** The bone's number: the form moves with it. */
  readonly bone: number;
  /** Which part of the body this is; groups can be left out of an evaluation. */
  readonly group: string;
  /** Blend radius in metres. */
  readonly k: number;
  readonly stage?: Stage;
}

export interface BoneWeight {
  readonly bone: number;
  readonly weight: number;
}

/** Forms gathered for a field. */
export class FieldBuilder {
  readonly #shapes: { readonly shape: Shape; readonly placed: Placed }[] = [];

  add(shape: Shape | readonly Shape[], placed: Placed): this {
    for (const one of 'kind' in shape ? [shape] : shape) this.#shapes.push({ shape: one, placed });
    return this;
  }

  get size(): number {
    return this.#shapes.length;
  }

  /** A copy to which more can be added. */
  fork(): FieldBuilder {
    const copy = new FieldBuilder();
    copy.#shapes.push(...this.#shapes);
    return copy;
  }

  /** The finished field; `within` keeps only what may matter in that window. */
  build(cell = 0.045, margin = 0.085, within?: { readonly lo: Vec; readonly hi: Vec }): BlendField {
    const near = ({ shape: { centre, radius } }: { shape: Shape }): boolean =>
      !within ||
      [0, 1, 2].every(
        (i) =>
          centre[i]! + radius + margin > within.lo[i]! &&
          centre[i]! - radius - margin < within.hi[i]!,
      );
    const kept = this.#shapes.filter(near);
    const groups = [...new Set(kept.map(({ placed }) => placed.group))];
    const ordered = STAGES.flatMap((stage) =>
      kept.filter(({ placed }) => (placed.stage ?? 'form') === stage),
    );
    const data = new Float64Array(ordered.length * STRIDE);
    ordered.forEach(({ shape, placed }, i) => {
      const head = [
        shape.kind,
        placed.k,
        ...shape.centre,
        shape.radius,
        shape.slack,
        placed.bone,
        groups.indexOf(placed.group),
        STAGES.indexOf(placed.stage ?? 'form'),
      ];
      data.set([...head, ...shape.figures], i * STRIDE);
    });
    return new BlendField(data, groups, indexCells(data, cell, margin));
  }
}

/** A body, a head or a mop of hair as one signed distance, with its index of cells. */
export class BlendField {
  readonly #data: Float64Array;
  readonly #index: CellIndex;
  #wide: CellIndex | null = null;
  readonly groups: readonly string[];
  /** `distance`, bound, for those who take a function. */
  readonly at: Distance;

  constructor(data: Float64Array, groups: readonly string[], index: CellIndex) {
    this.#data = data;
    this.#index = index;
    this.groups = groups;
    this.at = (x, y, z) => this.distance(x, y, z);
  }

  get lo(): Vec {
    return this.#index.lo;
  }

  get hi(): Vec {
    return this.#index.hi;
  }

  distance(x: number, y: number, z: number): number {
    const data = this.#data;
    const { starts, list } = this.#index;
    const cell = this.#index.cellAt(x, y, z);
    if (cell < 0) return FAR;
    let d = 1e9;
    for (let i = starts[cell]!, end = starts[cell + 1]!; i < end; i++) {
      const o = list[i]!;
      const k = data[o + 1]!;
      const dx = x - data[o + 2]!;
      const dy = y - data[o + 3]!;
      const dz = z - data[o + 4]!;
      const stage = data[o + 9]!;
      // A form whose ball lies beyond reach changes nothing; a cut reaches as deep as the surface is.
      const reach = data[o + 5]! + ((stage === 1 ? -d : d) + k) / data[o + 6]!;
      if (reach <= 0 || dx * dx + dy * dy + dz * dz > reach * reach) continue;
      const s = shapeDistance(data, o, x, y, z);
      d = stage === 1 ? smoothMax(d, -s, k) : smoothMin(d, s, k);
    }
    return d < 0.2 ? d : 0.2;
  }

  /** The forms alone (no cuts) with every blend raised to `k`: muscles melt away under plate. Groups named by `without` are left out. */
  raised(x: number, y: number, z: number, k: number, without = 0): number {
    const data = this.#data;
    // What blends widely is felt from far: left out at a cell's border, it would tear the surface there.
    const wide = (this.#wide ??= indexCells(data, WIDE_CELL, WIDE_MARGIN));
    const { starts, list } = wide;
    const cell = wide.cellAt(x, y, z);
    if (cell < 0) return FAR;
    let d = 1e9;
    for (let i = starts[cell]!, end = starts[cell + 1]!; i < end; i++) {
      const o = list[i]!;
      if (data[o + 9] !== 0 || (without >> data[o + 8]!) & 1) continue;
      const own = data[o + 1]!;
      const blend = own > k ? own : k;
      const dx = x - data[o + 2]!;
      const dy = y - data[o + 3]!;
      const dz = z - data[o + 4]!;
      const reach = data[o + 5]! + (d + blend) / data[o + 6]!;
      if (dx * dx + dy * dy + dz * dz > reach * reach) continue;
      d = smoothMin(d, shapeDistance(data, o, x, y, z), blend);
    }
    return d < 0.2 ? d : 0.2;
  }

  /** The bits of groups, for `raised` and `nearest`. */
  mask(...groups: readonly string[]): number {
    return groups.reduce((bits, group) => {
      const i = this.groups.indexOf(group);
      return i < 0 ? bits : bits | (1 << i);
    }, 0);
  }

  /** The group and bone of the form nearest to a point, or null far from all. */
  nearest(
    x: number,
    y: number,
    z: number,
    without = 0,
  ): { group: string; bone: number; distance: number } | null {
    let best = 1e9;
    let at = -1;
    this.#eachForm(x, y, z, (o, d) => {
      if ((without >> this.#data[o + 8]!) & 1 || d >= best) return;
      best = d;
      at = o;
    });
    return at < 0
      ? null
      : { group: this.groups[this.#data[at + 8]!]!, bone: this.#data[at + 7]!, distance: best };
  }

  /** Up to four bones a point of the surface follows: each form's pull fades over `sigma` metres. */
  weights(x: number, y: number, z: number, sigma: number, without = 0): readonly BoneWeight[] {
    const near = new Map<number, number>();
    this.#eachForm(x, y, z, (o, d) => {
      if ((without >> this.#data[o + 8]!) & 1) return;
      const bone = this.#data[o + 7]!;
      if (d < (near.get(bone) ?? 1e9)) near.set(bone, d);
    });
    const least = Math.min(...near.values());
    const pulls = [...near]
      .map(([bone, d]) => ({ bone, weight: Math.exp(-(d - least) / sigma) }))
      .toSorted((a, b) => b.weight - a.weight || a.bone - b.bone)
      .slice(0, 4)
      .filter(({ weight }) => weight > 0.01);
    const total = pulls.reduce((sum, { weight }) => sum + weight, 0);
    return pulls.map(({ bone, weight }) => ({ bone, weight: weight / total }));
  }

  #eachForm(
    x: number,
    y: number,
    z: number,
    visit: (record: number, distance: number) => void,
  ): void {
    const cell = this.#index.cellAt(x, y, z);
    if (cell < 0) return;
    const { starts, list } = this.#index;
    for (let i = starts[cell]!; i < starts[cell + 1]!; i++) {
      const o = list[i]!;
      if (this.#data[o + 9] === 0) visit(o, shapeDistance(this.#data, o, x, y, z));
    }
  }
}
