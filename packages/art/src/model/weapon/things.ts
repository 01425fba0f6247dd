import type { Tier } from '@gearwright/game/look/model-id.ts';
import { flame, spike, metalOf } from './fittings.ts';
import { globe, lathe, plate, tube } from './loft.ts';
import { COATS, mirroredX, placed, ringed, type Solid } from './solid.ts';

const THINGS: Readonly<Record<string, (tier: Tier) => Solid>> = {
  torch: () => [
    ...tube(
      [
        [0, -0.16, 0],
        [0, 0.2, 0],
      ],
      [0.014, 0.02],
      COATS.wood,
    ),
    ...lathe(
      [
        [0.02, 0.18],
        [0.036, 0.22],
        [0.03, 0.27],
      ],
      COATS.iron,
      8,
    ),
    ...ringed(placed(flame(0.18, COATS.ember, 0.03), { at: [0, 0.24, 0] }), 2),
  ],
  wrench: () =>
    plate(
      [
        [-0.016, -0.16],
        [0.016, -0.16],
        [0.016, 0.16],
        [0.07, 0.2, 0.06, 0.3],
        [0.03, 0.3],
        [0.03, 0.24],
        [-0.03, 0.24],
        [-0.03, 0.3],
        [-0.06, 0.3],
        [-0.07, 0.2, -0.016, 0.16],
      ],
      0.03,
      COATS.steel,
      0.006,
    ),
  pick: (tier) => [
    ...tube(
      [
        [0, -0.2, 0],
        [0, 0.4, 0],
      ],
      [0.016, 0.015],
      COATS.wood,
    ),
    ...mirroredX(spike([0, 0.37, 0], [0.12, 0.38, 0], [0.22, 0.28, 0], 0.022, COATS.steel)),
    ...lathe(
      [
        [0.018, 0.33],
        [0.024, 0.37],
        [0.018, 0.41],
      ],
      metalOf(tier),
      8,
    ),
  ],
  mug: () => [
    ...lathe(
      [
        [0, -0.08],
        [0.055, -0.08],
        [0.06, 0.06],
        [0.05, 0.06],
        [0.046, -0.05],
        [0, -0.05],
      ],
      COATS.wood,
      12,
    ),
    ...globe([0, 0.055, 0], [0.052, 0.02, 0.052], COATS.page, 10),
    ...[-0.06, 0.03].flatMap((y) =>
      placed(
        lathe(
          [
            [0.058, -0.008],
            [0.063, 0],
            [0.06, 0.008],
          ],
          COATS.trim,
          12,
        ),
        { at: [0, y, 0] },
      ),
    ),
    ...tube(
      [
        [0.055, 0.04, 0],
        [0.1, 0.03, 0],
        [0.1, -0.04, 0],
        [0.055, -0.05, 0],
      ],
      [0.01, 0.01, 0.01, 0.01],
      COATS.wood,
      6,
    ),
  ],
  broom: () => [
    ...tube(
      [
        [0, -0.6, 0],
        [0, 0.5, 0],
      ],
      [0.013, 0.013],
      COATS.wood,
    ),
    ...lathe(
      [
        [0.016, 0.46],
        [0.05, 0.56],
        [0.08, 0.76],
        [0.05, 0.78],
        [0, 0.76],
      ],
      { ...COATS.bone, pattern: 'hair' },
      9,
    ),
    ...lathe(
      [
        [0.03, 0.49],
        [0.036, 0.51],
        [0.034, 0.53],
      ],
      COATS.grip,
      9,
    ),
  ],
  bouquet: () => [
    ...[
      [0, 0],
      [0.03, 20],
      [-0.03, -20],
      [0.0, 8],
    ].flatMap(([x, lean], i) => [
      ...placed(
        tube(
          [
            [0, -0.1, 0],
            [0, 0.14, 0],
          ],
          [0.005, 0.005],
          COATS.cloth,
          5,
        ),
        { turn: [i * 6 - 8, 0, -lean!] },
      ),
      ...placed(
        globe([0, 0.17, 0], [0.032, 0.026, 0.032], i % 2 === 0 ? COATS.gem : COATS.paint, 7),
        { at: [x! * 0.4, 0, 0], turn: [i * 6 - 8, 0, -lean!] },
      ),
    ]),
    ...lathe(
      [
        [0.02, -0.05],
        [0.03, 0],
        [0.045, 0.06],
      ],
      COATS.page,
      8,
    ),
  ],
};

export const thing = (shape: string, tier: Tier): Solid =>
  (THINGS[shape] ?? THINGS['torch']!)(tier);
