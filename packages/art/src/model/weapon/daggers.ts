import type { Tier } from '@gearwright/game/look/model-id.ts';
import { grip, guard, pommel, spike } from './fittings.ts';
import { blade } from './loft.ts';
import { COATS, placed, type Solid } from './solid.ts';
import { wavy, inlay } from './blades.ts';

const DAGGERS: Readonly<Record<string, () => Solid>> = {
  knife: () =>
    blade(
      [
        [0.07, 0.02, 0.024, 0.008],
        [0.2, 0.018, 0.034, 0.008],
        [0.3, 0.014, 0.03, 0.006],
        [0.4, 0.006, 0.001, 0.001],
      ],
      COATS.steel,
      0.4,
    ),
  stiletto: () =>
    blade([
      [0.07, 0.014, 0.014, 0.01],
      [0.14, 0.012, 0.012, 0.009],
      [0.44, 0.001, 0.001, 0.001],
    ]),
  kris: () =>
    blade(
      wavy(0.07, 0.42, 0.026, 0.008, (t) => [Math.sin(t * 16) * 0.011, -Math.sin(t * 16) * 0.011]),
    ),
  gutter: () => [
    ...blade(
      [
        [0.07, 0.024, 0.03, 0.008],
        [0.2, 0.014, 0.044, 0.008],
        [0.3, -0.008, 0.06, 0.006],
        [0.38, -0.045, 0.05, 0.001],
      ],
      COATS.steel,
      0.4,
    ),
    ...spike([-0.016, 0.2, 0], [-0.05, 0.21, 0], [-0.055, 0.26, 0], 0.012, COATS.steel),
  ],
  shard: () => [
    ...blade(
      [
        [0.07, 0.026, 0.03, 0.016],
        [0.16, 0.04, 0.034, 0.018],
        [0.27, 0.024, 0.03, 0.012],
        [0.42, 0.001, 0.004, 0.001],
      ],
      { ...COATS.gem, glow: 0.4 },
      0.3,
    ),
    ...placed(
      blade(
        [
          [0, 0.012, 0.012, 0.01],
          [0.1, 0.001, 0.001, 0.001],
        ],
        { ...COATS.gem, glow: 0.4 },
      ),
      { at: [0.03, 0.1, 0], turn: [0, 0, -24] },
    ),
  ],
  leaf: () =>
    blade([
      [0.07, 0.016, 0.016, 0.008],
      [0.17, 0.036, 0.036, 0.009],
      [0.25, 0.032, 0.032, 0.008],
      [0.38, 0.001, 0.001, 0.001],
    ]),
};

export function dagger(shape: string, tier: Tier): Solid {
  const make = DAGGERS[shape] ?? DAGGERS['knife']!;
  const rich =
    tier > 1 && shape !== 'shard' && shape !== 'stiletto'
      ? inlay(0.07, 0.1 + tier * 0.03, 0.011, 0.02)
      : [];
  return [
    ...grip(-0.06, 0.05, 0.015),
    ...pommel(-0.075, 0.02, tier),
    ...guard(0.062, 0.05 + tier * 0.006, 0.013, tier, tier === 3 ? -0.016 : 0),
    ...make(),
    ...rich,
  ];
}
