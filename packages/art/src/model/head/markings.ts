import type { Figure } from '../body/figure.ts';
import { smoothMax, type Distance } from '../field/blend.ts';
import type { Layer } from '../mesh/layer.ts';
import { skinNumber } from '../paint/palette.ts';
import { boneNumber } from '../skeleton/bones.ts';

/** The outline of a mark in head units, mirrored: negative within. `ax` is the distance from the middle line. */
type Outline = (ax: number, y: number) => number;

const bar = (u: number, half: number, along: number, from: number, to: number): number =>
  Math.max(Math.abs(u) - half, from - along, along - to);

/** Tattoos of the night elves. */
const MARKINGS = {
  blades: (ax, y) =>
    bar(ax - 0.15 - y * 0.1, 0.034 * (1 - Math.abs(y + 0.02) * 2.6), y, -0.34, 0.32),
  claws: (ax, y) =>
    Math.min(
      ...[0.1, 0.17, 0.24].map((x) => bar(ax - x - y * 0.25, 0.014, y, -0.26, 0.28 - x * 0.4)),
    ),
  leaf: (ax, y) =>
    Math.max(Math.hypot(ax - 0.26, y + 0.02) - 0.16, Math.hypot(ax - 0.1, y + 0.06) - 0.17),
  mask: (ax, y) => Math.abs(y - 0.01 - ax * 0.1) - 0.085 - ax * 0.05,
  brow: (ax, y) => Math.max(Math.abs(y - 0.17 - ax * 0.35) - 0.05 + ax * 0.08, ax - 0.3),
  tears: (ax, y) =>
    Math.min(
      bar(ax - 0.14, 0.02 + y * 0.02, y, -0.34, -0.06),
      bar(ax - 0.21, 0.014, y, -0.22, -0.06),
    ),
  wings: (ax, y) =>
    Math.min(
      ...[0, 1, 2].map((i) =>
        bar(y - 0.08 + i * 0.07 - ax * (0.5 - i * 0.35), 0.016, ax, 0.16, 0.34),
      ),
    ),
  crescent: (ax, y) => Math.max(Math.hypot(ax, y - 0.25) - 0.1, 0.075 - Math.hypot(ax, y - 0.285)),
  stripe: (ax, y) =>
    Math.min(Math.max(ax - 0.03, 0.04 - y), bar(y + 0.14 + ax * 0.2, 0.018, ax, 0.08, 0.32)),
  /** None. */
  bare: () => 1,
} as const satisfies Readonly<Record<string, Outline>>;
export type MarkingName = keyof typeof MARKINGS;

/** A mark is a thin skin over the face, so its border is drawn by geometry. */
export function marking(figure: Figure, name: MarkingName): readonly Layer[] {
  if (name === 'bare') return [];
  const outline: Outline = MARKINGS[name];
  const { field, head, face } = figure;
  const h = head.height;
  const shape: Distance = (x, y, z) => {
    const [hx, hy, hz] = head.inHead(x, y, z);
    const ax = Math.abs(hx);
    const eye = face.eyeRadius * 1.12 - Math.hypot(ax - face.eyeApart, hy - face.eyeHeight);
    return smoothMax(
      field.distance(x, y, z) - 0.011 * h,
      Math.max(outline(ax, hy) * 0.8, eye, 0.04 - hz, ax - 0.34) * h,
      0.006 * h,
    );
  };
  return [
    {
      field: shape,
      window: { lo: head.place(-0.4, -0.45, 0), hi: head.place(0.4, 0.5, 0.6) },
      voxel: h * 0.0125,
      triangles: 620,
      paint: { color: skinNumber('mark', 1), pattern: 'skin', rough: 0.6 },
      rig: () => [{ bone: boneNumber('head'), weight: 1 }],
      strength: 0.2,
      thin: true,
    },
  ];
}
