import type { Tier } from '@gearwright/game/look/model-id.ts';
import { grip, guard, pommel, spike, wing } from './fittings.ts';
import { blade } from './loft.ts';
import { COATS, mirroredX, placed, type Solid } from './solid.ts';
import { wavy, inlay, gemRow } from './blades.ts';

const TWO_HAND: Readonly<Record<string, (tier: Tier) => Solid>> = {
  claymore: () =>
    blade([
      [0.16, 0.045, 0.045, 0.013],
      [0.22, 0.052, 0.052, 0.014],
      [0.9, 0.042, 0.042, 0.011],
      [1.14, 0.001, 0.001, 0.001],
    ]),
  flamberge: () =>
    blade(
      wavy(0.16, 1.18, 0.048, 0.013, (t) => [
        Math.sin(t * 26) * 0.014 * (1 - t),
        -Math.sin(t * 26) * 0.014 * (1 - t),
      ]),
    ),
  slab: () =>
    blade(
      [
        [0.16, 0.06, 0.075, 0.016],
        [0.24, 0.075, 0.09, 0.016],
        [0.95, 0.07, 0.105, 0.014],
        [1.02, 0.066, 0.104, 0.013],
        [1.14, 0.062, 0.02, 0.004],
      ],
      COATS.steel,
      0.62,
    ),
  katana: () =>
    blade(
      [
        [0.16, 0.022, 0.026, 0.01],
        [0.45, 0.012, 0.036, 0.01],
        [0.75, -0.012, 0.058, 0.009],
        [1.0, -0.046, 0.086, 0.008],
        [1.14, -0.098, 0.104, 0.001],
      ],
      COATS.steel,
      0.3,
    ),
  runeblade: () =>
    blade(
      [
        [0.16, 0.052, 0.052, 0.014],
        [0.22, 0.075, 0.075, 0.015],
        [0.27, 0.048, 0.048, 0.015],
        [0.34, 0.058, 0.058, 0.015],
        [0.9, 0.05, 0.05, 0.012],
        [1.05, 0.064, 0.064, 0.011],
        [1.26, 0.001, 0.001, 0.001],
      ],
      COATS.steel,
      0.55,
    ),
  winged: () =>
    blade([
      [0.16, 0.04, 0.04, 0.013],
      [0.3, 0.05, 0.05, 0.014],
      [0.7, 0.046, 0.046, 0.012],
      [0.9, 0.06, 0.06, 0.011],
      [1.18, 0.001, 0.001, 0.001],
    ]),
};

export function twoHandSword(shape: string, tier: Tier): Solid {
  const make = TWO_HAND[shape] ?? TWO_HAND['claymore']!;
  const slim = shape === 'katana';
  const hilt = slim
    ? guard(0.15, 0.06, 0.016, tier)
    : guard(0.15, 0.12 + tier * 0.018, 0.026, tier, (tier - 1) * 0.024);
  const rich =
    tier > 1 && !slim
      ? inlay(0.17, tier === 3 ? 0.62 : 0.34, shape === 'slab' ? 0.044 : 0.03, 0.034)
      : [];
  const lit = tier === 3 && !slim ? gemRow([0.28, 0.4, 0.52, 0.64], 0.019, 0.017) : [];
  const wings =
    shape === 'winged'
      ? placed(mirroredX(wing(0.12 + tier * 0.03, tier === 1 ? COATS.iron : COATS.trim, 0.016)), {
          at: [0, 0.16, 0],
        })
      : [];
  const lug =
    shape === 'slab' && tier > 1
      ? mirroredX(spike([0.06, 0.24, 0], [0.11, 0.24, 0], [0.12, 0.32, 0], 0.016, COATS.trim))
      : [];
  return [
    ...grip(-0.17, 0.13, 0.02),
    ...pommel(-0.2, 0.034, tier),
    ...hilt,
    ...make(tier),
    ...rich,
    ...lit,
    ...wings,
    ...lug,
  ];
}
