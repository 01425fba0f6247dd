import type { Figure } from '../body/figure.ts';
import type { Window } from '../mesh/surface-nets.ts';

export type Place = 'torso' | 'arms' | 'legs' | 'head';

/** The boxes of space in which garments of a place can lie. */
export function measureWindows({
  proportions: q,
  joints: J,
  head,
}: Figure): Readonly<Record<Place, Window>> {
  const S = q.scale;
  const reach = q.upperArm + q.forearm;
  const wide = q.shoulder + reach * 0.75 + 0.14 * S;
  const hh = head.height;
  return {
    torso: {
      lo: [
        -q.shoulder - q.deltoid * 2.4,
        J.pelvis[1] - q.torso * 0.55,
        J.pelvis[2] - q.pelvisDepth - 0.24 * S,
      ],
      hi: [q.shoulder + q.deltoid * 2.4, J.neck[1] + 0.18 * S, J.neck[2] + 0.38 * S],
    },
    arms: {
      lo: [-wide, J.uarmL[1] - reach * 0.95 - 0.06 * S, J.uarmL[2] - 0.24 * S],
      hi: [wide, J.uarmL[1] + 0.2 * S, J.uarmL[2] + 0.26 * S],
    },
    legs: {
      lo: [-q.pelvisWidth - 0.24 * S, -0.012, -0.36 * S],
      hi: [q.pelvisWidth + 0.24 * S, J.pelvis[1] + q.torso * 0.32, 0.46 * S],
    },
    head: {
      lo: [-hh * 0.85, head.centre[1] - hh * 0.78, head.centre[2] - hh * 0.9],
      hi: [hh * 0.85, head.centre[1] + hh * 0.98, head.centre[2] + hh * 0.98],
    },
  };
}

/** A window no taller than what lies in it. */
export function spanned(
  { lo, hi }: Window,
  span: readonly [low: number, high: number] | undefined,
): Window {
  if (!span) return { lo, hi };
  const room = 0.03;
  return {
    lo: [lo[0], Math.max(lo[1], span[0] - room), lo[2]],
    hi: [hi[0], Math.min(hi[1], span[1] + room), hi[2]],
  };
}
