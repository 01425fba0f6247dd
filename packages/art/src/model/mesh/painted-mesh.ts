import type { BoneWeight } from '../field/blend-field.ts';
import type { Shaded } from './shade.ts';
import type { Triangles } from './surface-nets.ts';

/** Grains the viewer draws on a surface, by number. */
export const PATTERN = {
  none: 0,
  skin: 1,
  hair: 2,
  cloth: 3,
  leather: 4,
  rings: 5,
  scales: 6,
  metal: 7,
  wood: 8,
  stone: 9,
  bone: 10,
  fur: 11,
} as const;
export type Pattern = keyof typeof PATTERN;

/** How a layer is painted: one value for all, or asked point by point. */
export interface Paint {
  /** Number of a palette entry. */
  readonly color: number | ((x: number, y: number, z: number, ny: number) => number);
  readonly pattern?: Pattern;
  readonly glow?: number | ((x: number, y: number, z: number) => number);
  readonly metal?: number;
  readonly rough?: number;
}

export type Rigging = (x: number, y: number, z: number) => readonly BoneWeight[];

/** A run of triangles that is shown or hidden as one. */
export interface MeshRange {
  readonly first: number;
  readonly count: number;
}

/** Points and triangles with everything the viewer needs, growing layer by layer. */
export class PaintedMesh {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly colors: number[] = [];
  readonly patterns: number[] = [];
  readonly wash: number[] = [];
  readonly edge: number[] = [];
  readonly metal: number[] = [];
  readonly rough: number[] = [];
  readonly bones: number[] = [];
  readonly weights: number[] = [];
  readonly indices: number[] = [];

  get vertexCount(): number {
    return this.positions.length / 3;
  }

  get triangleCount(): number {
    return this.indices.length / 3;
  }

  /** Adds a layer; `order`, if given, says in which order its triangles stand (and which stay). */
  add({ positions, indices }: Triangles, shaded: Shaded, paint: Paint, rig: Rigging): MeshRange {
    const base = this.vertexCount;
    const first = this.indices.length;
    for (let i = 0; i < positions.length / 3; i++) {
      const [x, y, z] = [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!];
      this.positions.push(x, y, z);
      this.normals.push(
        shaded.normals[i * 3]!,
        shaded.normals[i * 3 + 1]!,
        shaded.normals[i * 3 + 2]!,
      );
      this.colors.push(
        typeof paint.color === 'number'
          ? paint.color
          : paint.color(x, y, z, shaded.normals[i * 3 + 1]!),
      );
      const glow = typeof paint.glow === 'function' ? paint.glow(x, y, z) : (paint.glow ?? 0);
      this.patterns.push(
        PATTERN[paint.pattern ?? 'none'] | (Math.round(Math.min(1, glow) * 15) << 4),
      );
      this.wash.push(shaded.wash[i]!);
      this.edge.push(shaded.edge[i]!);
      this.metal.push(paint.metal ?? 0);
      this.rough.push(paint.rough ?? 0.6);
      const follows = rig(x, y, z);
      for (let j = 0; j < 4; j++) {
        this.bones.push(follows[j]?.bone ?? 0);
        this.weights.push(follows[j]?.weight ?? 0);
      }
    }
    for (const index of indices) this.indices.push(index + base);
    return { first, count: indices.length };
  }
}
