import { metalOf } from './fittings.ts';
import type { Tier } from '@gearwright/game/look/model-id.ts';
import { gem, lathe, plate, tube } from './loft.ts';
import { type OutlineStep } from './outline.ts';
import { COATS, placed, type Solid } from './solid.ts';

const STOCK: readonly OutlineStep[] = [
  [-0.03, -0.3],
  [0.04, -0.34],
  [0.052, -0.12],
  [0.03, -0.05],
  [0.028, 0.3],
  [-0.018, 0.3],
  [-0.02, -0.05],
  [-0.032, -0.12],
];

interface Barrel {
  readonly length: number;
  readonly radius: number;
  /** Radius of the mouth. */
  readonly mouth: number;
  readonly across?: readonly number[];
}

const BARRELS: Readonly<Record<string, Barrel>> = {
  rifle: { length: 0.6, radius: 0.018, mouth: 0.024 },
  blunderbuss: { length: 0.46, radius: 0.02, mouth: 0.055 },
  longrifle: { length: 0.82, radius: 0.015, mouth: 0.02 },
  twin: { length: 0.52, radius: 0.016, mouth: 0.02, across: [-0.018, 0.018] },
  cannon: { length: 0.46, radius: 0.042, mouth: 0.056 },
  carbine: { length: 0.42, radius: 0.019, mouth: 0.03 },
};

export function gun(shape: string, tier: Tier): Solid {
  const { length, radius, mouth, across = [0] } = BARRELS[shape] ?? BARRELS['rifle']!;
  const barrel = lathe(
    [
      [0, -0.06],
      [radius, -0.06],
      [radius * 0.92, length * 0.6],
      [radius, length - 0.07],
      [mouth, length],
      [mouth * 0.85, length + 0.01],
      [mouth * 0.5, length - 0.03],
      [0, length - 0.04],
    ],
    COATS.steel,
    10,
  );
  const scope =
    shape === 'longrifle' || (tier === 3 && shape !== 'cannon')
      ? placed(
          lathe(
            [
              [0.012, -0.08],
              [0.016, -0.07],
              [0.012, 0],
              [0.018, 0.08],
              [0.014, 0.09],
            ],
            COATS.trim,
            8,
          ),
          { at: [-0.06, 0.02, 0] },
        )
      : [];
  const gear =
    shape === 'carbine'
      ? placed(
          lathe(
            [
              [0, -0.012],
              [0.045, -0.012],
              [0.045, 0.012],
              [0, 0.012],
            ],
            COATS.trim,
            8,
          ),
          { at: [0.0, -0.02, 0.022], turn: [90, 0, 0] },
        )
      : [];
  return [
    ...plate(STOCK, 0.046, COATS.wood, 0.009),
    ...across.flatMap((z) => placed(barrel, { at: [-0.024 - Math.max(0, radius - 0.02), 0, z] })),
    ...[0.1, 0.24].flatMap((y) =>
      placed(
        lathe(
          [
            [radius * 1.1, -0.014],
            [radius * 1.5, 0],
            [radius * 1.1, 0.014],
          ],
          metalOf(tier),
          9,
        ),
        { at: [-0.02, y, 0], scale: [1, 1, across.length > 1 ? 2 : 1] },
      ),
    ),
    ...placed(
      plate(
        [
          [-0.05, 0],
          [-0.02, -0.02],
          [0, 0.04],
          [-0.03, 0.06],
        ],
        0.06,
        metalOf(tier),
        0.006,
      ),
      { at: [-0.01, -0.04, 0] },
    ),
    ...tube(
      [
        [0.03, -0.07, 0],
        [0.075, -0.05, 0],
        [0.075, 0, 0],
        [0.03, 0.02, 0],
      ],
      [0.006, 0.006, 0.006, 0.006],
      metalOf(tier),
      5,
    ),
    ...(tier > 1
      ? placed(
          plate(
            [
              [-0.034, -0.3],
              [0.044, -0.345],
              [0.046, -0.3],
              [-0.03, -0.26],
            ],
            0.056,
            COATS.trim,
            0.005,
          ),
          {},
        )
      : []),
    ...(tier === 3 ? [1, -1].flatMap((m) => gem([0.01, -0.2, m * 0.026], 0.026)) : []),
    ...scope,
    ...gear,
  ];
}
