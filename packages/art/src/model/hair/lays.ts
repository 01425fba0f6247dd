import { ellipsoid } from '../field/shapes.ts';
import type { Vec } from '../field/vec.ts';
import type { HairBrush, Lock } from './hair-brush.ts';
import { hairline, type Hairline } from './hairlines.ts';

/** A shell of the skull under the locks. */
export interface Cap {
  readonly line: Hairline;
  /** Thickness in head heights. */
  readonly thick: number;
}

export type Style = (brush: HairBrush) => Cap | null;

/** A number of the same kind for every i: scattered, but always alike. */
export const scatter = (i: number, seed = 0): number => {
  const s = Math.sin(i * 127.1 + seed * 311.7) * 43_758.5453;
  return s - Math.floor(s);
};
export const fan = (
  count: number,
  from: number,
  to: number,
  make: (angle: number, i: number, t: number) => Lock,
  brush: HairBrush,
): void => {
  for (let i = 0; i < count; i++) {
    const t = count > 1 ? i / (count - 1) : 0.5;
    brush.lock(make(from + (to - from) * t, i, t));
  }
};
export const BOTH = [-1, 1] as const;
export const toward = (degrees: number, y: number, by = 1): Vec => [
  Math.sin((degrees * Math.PI) / 180) * by,
  y,
  Math.cos((degrees * Math.PI) / 180) * by,
];

/** Locks from the parting down all round the back and sides. */
export function curtain(
  brush: HairBrush,
  long: number,
  o: { count?: number; curl?: number; radius?: number; fall?: number; from?: number } = {},
): void {
  const { count = 30, curl = 0, radius = 0.07, fall = 0.7, from = 66 } = o;
  const taper = [0.5, 1, 1.05, 0.85, 0.12];
  // An inner sheet keeps daylight out between the locks.
  fan(
    9,
    from + 14,
    346 - from,
    (around) => ({
      around,
      up: 8,
      length: long * 0.82,
      radius: radius * 2,
      flat: 3,
      fall,
      k: 0.05,
      loose: true,
      tone: 0,
      taper: [0.6, 1, 1, 0.5],
    }),
    brush,
  );
  fan(
    count,
    from,
    360 - from,
    (around, i) => ({
      around,
      up: 16 + scatter(i) * 12,
      length: long * (0.92 + scatter(i, 1) * 0.14),
      radius: radius * (0.85 + scatter(i, 8) * 0.3),
      flat: 2,
      curl,
      fall,
      k: 0.02,
      loose: true,
      taper,
    }),
    brush,
  );
  fan(
    18,
    from,
    360 - from,
    (around, i) => ({
      around,
      up: 44 + scatter(i, 2) * 10,
      length: 0.5 + scatter(i, 3) * 0.14,
      radius: 0.07,
      flat: 2,
      fall: 0.4,
      k: 0.02,
      taper: [0.5, 1, 0.9, 0.4],
    }),
    brush,
  );
  fan(
    11,
    20,
    340,
    (around) => ({
      around,
      up: 68,
      length: 0.4,
      radius: 0.075,
      flat: 2,
      fall: 0.3,
      k: 0.02,
      taper: [0.5, 1, 0.9, 0.4],
    }),
    brush,
  );
}

/** Locks parted over the brow, falling to both sides of the face. */
export function parting(brush: HairBrush, long: number, at = 0): void {
  for (const m of BOTH) {
    brush.lock({
      around: at + m * 8,
      up: 66,
      length: 0.5 * long + 0.22,
      radius: 0.068,
      flow: [m, -0.12, 0.35],
      fall: 0.5,
    });
    brush.lock({
      around: at + m * 26,
      up: 58,
      length: 0.55 * long + 0.24,
      radius: 0.066,
      flow: [m, -0.3, 0.2],
      fall: 0.55,
    });
    brush.lock({
      around: m * 46,
      up: 48,
      length: 0.6 * long + 0.24,
      radius: 0.064,
      flow: [m, -0.5, 0.1],
      fall: 0.6,
    });
    brush.lock({ around: m * 62, up: 38, length: 0.6 * long + 0.2, radius: 0.06, fall: 0.7 });
  }
}

/** A fringe over the brow. */
export function bangs(brush: HairBrush, long: number, slant = 0): void {
  fan(
    9,
    -46,
    46,
    (around, i) => ({
      around,
      up: 62 - Math.abs(around) * 0.25,
      length: long * (0.94 + scatter(i) * 0.14),
      radius: 0.056,
      flow: [around * 0.006 + slant, -0.8, 0.6],
      fall: 0.35,
      taper: [0.6, 1, 0.9, 0.35],
    }),
    brush,
  );
}

/** Everything combed back from the brow. */
export function combedBack(brush: HairBrush, long = 0.5, up = 0.3): void {
  const taper = [0.7, 1, 0.95, 0.6];
  const lock = { flat: 1.25, k: 0.006, taper } as const;
  fan(
    15,
    -86,
    86,
    (around, i) => ({
      ...lock,
      around,
      up: 38 + scatter(i) * 6,
      length: long + 0.16 * (1 - Math.abs(around) / 86),
      radius: 0.044,
      flow: [0, up, -1],
      fall: 0.06,
    }),
    brush,
  );
  fan(
    11,
    -78,
    78,
    (around, i) => ({
      ...lock,
      around,
      up: 58 + scatter(i, 5) * 6,
      length: long,
      radius: 0.046,
      flow: [0, up * 0.6, -1],
      fall: 0.1,
    }),
    brush,
  );
  fan(
    12,
    92,
    268,
    (around, i) => ({
      ...lock,
      around,
      up: 14 + scatter(i, 6) * 8,
      length: 0.32,
      radius: 0.046,
      flow: [0, 0.6, -1],
      fall: 0,
    }),
    brush,
  );
}

/** A tail of locks from one place of the skull. */
export function tail(
  brush: HairBrush,
  around: number,
  up: number,
  long: number,
  o: {
    count?: number;
    flow?: Vec;
    fall?: number;
    radius?: number;
    spread?: number;
    lift?: number;
  } = {},
): void {
  const {
    count = 9,
    flow = [0, 0.25, -1],
    fall = 1.1,
    radius = 0.062,
    spread = 0.14,
    lift = 0.5,
  } = o;
  for (let j = 0; j < count; j++) {
    const s = (j - (count - 1) / 2) / count;
    brush.lock({
      around: around + s * 14,
      up: up + (j % 2) * 4,
      length: long * (0.88 + scatter(j, 7) * 0.24),
      radius,
      flow: [flow[0] + s * spread * 4, flow[1], flow[2]],
      fall,
      lift,
      curl: 0.12,
      loose: true,
      taper: [0.6, 1, 0.9, 0.15],
    });
  }
  const p = brush.onSkull(around, up, 0.03);
  brush.put({ ...bandAt(brush, p) }, 0.004, 'band', false);
}
const bandAt = (brush: HairBrush, p: Vec) => {
  const h = brush.figure.head.height;
  return ellipsoid(brush.figure.head.place(...p), [0.075 * h, 0.075 * h, 0.075 * h]);
};

export const scalp: Cap = { line: hairline(0.28, -0.04, -0.35), thick: 0.03 };
