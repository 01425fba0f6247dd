import type { ModelMesh } from '../assets/decode-mesh.ts';

/** How a shape that is made here, not fetched, is painted. */
export interface Coat {
  /** Place in its own palette. */
  readonly color: number;
  readonly pattern: number;
  readonly metal: number;
  readonly rough: number;
  readonly glow?: number;
}

type Point = readonly [radius: number, height: number];

/** Turns a profile round the upright axis, from above to below; one coat a stretch. */
export function turned(
  profile: readonly { readonly points: readonly Point[]; readonly coat: Coat }[],
  around: number,
): ModelMesh {
  const position: number[] = [];
  const normal: number[] = [];
  const coats: Coat[] = [];
  const index: number[] = [];
  for (const { points, coat } of profile) {
    const first = coats.length;
    points.forEach(([radius, height], row) => {
      const [fromRadius, fromHeight] = points[Math.max(0, row - 1)]!;
      const [toRadius, toHeight] = points[Math.min(points.length - 1, row + 1)]!;
      const outward = fromHeight - toHeight;
      const upward = toRadius - fromRadius;
      const length = Math.hypot(outward, upward) || 1;
      for (let step = 0; step <= around; step++) {
        const angle = (step / around) * 2 * Math.PI;
        const [x, z] = [Math.sin(angle), Math.cos(angle)];
        position.push(x * radius, height, z * radius);
        normal.push((x * outward) / length, upward / length, (z * outward) / length);
        coats.push(coat);
        if (row === 0 || step === around) continue;
        const here = first + row * (around + 1) + step;
        const above = here - around - 1;
        index.push(above, here, above + 1, above + 1, here, here + 1);
      }
    });
  }
  return solid(position, normal, index, (vertex) => coats[vertex]!);
}

/** A mesh of plain numbers, all light and without edges. */
export function solid(
  position: readonly number[],
  normal: readonly number[],
  index: readonly number[],
  coatOf: (vertex: number) => Coat,
): ModelMesh {
  const vertexCount = position.length / 3;
  const each = (value: (coat: Coat) => number): Uint8Array =>
    Uint8Array.from({ length: vertexCount }, (_, vertex) => value(coatOf(vertex)));
  const normals = new Int8Array(vertexCount * 4);
  for (let at = 0; at < normal.length; at++) {
    normals[Math.floor(at / 3) * 4 + (at % 3)] = Math.round(normal[at]! * 127);
  }
  return {
    vertexCount,
    position: Float32Array.from(position),
    normal: normals,
    palette: each(({ color }) => color),
    pattern: each(({ pattern, glow = 0 }) => pattern | (Math.round(glow * 15) << 4)),
    wash: new Uint8Array(vertexCount).fill(255),
    edge: new Uint8Array(vertexCount).fill(128),
    metal: each(({ metal }) => metal * 255),
    rough: each(({ rough }) => rough * 255),
    ...{ bones: null, weights: null },
    index: Uint32Array.from(index),
  };
}
