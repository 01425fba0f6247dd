import type { Tier } from '@gearwright/game/look/model-id.ts';
import { band, haft, skull, spike, metalOf } from './fittings.ts';
import { gem, globe, lathe, plate, tube } from './loft.ts';
import { COATS, mirroredX, placed, ringed, type Point, type Solid } from './solid.ts';
import { stone } from './wands.ts';

const coil = (from: number, to: number, radius: number, turns: number): readonly Point[] =>
  Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12;
    const angle = t * turns * 2 * Math.PI;
    return [Math.sin(angle) * radius, from + (to - from) * t, Math.cos(angle) * radius];
  });

const CROWNS: Readonly<Record<string, (tier: Tier) => Solid>> = {
  orb: (tier) => [
    ...ringed(
      placed(
        plate(
          [
            [0.02, 0],
            [0.1, 0.03, 0.105, 0.13],
            [0.09, 0.22, 0.02, 0.27],
            [0.07, 0.2, 0.07, 0.12],
            [0.06, 0.06, 0.01, 0.03],
          ],
          0.016,
          metalOf(tier),
          0.005,
        ),
        { at: [0, 0.57, 0], scale: tier === 1 ? 0.8 : 1 },
      ),
      tier === 1 ? 3 : 4,
    ),
    ...globe([0, tier === 1 ? 0.67 : 0.7, 0], tier === 1 ? 0.042 : 0.056, stone(tier), 12),
  ],
  crescent: (tier) => [
    ...placed(
      plate(
        [
          [0, 0],
          [0.2, 0.02, 0.16, 0.26],
          [0.13, 0.08, 0, 0.08],
          [-0.13, 0.08, -0.16, 0.26],
          [-0.2, 0.02, 0, 0],
        ],
        0.024,
        metalOf(tier),
        0.008,
      ),
      { at: [0, 0.6, 0] },
    ),
    ...gem([0, 0.76, 0], 0.05, stone(tier)),
  ],
  branch: (tier) => [
    ...tube(
      [
        [0, 0.58, 0],
        [0.03, 0.66, 0],
        [-0.02, 0.74, 0.01],
        [0.05, 0.82, 0],
        [0.12, 0.8, 0],
        [0.12, 0.72, 0],
      ],
      [0.02, 0.02, 0.019, 0.017, 0.013, 0.006],
      COATS.wood,
    ),
    ...tube(
      [
        [0, 0.64, 0],
        [-0.07, 0.7, 0],
        [-0.09, 0.8, 0.02],
      ],
      [0.015, 0.011, 0.003],
      COATS.wood,
    ),
    ...[
      [-0.09, 0.8],
      [0.06, 0.85],
      [-0.02, 0.78],
    ].flatMap(([x, y]) =>
      placed(
        plate(
          [
            [0, 0],
            [0.03, 0.02, 0.02, 0.06],
            [-0.01, 0.04, 0, 0],
          ],
          0.006,
          COATS.cloth,
          0.002,
        ),
        { at: [x!, y!, 0.01], scale: 1.3 },
      ),
    ),
    ...(tier > 1 ? gem([0.06, 0.74, 0], tier * 0.014, COATS.gem) : []),
  ],
  crystal: (tier) => [
    ...gem([0, 0.74, 0], 0.1, tier === 1 ? COATS.paint : COATS.gem),
    ...ringed(
      placed(gem([0, 0, 0], 0.045, tier === 1 ? COATS.paint : COATS.gem), {
        at: [0.05, 0.67, 0],
        turn: [0, 0, -28],
      }),
      tier,
    ),
    ...lathe(
      [
        [0.018, 0.56],
        [0.046, 0.62],
        [0.034, 0.66],
      ],
      metalOf(tier),
    ),
  ],
  serpent: (tier) => [
    ...tube(
      coil(0.3, 0.72, 0.03, 2.5),
      [0.014, 0.016, 0.018, 0.018, 0.018, 0.018, 0.018, 0.018, 0.018, 0.02, 0.02, 0.022, 0.024],
      metalOf(tier),
    ),
    ...globe([0, 0.77, 0.05], [0.032, 0.028, 0.05], metalOf(tier), 8),
    ...gem([0, 0.79, 0.07], 0.018, stone(tier)),
    ...mirroredX(
      spike([0.014, 0.79, 0.04], [0.05, 0.82, 0.02], [0.05, 0.87, -0.02], 0.011, COATS.bone),
    ),
  ],
  skull: (tier) => [
    ...skull([0, 0.72, 0], 0.15),
    ...mirroredX(
      spike([0.05, 0.76, 0], [0.13, 0.78, 0], [0.12, 0.88 + tier * 0.02, 0], 0.018, metalOf(tier)),
    ),
    ...lathe(
      [
        [0.018, 0.58],
        [0.04, 0.63],
        [0.02, 0.66],
      ],
      metalOf(tier),
    ),
  ],
  lantern: (tier) => [
    ...tube(
      [
        [0, 0.6, 0],
        [0.01, 0.74, 0],
        [0.07, 0.8, 0],
        [0.13, 0.77, 0],
      ],
      [0.019, 0.018, 0.014, 0.01],
      metalOf(tier),
    ),
    ...placed(
      [
        ...lathe(
          [
            [0, 0.06],
            [0.05, 0.03],
            [0.04, 0.02],
          ],
          metalOf(tier),
          6,
        ),
        ...lathe(
          [
            [0.034, 0.02],
            [0.04, -0.03],
            [0.03, -0.07],
          ],
          COATS.ember,
          6,
        ),
        ...lathe(
          [
            [0.045, -0.07],
            [0.045, -0.085],
            [0, -0.1],
          ],
          metalOf(tier),
          6,
        ),
      ],
      { at: [0.13, 0.69, 0] },
    ),
    ...ringed(
      placed(
        plate(
          [
            [0.034, -0.07],
            [0.044, -0.07],
            [0.05, 0.02],
            [0.038, 0.02],
          ],
          0.008,
          metalOf(tier),
          0.002,
        ),
        { at: [0, 0, 0] },
      ),
      4,
    ).map((facet) => placed([facet], { at: [0.13, 0.69, 0] })[0]!),
  ],
};

export function staff(shape: string, tier: Tier): Solid {
  return [
    ...haft(-0.65, 0.62, 0.018),
    ...band(-0.55, 0.021, tier),
    ...grip(-0.06, 0.08),
    ...band(0.53, 0.022, tier, 0.03),
    ...(tier > 1 ? band(0.24, 0.021, tier) : []),
    ...lathe(
      [
        [0, -0.72],
        [0.02, -0.66],
        [0.018, -0.62],
      ],
      metalOf(tier),
    ),
    ...(CROWNS[shape] ?? CROWNS['orb']!)(tier),
  ];
}

export const grip = (from: number, to: number): Solid =>
  lathe(
    Array.from({ length: 9 }, (_, i): [number, number] => [
      i % 2 === 0 ? 0.019 : 0.022,
      from + ((to - from) * i) / 8,
    ]),
    COATS.grip,
    8,
  );
