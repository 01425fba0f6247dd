import type { Tier } from '@gearwright/game/look/model-id.ts';
import { band, skull } from './fittings.ts';
import { gem, lathe, plate, tube } from './loft.ts';
import { type OutlineStep } from './outline.ts';
import { COATS, mirroredX, placed, type Coat, type Solid } from './solid.ts';

const ARMS: Readonly<
  Record<
    string,
    {
      readonly arm: readonly OutlineStep[];
      readonly tip: readonly [number, number];
      readonly coat: Coat;
    }
  >
> = {
  arbalest: {
    arm: [
      [0, 0],
      [0.12, 0.02, 0.27, -0.1],
      [0.28, -0.085],
      [0.13, 0.06, 0, 0.045],
    ],
    tip: [0.27, -0.09],
    coat: COATS.steel,
  },
  repeater: {
    arm: [
      [0, 0],
      [0.1, 0.03, 0.22, -0.06],
      [0.24, -0.05],
      [0.12, 0.07, 0, 0.05],
    ],
    tip: [0.225, -0.055],
    coat: COATS.steel,
  },
  winged: {
    arm: [
      [0, 0],
      [0.12, 0, 0.2, -0.06],
      [0.24, -0.02],
      [0.28, -0.06],
      [0.3, 0.02],
      [0.16, 0.08, 0, 0.055],
    ],
    tip: [0.27, -0.05],
    coat: COATS.trim,
  },
  bone: {
    arm: [
      [0, 0],
      [0.12, 0.04, 0.24, -0.14],
      [0.27, -0.1],
      [0.14, 0.09, 0, 0.05],
    ],
    tip: [0.25, -0.12],
    coat: COATS.bone,
  },
  siege: {
    arm: [
      [0, -0.02],
      [0.14, 0, 0.34, -0.14],
      [0.36, -0.11],
      [0.16, 0.09, 0, 0.07],
    ],
    tip: [0.345, -0.125],
    coat: COATS.wood,
  },
  light: {
    arm: [
      [0, 0.005],
      [0.1, 0.02, 0.2, -0.06],
      [0.21, -0.05],
      [0.1, 0.045, 0, 0.035],
    ],
    tip: [0.2, -0.055],
    coat: COATS.wood,
  },
};

export function crossbow(shape: string, tier: Tier): Solid {
  const { arm, tip, coat } = ARMS[shape] ?? ARMS['arbalest']!;
  const prod = placed(mirroredX(plate(arm, 0.022, coat, 0.007)), {
    at: [-0.03, 0.3, 0],
    turn: [0, 90, 0],
  });
  const string = tube(
    [
      [-0.03, 0.3 + tip[1], tip[0]],
      [-0.03, 0.12, 0],
      [-0.03, 0.3 + tip[1], -tip[0]],
    ],
    [0.003, 0.003, 0.003],
    COATS.string,
    4,
  );
  return [
    ...plate(
      [
        [-0.025, -0.28],
        [0.042, -0.3],
        [0.036, -0.05],
        [0.022, 0.36],
        [-0.02, 0.36],
        [-0.02, -0.05],
      ],
      0.046,
      COATS.wood,
      0.009,
    ),
    ...prod,
    ...string,
    ...placed(
      lathe(
        [
          [0.006, 0],
          [0.006, 0.24],
          [0.014, 0.25],
          [0, 0.3],
        ],
        COATS.trim,
        6,
      ),
      { at: [-0.034, 0.12, 0] },
    ),
    ...band(0.3, 0.032, tier, 0.022),
    ...(shape === 'repeater'
      ? placed(
          plate(
            [
              [-0.1, -0.02],
              [-0.03, -0.02],
              [-0.03, 0.1],
              [-0.1, 0.1],
            ],
            0.04,
            COATS.wood,
            0.006,
          ),
          { at: [0, 0.02, 0] },
        )
      : []),
    ...(shape === 'bone'
      ? placed(skull([0, 0, 0], 0.09), { at: [-0.02, 0.38, 0], turn: [-90, 0, 0] })
      : []),
    ...(tier > 1
      ? placed(
          plate(
            [
              [-0.03, -0.26],
              [0.044, -0.305],
              [0.044, -0.26],
              [-0.026, -0.22],
            ],
            0.056,
            COATS.trim,
            0.005,
          ),
          {},
        )
      : []),
    ...(tier === 3 ? [1, -1].flatMap((m) => gem([0, 0.1, m * 0.025], 0.024)) : []),
  ];
}
