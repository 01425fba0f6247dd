import type { Layer } from '../figure/merge-layers.ts';
import type { Rig } from '../figure/skeleton.ts';

/** The skull at rest, in the model's space; horns and ears do not count. */
export interface HeadSize {
  readonly top: number;
  readonly bottom: number;
  /** Half its breadth, above the ears. */
  readonly radius: number;
  /** Where its middle is, front to back. */
  readonly depth: number;
}

/** Groups of parts that are of the head itself. */
const HEADS: ReadonlySet<string> = new Set(['head', 'face', 'body']);
/** Most of the skull is nearer to its middle than this share says; the rest are horns. */
const SKULL = 0.8;

export function headSize(figure: readonly Layer[], rig: Rig): HeadSize | null {
  const bone = rig.byName.get('head');
  if (!bone) return null;
  const head = rig.rest.get(bone)!;
  const points: (readonly [number, number, number])[] = [];
  for (const { mesh, parts } of figure) {
    for (const { first, count, group } of parts) {
      if (!HEADS.has(group ?? '') || !mesh.bones) continue;
      for (let at = first; at < first + count; at++) {
        const vertex = mesh.index[at]!;
        if (mesh.bones[vertex * 4] !== head.index) continue;
        const [x, y, z] = [0, 1, 2].map((axis) => mesh.position[vertex * 3 + axis]!);
        points.push([x!, y!, z!]);
      }
    }
  }
  if (points.length === 0) return null;
  // A horn beside the skull is higher than its crown, but never in the middle.
  const broad = Math.max(...sorted(points, ([x]) => Math.abs(x)).slice(0, points.length * SKULL));
  const middle = points.filter(([x]) => Math.abs(x) < broad * 0.4);
  const heights = sorted(middle, ([, y]) => y);
  const top = heights.at(-1) ?? head.modelPlace.y;
  const bottom = heights[0] ?? head.modelPlace.y;
  const upper = points.filter(([, y]) => y > top - (top - bottom) * 0.45);
  const sides = sorted(upper, ([x]) => Math.abs(x));
  const depths = sorted(upper, ([, , z]) => z);
  return {
    ...{ top, bottom },
    radius: sides[Math.floor(sides.length * SKULL)] ?? broad,
    depth: depths[Math.floor(depths.length / 2)] ?? head.modelPlace.z,
  };
}

function sorted(
  points: readonly (readonly [number, number, number])[],
  of: (point: readonly [number, number, number]) => number,
): readonly number[] {
  return points.map(of).toSorted((a, b) => a - b);
}
