import type { Tier } from '@gearwright/game/look/model-id.ts';
import { spike, wing, metalOf } from './fittings.ts';
import { frame, gem, lathe, plate, tube } from './loft.ts';
import { type OutlineStep } from './outline.ts';
import { bent, COATS, mirroredX, placed, type Coat, type Solid } from './solid.ts';

const round = (radius: number): readonly OutlineStep[] => {
  const at = (i: number): [number, number] => [
    Math.cos((i / 12) * 2 * Math.PI) * radius,
    Math.sin((i / 12) * 2 * Math.PI) * radius,
  ];
  return [
    at(0),
    ...Array.from({ length: 12 }, (_, i): OutlineStep => {
      const half = ((i + 0.5) / 12) * 2 * Math.PI;
      return [Math.cos(half) * radius * 1.035, Math.sin(half) * radius * 1.035, ...at(i + 1)];
    }),
  ];
};

interface ShieldForm {
  readonly outline: readonly OutlineStep[];
  readonly bend: number;
  readonly top: number;
  readonly foot: number;
}

const FORMS: Readonly<Record<string, ShieldForm>> = {
  buckler: { outline: round(0.22), bend: 0.9, top: 0.2, foot: 0.2 },
  heater: {
    outline: [
      [-0.23, 0.22],
      [-0.12, 0.21, 0, 0.27],
      [0.12, 0.21, 0.23, 0.22],
      [0.26, -0.17, 0, -0.42],
      [-0.26, -0.17, -0.23, 0.22],
    ],
    bend: 1.3,
    top: 0.26,
    foot: 0.42,
  },
  tower: {
    outline: [
      [-0.24, 0.36],
      [0, 0.42, 0.24, 0.36],
      [0.252, 0, 0.24, -0.36],
      [0, -0.41, -0.24, -0.36],
      [-0.252, 0, -0.24, 0.36],
    ],
    bend: 1.6,
    top: 0.36,
    foot: 0.36,
  },
  kite: {
    outline: [
      [-0.2, 0.24],
      [0, 0.34, 0.2, 0.24],
      [0.27, 0.02, 0, -0.52],
      [-0.27, 0.02, -0.2, 0.24],
    ],
    bend: 1.4,
    top: 0.27,
    foot: 0.5,
  },
  spiked: {
    outline: [
      [-0.2, 0.24],
      [-0.1, 0.16, 0, 0.3],
      [0.1, 0.16, 0.2, 0.24],
      [0.18, 0.12, 0.28, 0.04],
      [0.2, -0.02, 0.2, -0.14],
      [0.12, -0.2, 0, -0.4],
      [-0.12, -0.2, -0.2, -0.14],
      [-0.2, -0.02, -0.28, 0.04],
      [-0.18, 0.12, -0.2, 0.24],
    ],
    bend: 1.2,
    top: 0.24,
    foot: 0.36,
  },
  winged: {
    outline: [
      [-0.14, 0.22],
      [-0.07, 0.2, 0, 0.28],
      [0.07, 0.2, 0.14, 0.22],
      [0.3, 0.3],
      [0.26, 0.16, 0.2, 0.1],
      [0.28, -0.14, 0, -0.42],
      [-0.28, -0.14, -0.2, 0.1],
      [-0.26, 0.16, -0.3, 0.3],
      [-0.14, 0.22],
    ],
    bend: 1.1,
    top: 0.24,
    foot: 0.4,
  },
};

export function shield(shape: string, tier: Tier): Solid {
  const { outline, bend, top, foot } = FORMS[shape] ?? FORMS['heater']!;
  const sized = (s: number): readonly OutlineStep[] =>
    outline.map((step) => step.map((v) => v * s) as unknown as OutlineStep);
  const field: Coat = tier === 1 ? COATS.wood : COATS.paint;
  const board = bent(plate(sized(0.96), 0.026, field, 0.006), bend);
  const rim = bent(frame(sized(1), sized(0.87), 0.05, metalOf(tier)), bend);
  const inner = tier === 3 ? bent(frame(sized(0.74), sized(0.68), 0.044, COATS.trim), bend) : [];
  const bar =
    tier > 1 && shape !== 'buckler'
      ? bent(
          plate(
            [
              [-0.016, top * 0.78],
              [0.016, top * 0.78],
              [0.016, -foot * 0.7],
              [-0.016, -foot * 0.7],
            ],
            0.042,
            COATS.trim,
            0.005,
          ),
          bend,
        )
      : [];
  const boss = placed(
    lathe(
      [
        [0.074, 0],
        [0.068, 0.02],
        [0.05, 0.036],
        [0.03, 0.046],
        [0, 0.05],
      ],
      COATS.steel,
      14,
    ),
    { at: [0, 0, 0.012], turn: [90, 0, 0] },
  );
  const crest =
    tier === 3
      ? [
          ...placed(
            plate(
              [
                [0, 0.1],
                [0.06, 0],
                [0, -0.1],
                [-0.06, 0],
              ],
              0.036,
              COATS.trim,
              0.01,
            ),
            { at: [0, 0, 0.05] },
          ),
          ...gem([0, 0, 0.075], 0.038),
        ]
      : [];
  const rivets =
    tier === 1 || shape === 'buckler'
      ? Array.from({ length: 8 }, (_, i) => {
          const [x, y] = [Math.cos(i * 0.785) * 0.13, Math.sin(i * 0.785) * 0.13];
          return placed(
            lathe(
              [
                [0.012, 0],
                [0.009, 0.008],
                [0, 0.012],
              ],
              COATS.steel,
              6,
            ),
            { at: [x, y, 0.013 - x * x * bend], turn: [90, 0, 0] },
          );
        }).flat()
      : [];
  const spikes =
    shape === 'spiked'
      ? ringedZ(
          spike(
            [0.11, 0, 0.0],
            [0.13, 0, 0.04],
            [0.13, 0, 0.1],
            0.022,
            tier === 1 ? COATS.bone : COATS.trim,
          ),
          5,
        )
      : [];
  const wings =
    shape === 'winged' && tier > 1
      ? placed(mirroredX(wing(0.2, COATS.trim, 0.03)), { at: [0, 0.02, 0.02] })
      : [];
  const strap = placed(
    tube(
      [
        [-0.08, 0.06, -0.02],
        [-0.06, 0.06, -0.06],
        [0.06, 0.06, -0.06],
        [0.08, 0.06, -0.02],
      ],
      [0.012, 0.012, 0.012, 0.012],
      COATS.grip,
      5,
    ),
    {},
  );
  return [
    ...board,
    ...rim,
    ...inner,
    ...bar,
    ...boss,
    ...crest,
    ...rivets,
    ...spikes,
    ...wings,
    ...strap,
  ];
}

const ringedZ = (solid: Solid, count: number): Solid =>
  Array.from({ length: count }, (_, i) =>
    placed(solid, { turn: [0, 0, (360 / count) * i + 18] }),
  ).flat();
