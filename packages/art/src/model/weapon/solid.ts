import type { Pot } from '@gearwright/game/look/paint.ts';
import type { Pattern } from '../mesh/painted-mesh.ts';

export type Point = readonly [number, number, number];

/** What a facet is painted with. */
export interface Coat {
  readonly pot: Pot;
  readonly pattern: Pattern;
  readonly metal: number;
  readonly rough: number;
  readonly glow?: number;
}

/** A corner of a facet: where it is, and how bright its edge is painted. */
export interface Corner {
  readonly at: Point;
  readonly edge: number;
}

export interface Facet {
  readonly corners: readonly [Corner, Corner, Corner];
  readonly coat: Coat;
  /** Given where the surface is round; a flat facet has its own. */
  readonly normals?: readonly [Point, Point, Point];
}

/** A body of facets that can be moved, turned and mirrored as one. */
export type Solid = readonly Facet[];

export const COATS = {
  steel: { pot: 'metal', pattern: 'metal', metal: 0.62, rough: 0.34 },
  iron: { pot: 'metal', pattern: 'metal', metal: 0.5, rough: 0.55 },
  trim: { pot: 'trim', pattern: 'metal', metal: 0.9, rough: 0.3 },
  inlay: { pot: 'accent', pattern: 'metal', metal: 0.45, rough: 0.5 },
  grip: { pot: 'leather', pattern: 'leather', metal: 0, rough: 0.75 },
  wood: { pot: 'wood', pattern: 'wood', metal: 0, rough: 0.68 },
  bone: { pot: 'bone', pattern: 'bone', metal: 0, rough: 0.6 },
  paint: { pot: 'base', pattern: 'metal', metal: 0.35, rough: 0.5 },
  cloth: { pot: 'base', pattern: 'cloth', metal: 0, rough: 0.85 },
  hide: { pot: 'base', pattern: 'leather', metal: 0, rough: 0.65 },
  stone: { pot: 'metal', pattern: 'stone', metal: 0, rough: 0.9 },
  string: { pot: 'bone', pattern: 'none', metal: 0, rough: 0.8 },
  page: { pot: 'bone', pattern: 'cloth', metal: 0, rough: 0.9 },
  gem: { pot: 'glow', pattern: 'none', metal: 0, rough: 0.15, glow: 1 },
  ember: { pot: 'glow', pattern: 'none', metal: 0, rough: 0.4, glow: 0.8 },
} as const satisfies Readonly<Record<string, Coat>>;

const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const unitOf = (p: Point): Point => {
  const length = Math.sqrt(p[0] ** 2 + p[1] ** 2 + p[2] ** 2) || 1;
  return [p[0] / length, p[1] / length, p[2] / length];
};

export function facetNormal([a, b, c]: Facet['corners']): Point {
  const u = subtract(b.at, a.at);
  const v = subtract(c.at, a.at);
  return unitOf([u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]);
}

/** Where a solid is put: scaled first (a negative factor mirrors), turned in degrees about x, y, z, then moved. */
export interface Place {
  readonly at?: Point;
  readonly turn?: Point;
  readonly scale?: Point | number;
}

export function placed(
  solid: Solid,
  { at = [0, 0, 0], turn = [0, 0, 0], scale = 1 }: Place,
): Solid {
  const [sx, sy, sz] = typeof scale === 'number' ? [scale, scale, scale] : scale;
  const [a, b, c] = turn.map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const spin = ([x, y, z]: Point): Point => {
    const [y1, z1] = [y * Math.cos(a) - z * Math.sin(a), y * Math.sin(a) + z * Math.cos(a)];
    const [x2, z2] = [x * Math.cos(b) + z1 * Math.sin(b), z1 * Math.cos(b) - x * Math.sin(b)];
    return [x2 * Math.cos(c) - y1 * Math.sin(c), x2 * Math.sin(c) + y1 * Math.cos(c), z2];
  };
  const put = (p: Point): Point => {
    const [x, y, z] = spin([p[0] * sx, p[1] * sy, p[2] * sz]);
    return [x + at[0], y + at[1], z + at[2]];
  };
  const face = (n: Point): Point => unitOf(spin([n[0] / sx, n[1] / sy, n[2] / sz]));
  const inside = sx * sy * sz < 0;
  return solid.map(({ corners: [p, q, r], coat, normals }) => {
    const at3 = (corner: Corner): Corner => ({ at: put(corner.at), edge: corner.edge });
    const order = <T>(u: T, v: T, w: T): readonly [T, T, T] => (inside ? [u, w, v] : [u, v, w]);
    return {
      corners: order(at3(p), at3(q), at3(r)),
      coat,
      ...(normals && { normals: order(face(normals[0]), face(normals[1]), face(normals[2])) }),
    };
  });
}

/** Bent backwards from the middle, as a shield is. */
export function bent(solid: Solid, by: number): Solid {
  const put = ({ at: [x, y, z], edge }: Corner): Corner => ({ at: [x, y, z - x * x * by], edge });
  return solid.map(({ corners: [a, b, c], coat, normals }) => ({
    corners: [put(a), put(b), put(c)],
    coat,
    ...(normals && { normals }),
  }));
}

/** The same on both sides, or in a ring of `count`. */
export const mirroredX = (solid: Solid): Solid => [
  ...solid,
  ...placed(solid, { scale: [-1, 1, 1] }),
];
export const mirroredY = (solid: Solid): Solid => [
  ...solid,
  ...placed(solid, { scale: [1, -1, 1] }),
];
export const ringed = (solid: Solid, count: number): Solid =>
  Array.from({ length: count }, (_, i) =>
    placed(solid, { turn: [0, (360 / count) * i, 0] }),
  ).flat();
