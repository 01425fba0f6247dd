/** A point or direction: metres, x to the figure's left, y up, z to the front. */
export type Vec = readonly [number, number, number];

export const add = (a: Vec, b: Vec, by = 1): Vec => [
  a[0] + b[0] * by,
  a[1] + b[1] * by,
  a[2] + b[2] * by,
];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec): number => Math.sqrt(dot(a, a));
export const distance = (a: Vec, b: Vec): number => length(sub(a, b));
export const unit = (a: Vec): Vec => scale(a, 1 / (length(a) || 1));
export const between = (a: Vec, b: Vec, t: number): Vec => add(scale(a, 1 - t), b, t);
export const mirrored = (a: Vec, side: number): Vec => [a[0] * side, a[1], a[2]];

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (x: number, low = 0, high = 1): number =>
  x < low ? low : x > high ? high : x;
/** 0 at `from`, 1 at `to`, smooth between; `from` may be the greater. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Rows of a rotation from the world into the turned frame; degrees about x, then y, then z. */
export type Turn = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
export function turn(x = 0, y = 0, z = 0): Turn {
  const [a, b, c] = [x, y, z].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const [ca, sa, cb, sb, cc, sc] = [a, b, c].flatMap((v) => [Math.cos(v), Math.sin(v)]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return [
    cb * cc,
    ca * sc + sa * sb * cc,
    sa * sc - ca * sb * cc,
    -cb * sc,
    ca * cc - sa * sb * sc,
    sa * cc + ca * sb * sc,
    sb,
    -sa * cb,
    ca * cb,
  ];
}
/** The turned frame whose y axis runs along `along`. */
export function turnAlong(along: Vec): Turn {
  const y = unit(along);
  const x = unit(cross(y, Math.abs(y[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]));
  const z = cross(x, y);
  return [...x, ...y, ...z];
}
