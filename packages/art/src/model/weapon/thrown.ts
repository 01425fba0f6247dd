import type { Tier } from '@gearwright/game/look/model-id.ts';
import { band, grip, metalOf } from './fittings.ts';
import { blade, gem, lathe, plate, tube } from './loft.ts';
import { type OutlineStep } from './outline.ts';
import { COATS, placed, ringed, type Solid } from './solid.ts';

const star = (points: number, outer: number, inner: number): readonly OutlineStep[] =>
  Array.from({ length: points * 2 }, (_, i): [number, number] => {
    const r = i % 2 === 0 ? outer : inner;
    const a = (i / (points * 2)) * 2 * Math.PI;
    return [Math.sin(a) * r, Math.cos(a) * r];
  });

const THROWN: Readonly<Record<string, (tier: Tier) => Solid>> = {
  knife: (tier) => [
    ...blade([
      [0.02, 0.016, 0.016, 0.007],
      [0.1, 0.024, 0.024, 0.007],
      [0.24, 0.001, 0.001, 0.001],
    ]),
    ...grip(-0.08, 0.02, 0.01),
    ...placed(
      lathe(
        [
          [0.012, -0.012],
          [0.016, 0],
          [0.012, 0.012],
        ],
        metalOf(tier),
        8,
      ),
      { at: [0, -0.09, 0] },
    ),
  ],
  axe: (tier) => [
    ...tube(
      [
        [0, -0.14, 0],
        [0, 0.18, 0],
      ],
      [0.012, 0.011],
      COATS.wood,
    ),
    ...placed(
      plate(
        [
          [0, -0.03],
          [0.05, -0.03, 0.09, -0.09],
          [0.13, 0, 0.1, 0.07],
          [0.04, 0.03, 0, 0.04],
        ],
        0.022,
        COATS.steel,
        0.008,
      ),
      { at: [0, 0.13, 0] },
    ),
    ...band(0.13, 0.014, tier),
  ],
  star: (tier) => [
    ...plate(star(tier + 3, 0.12, 0.035), 0.016, COATS.steel, 0.006),
    ...gem([0, 0, 0.008], 0.02, metalOf(tier)),
  ],
  chakram: (tier) => [
    ...placed(
      lathe(
        [
          [0.085, -0.004],
          [0.11, 0],
          [0.085, 0.004],
          [0.08, 0],
          [0.085, -0.004],
        ],
        COATS.steel,
        20,
      ),
      { turn: [90, 0, 0] },
    ),
    ...[0, 60, 120].flatMap((a) =>
      placed(
        plate(
          [
            [-0.08, -0.008],
            [0.08, -0.008],
            [0.08, 0.008],
            [-0.08, 0.008],
          ],
          0.012,
          metalOf(tier),
          0.003,
        ),
        { turn: [0, 0, a] },
      ),
    ),
  ],
  javelin: () => [
    ...tube(
      [
        [0, -0.45, 0],
        [0, 0.4, 0],
      ],
      [0.01, 0.012],
      COATS.wood,
    ),
    ...blade([
      [0.38, 0.012, 0.012, 0.009],
      [0.46, 0.026, 0.026, 0.008],
      [0.6, 0.001, 0.001, 0.001],
    ]),
  ],
  dart: (tier) => [
    ...blade([
      [0.02, 0.012, 0.012, 0.01],
      [0.16, 0.001, 0.001, 0.001],
    ]),
    ...tube(
      [
        [0, -0.1, 0],
        [0, 0.03, 0],
      ],
      [0.006, 0.01],
      metalOf(tier),
    ),
    ...ringed(
      placed(
        plate(
          [
            [0.004, 0],
            [0.03, -0.03],
            [0.03, -0.07],
            [0.004, -0.05],
          ],
          0.004,
          COATS.cloth,
          0.001,
        ),
        { at: [0, -0.04, 0] },
      ),
      3,
    ),
  ],
};

export function thrown(shape: string, tier: Tier): Solid {
  return [
    ...(THROWN[shape] ?? THROWN['knife']!)(tier),
    ...(tier === 3 ? gem([0, 0, 0.014], 0.014) : []),
  ];
}
