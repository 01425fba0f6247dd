import type { Tier } from '@gearwright/game/look/model-id.ts';
import { grip, guard, pommel, spike, wing } from './fittings.ts';
import { blade } from './loft.ts';
import { COATS, mirroredX, placed, type Solid } from './solid.ts';
import { wavy, inlay, gemRow } from './blades.ts';

/** One-handed: about eighty centimetres. */
const ONE_HAND: Readonly<Record<string, (tier: Tier) => Solid>> = {
  straight: () =>
    blade([
      [0.09, 0.03, 0.03, 0.01],
      [0.13, 0.034, 0.034, 0.011],
      [0.5, 0.029, 0.029, 0.009],
      [0.66, 0.026, 0.026, 0.008],
      [0.76, 0.001, 0.001, 0.001],
    ]),
  broad: (tier) =>
    blade(
      [
        [0.09, 0.042, 0.042, 0.012],
        [0.16, tier > 1 ? 0.058 : 0.046, tier > 1 ? 0.058 : 0.046, 0.012],
        [0.22, 0.044, 0.044, 0.011],
        [0.56, 0.05, 0.05, 0.009],
        [0.62, 0.046, 0.046, 0.008],
        [0.74, 0.001, 0.001, 0.001],
      ],
      COATS.steel,
      0.55,
    ),
  cutlass: () =>
    blade(
      [
        [0.09, 0.024, 0.03, 0.009],
        [0.2, 0.022, 0.04, 0.009],
        [0.36, 0.01, 0.056, 0.008],
        [0.52, -0.008, 0.082, 0.007],
        [0.62, -0.028, 0.092, 0.006],
        [0.72, -0.07, 0.076, 0.001],
      ],
      COATS.steel,
      0.35,
    ),
  rapier: () =>
    blade([
      [0.09, 0.014, 0.014, 0.009],
      [0.3, 0.012, 0.012, 0.008],
      [0.86, 0.001, 0.001, 0.001],
    ]),
  leaf: () =>
    blade([
      [0.09, 0.022, 0.022, 0.009],
      [0.2, 0.026, 0.026, 0.01],
      [0.42, 0.05, 0.05, 0.01],
      [0.54, 0.046, 0.046, 0.008],
      [0.68, 0.001, 0.001, 0.001],
    ]),
  serrated: () =>
    blade(
      wavy(0.09, 0.74, 0.034, 0.01, (t) => [
        0,
        t < 0.85 && Math.round(t * 13) % 2 === 1 ? 0.022 : -0.002,
      ]),
    ),
};

export function oneHandSword(shape: string, tier: Tier): Solid {
  const make = ONE_HAND[shape] ?? ONE_HAND['straight']!;
  const rapier = shape === 'rapier';
  const curved = shape === 'cutlass';
  const hilt = curved
    ? [
        ...guard(0.085, 0.062, 0.014, tier, -0.01),
        ...spike(
          [0.06, 0.085, 0],
          [0.075, 0.0, 0],
          [0.012, -0.09, 0],
          0.01,
          tier === 1 ? COATS.iron : COATS.trim,
        ),
      ]
    : rapier
      ? [
          ...guard(0.085, 0.085, 0.01, tier, 0.01),
          ...placed(
            mirroredX(
              spike([0.004, 0.07, 0.0], [0.07, 0.06, 0.03], [0.02, -0.06, 0.03], 0.007, COATS.trim),
            ),
            {},
          ),
        ]
      : guard(0.085, shape === 'broad' ? 0.115 : 0.095, 0.018, tier, tier === 1 ? 0 : tier * 0.011);
  const rich =
    tier === 1 || rapier
      ? []
      : curved
        ? gemRow([0.13], 0.008, 0.014)
        : inlay(0.1, tier === 3 ? 0.34 : 0.16, 0.016, 0.025);
  const lit = tier === 3 && !rapier && !curved ? gemRow([0.15, 0.22, 0.29], 0.013, 0.012) : [];
  const wings =
    tier === 3 && shape === 'leaf'
      ? placed(mirroredX(wing(0.1, COATS.trim)), { at: [0, 0.1, 0] })
      : [];
  return [
    ...grip(-0.07, 0.07, 0.017),
    ...pommel(-0.09, 0.024, tier),
    ...hilt,
    ...make(tier),
    ...rich,
    ...lit,
    ...wings,
  ];
}
