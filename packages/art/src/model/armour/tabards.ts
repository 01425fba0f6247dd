import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { Distance } from '../field/blend.ts';
import { clamp } from '../field/vec.ts';
import type { Garment, Layer } from './layer.ts';
import { ACCENT, CLOTH, GOLD } from './materials.ts';
import type { Tailor } from './tailor.ts';

/** Panels before and behind, over everything else. */
export function tabard(t: Tailor, shape: string, tier: Tier): Garment {
  const {
    figure: { joints: J, proportions: q },
    S,
    waist,
  } = t;
  const hem = J.shinL[1] + (J.thighL[1] - J.shinL[1]) * 0.1;
  const half = Math.min(q.chestWidth * 0.62, q.shoulder * 0.6);
  const width = (y: number): number =>
    half * (y > waist ? 1 : 1 + 0.35 * clamp((waist - y) / (waist - hem)));
  const upper = t.all(
    (x, y) => Math.abs(x) - width(y),
    t.above(waist),
    t.neckline(0.02),
    t.armhole(0.3),
  );
  const flare: Distance = (_x, y) => -0.1 * Math.max(0, waist - y);
  const lower = t.all(
    (x, y) => Math.abs(x) - width(y),
    t.below(waist + 0.01 * S),
    (x, y) => hem + Math.abs(x) * 0.25 - y,
    (_x, _y, z) => 0.02 * S - Math.abs(z - J.pelvis[2]),
  );
  const rig = t.skirt(waist, hem);
  const thick = 0.047;
  const layers: Layer[] = [
    t.shell('torso', thick, upper, { coat: CLOTH, k: 0.1, without: 'arms', triangles: 620 }),
    t.shell('legs', thick, lower, {
      coat: CLOTH,
      k: 0.16,
      without: 'arms',
      triangles: 560,
      dent: flare,
      rig,
    }),
    t.trim('legs', thick + 0.005, t.all(lower, t.below(waist - 0.03 * S)), 0.008, {
      coat: tier === 1 ? ACCENT : GOLD,
      k: 0.16,
      without: 'arms',
      triangles: 420,
      dent: flare,
      rig,
    }),
  ];
  const y = J.neck[1] - q.torso * 0.3;
  const r = half * 0.55;
  const sign: Distance =
    shape === 'cross'
      ? (x, py) =>
          Math.min(
            Math.max(Math.abs(x) - r * 0.22, Math.abs(py - y) - r * 1.2),
            Math.max(Math.abs(x) - r * 0.85, Math.abs(py - y - r * 0.25) - r * 0.22),
          )
      : shape === 'roundel'
        ? (x, py) => Math.abs(Math.hypot(x, py - y) - r * 0.72) - r * 0.2
        : shape === 'chevron'
          ? (x, py) =>
              Math.max(Math.abs(py - y + Math.abs(x) * 0.8) - r * 0.26, Math.abs(x) - half * 0.9)
          : (x) => -x;
  layers.push(
    t.shell(
      'torso',
      thick + 0.004,
      t.all(sign, upper, (_x, _y, z) => J.chest[2] - z),
      {
        coat: shape === 'split' ? ACCENT : tier === 1 ? ACCENT : GOLD,
        k: 0.1,
        without: 'arms',
        triangles: 320,
        bevel: 0.003,
      },
    ),
  );
  return { layers, tucks: ['torso', 'pelvis'] };
}
