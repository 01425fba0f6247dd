import { smoothstep, type Vec } from '../field/vec.ts';
import type { SkinTint } from '../paint/color-names.ts';
import type { FaceShape } from './face-shape.ts';

/** Paint on a face, in head units. */
export interface FaceMark {
  readonly tint: SkinTint;
  readonly amount: (h: Vec, face: FaceShape) => number;
}

/** 1 within `half` of a line's middle, soft at its border. */
const band = (offset: number, half: number): number =>
  smoothstep(half * 1.35, half * 0.7, Math.abs(offset));
const front = (h: Vec): number => smoothstep(0.02, 0.12, h[2]);

export const MARKS = {
  /** A scar over one brow and cheek. */
  scar: {
    tint: 'raw',
    amount: (h, f) =>
      0.7 *
      band(h[0] - f.eyeApart - 0.02 - (h[1] - f.eyeHeight) * 0.25, 0.017) *
      band(h[1] - f.eyeHeight + 0.03, 0.2) *
      front(h),
  },
  cheekScar: {
    tint: 'raw',
    amount: (h) => 0.7 * band(h[1] + 0.17 + h[0] * 0.5, 0.016) * band(h[0] + 0.17, 0.1) * front(h),
  },
  /** Stripes down over both eyes. */
  stripes: {
    tint: 'mark',
    amount: (h, f) =>
      0.85 * band(Math.abs(h[0]) - f.eyeApart, 0.035) * band(h[1] + 0.02, 0.26) * front(h),
  },
  /** A band across the eyes. */
  mask: { tint: 'mark', amount: (h, f) => 0.8 * band(h[1] - f.eyeHeight - 0.01, 0.085) * front(h) },
  /** Two bars on each cheek. */
  bars: {
    tint: 'mark',
    amount: (h) =>
      0.85 *
      Math.max(band(h[1] + 0.1, 0.018), band(h[1] + 0.16, 0.018)) *
      band(Math.abs(h[0]) - 0.21, 0.075) *
      front(h),
  },
  /** From brow to crown. */
  blaze: {
    tint: 'pale',
    amount: (h) =>
      0.9 * band(h[0], 0.07 - Math.max(0, h[1]) * 0.02) * smoothstep(-0.16, 0.06, h[1]) * front(h),
  },
  chinBar: {
    tint: 'mark',
    amount: (h) => 0.85 * band(h[0], 0.028) * smoothstep(-0.27, -0.32, h[1]) * front(h),
  },
  freckles: {
    tint: 'blush',
    amount: (h) =>
      (Math.sin(h[0] * 150) * Math.sin(h[1] * 170 + h[0] * 40) > 0.45 ? 0.75 : 0) *
      band(h[1] + 0.09, 0.09) *
      band(Math.abs(h[0]) - 0.15, 0.12) *
      front(h),
  },
  ruddy: {
    tint: 'blush',
    amount: (h) =>
      0.8 *
      Math.max(
        band(Math.abs(h[0]) - 0.2, 0.11) * band(h[1] + 0.12, 0.1),
        band(h[0], 0.07) * band(h[1] + 0.12, 0.08),
      ) *
      front(h),
  },
  /** Tired, or painted dark, about the eyes. */
  darkEyes: {
    tint: 'shadow',
    amount: (h, f) =>
      0.75 *
      smoothstep(
        f.eyeRadius * 1.9,
        f.eyeRadius * 1.2,
        Math.hypot(Math.abs(h[0]) - f.eyeApart, h[1] - f.eyeHeight),
      ) *
      front(h),
  },
  stubble: {
    tint: 'shadow',
    amount: (h) =>
      0.36 *
      smoothstep(-0.16, -0.24, h[1]) *
      smoothstep(0.36, 0.3, Math.abs(h[0])) *
      smoothstep(-0.06, 0.06, h[2]) *
      smoothstep(0.055, 0.085, Math.hypot(h[0] * 0.72, (h[1] + 0.264) * 1.45)),
  },
  palePatch: {
    tint: 'pale',
    amount: (h, f) =>
      0.7 *
      smoothstep(
        f.eyeRadius * 2.6,
        f.eyeRadius * 1.9,
        Math.hypot(h[0] - f.eyeApart, h[1] - f.eyeHeight),
      ) *
      front(h),
  },
  paleMuzzle: {
    tint: 'pale',
    amount: (h) =>
      0.8 *
      smoothstep(0.28, 0.4, h[2]) *
      smoothstep(-0.1, -0.2, h[1]) *
      smoothstep(0.62, 0.54, h[2]),
  },
  moon: {
    tint: 'mark',
    amount: (h) =>
      0.85 *
      smoothstep(0.012, 0.004, Math.abs(Math.hypot(h[0], (h[1] - 0.25) * 1.1) - 0.055) - 0.012) *
      smoothstep(0.3, 0.24, h[1] - 0.02 + Math.abs(h[0])) *
      front(h),
  },
  rot: {
    tint: 'raw',
    amount: (h) => 0.75 * smoothstep(0.1, 0.06, Math.hypot(h[0] + 0.2, h[1] + 0.14)) * front(h),
  },
  boneBrow: {
    tint: 'bone',
    amount: (h) =>
      0.9 * smoothstep(0.13, 0.09, Math.hypot(h[0] - 0.16, (h[1] - 0.24) * 0.9)) * front(h),
  },
} as const satisfies Readonly<Record<string, FaceMark>>;
export type MarkName = keyof typeof MARKS;
