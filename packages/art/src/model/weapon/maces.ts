import type { Tier } from '@gearwright/game/look/model-id.ts';
import { band, flame, haft, skull, spike } from './fittings.ts';
import { gem, globe, lathe, plate } from './loft.ts';
import { COATS, mirroredX, placed, ringed, type Solid } from './solid.ts';

const block = (w: number, h: number, depth: number, bevel: number): Solid =>
  plate(
    [
      [-w, -h * 0.8],
      [-w * 0.9, -h],
      [w * 0.9, -h],
      [w, -h * 0.8],
      [w, h * 0.8],
      [w * 0.9, h],
      [-w * 0.9, h],
      [-w, h * 0.8],
    ],
    depth,
    COATS.steel,
    bevel,
  );

type Head = (y: number, s: number, tier: Tier) => Solid;

const hammerHead: Head = (y, s, tier) => [
  ...placed(block(0.11 * s, 0.06 * s, 0.11 * s, 0.014), { at: [0, y, 0] }),
  ...[1, -1].flatMap((m) =>
    placed(
      plate(
        [
          [-0.014 * s, -0.066 * s],
          [0.014 * s, -0.066 * s],
          [0.014 * s, 0.066 * s],
          [-0.014 * s, 0.066 * s],
        ],
        0.124 * s,
        tier === 1 ? COATS.iron : COATS.trim,
        0.008,
      ),
      { at: [m * 0.066 * s, y, 0] },
    ),
  ),
  ...lathe(
    [
      [0.034 * s, y + 0.06 * s],
      [0.02 * s, y + 0.085 * s],
      [0, y + 0.11 * s],
    ],
    tier === 1 ? COATS.iron : COATS.trim,
  ),
  ...(tier === 3
    ? [...gem([0, y, 0.06 * s], 0.034 * s), ...gem([0, y, -0.06 * s], 0.034 * s)]
    : []),
];

const HEADS_OF_MACES: Readonly<Record<string, Head>> = {
  flanged: (y, s, tier) => [
    ...ringed(
      placed(
        plate(
          [
            [0.01, -0.07],
            [0.05, -0.075],
            [0.088, -0.01],
            [0.06, 0.05],
            [0.01, 0.075],
          ],
          0.016,
          COATS.steel,
          0.005,
        ),
        { scale: s, at: [0, y, 0] },
      ),
      6,
    ),
    ...lathe(
      [
        [0.026 * s, y - 0.09 * s],
        [0.034 * s, y],
        [0.028 * s, y + 0.08 * s],
        [0.016 * s, y + 0.1 * s],
        [0.022 * s, y + 0.12 * s],
        [0, y + 0.15 * s],
      ],
      tier === 1 ? COATS.iron : COATS.trim,
    ),
    ...(tier === 3 ? gem([0, y + 0.16 * s, 0], 0.028 * s) : []),
  ],
  hammer: hammerHead,
  warhammer: hammerHead,
  maul: (y, s, tier) => [
    ...placed(
      lathe(
        [
          [0, -0.13 * s],
          [0.062 * s, -0.13 * s],
          [0.07 * s, -0.11 * s],
          [0.052 * s, -0.05 * s],
          [0.052 * s, 0.05 * s],
          [0.07 * s, 0.11 * s],
          [0.062 * s, 0.13 * s],
          [0, 0.13 * s],
        ],
        COATS.steel,
        10,
      ),
      { turn: [0, 0, 90], at: [0, y, 0] },
    ),
    ...placed(band(0, 0.055 * s, tier, 0.026 * s), { turn: [0, 0, 90], at: [0, y, 0] }),
    ...(tier === 3 ? [1, -1].flatMap((m) => gem([0, y, m * 0.064 * s], 0.032 * s)) : []),
  ],
  morningstar: (y, s, tier) => [
    ...globe([0, y, 0], 0.062 * s, COATS.steel, 10),
    ...ringed(
      [0.5, 0, -0.5].flatMap((up) =>
        spike(
          [0.05 * s * Math.cos(up), y + 0.056 * s * Math.sin(up), 0],
          [0.08 * s * Math.cos(up), y + 0.086 * s * Math.sin(up), 0],
          [0.115 * s * Math.cos(up), y + 0.115 * s * Math.sin(up), 0],
          0.016 * s,
          tier === 1 ? COATS.iron : COATS.trim,
        ),
      ),
      6,
    ),
    ...spike(
      [0, y + 0.05 * s, 0],
      [0, y + 0.09 * s, 0],
      [0, y + 0.13 * s, 0],
      0.018 * s,
      tier === 3 ? COATS.gem : COATS.steel,
    ),
  ],
  scepter: (y, s, tier) => [
    ...ringed(
      placed(
        plate(
          [
            [0.012, -0.05],
            [0.05, -0.03, 0.055, 0.03],
            [0.05, 0.09, 0.012, 0.12],
            [0.036, 0.07, 0.036, 0.03],
            [0.03, -0.01, 0.006, -0.03],
          ],
          0.013,
          COATS.trim,
          0.004,
        ),
        { scale: s, at: [0, y, 0] },
      ),
      4,
    ),
    ...globe([0, y + 0.04 * s, 0], 0.032 * s, tier === 1 ? COATS.paint : COATS.gem, 10),
    ...lathe(
      [
        [0.014 * s, y - 0.1 * s],
        [0.032 * s, y - 0.06 * s],
        [0.016 * s, y - 0.03 * s],
      ],
      COATS.trim,
    ),
  ],
  club: (y, s, tier) => [
    ...lathe(
      [
        [0.018 * s, y - 0.16 * s],
        [0.04 * s, y - 0.06 * s],
        [0.062 * s, y + 0.04 * s],
        [0.052 * s, y + 0.1 * s],
        [0, y + 0.12 * s],
      ],
      COATS.wood,
      8,
    ),
    ...ringed(
      spike(
        [0.045 * s, y, 0],
        [0.07 * s, y, 0],
        [0.095 * s, y + 0.012 * s, 0],
        0.014 * s,
        tier === 1 ? COATS.bone : COATS.trim,
      ),
      5,
    ),
    ...(tier > 1 ? band(y - 0.04 * s, 0.05 * s, tier, 0.016 * s) : []),
    ...(tier === 3 ? ringed(gem([0.06 * s, y + 0.05 * s, 0], 0.02 * s), 3) : []),
  ],
  anvil: (y, s, tier) => [
    ...placed(block(0.13 * s, 0.075 * s, 0.14 * s, 0.02), { at: [0, y, 0] }).map((facet) => ({
      ...facet,
      coat: COATS.stone,
    })),
    ...placed(
      plate(
        [
          [-0.135 * s, -0.02 * s],
          [0.135 * s, -0.02 * s],
          [0.135 * s, 0.02 * s],
          [-0.135 * s, 0.02 * s],
        ],
        0.152 * s,
        tier === 1 ? COATS.iron : COATS.trim,
        0.006,
      ),
      { at: [0, y, 0] },
    ),
    ...(tier === 3 ? [1, -1].flatMap((m) => gem([0, y, m * 0.08 * s], 0.036 * s)) : []),
  ],
  skull: (y, s, tier) => [
    ...skull([0, y + 0.01 * s, 0], 0.17 * s),
    ...mirroredX(
      spike(
        [0.05 * s, y + 0.05 * s, 0],
        [0.13 * s, y + 0.05 * s, 0],
        [0.13 * s, y + 0.14 * s, 0],
        0.02 * s,
        tier === 1 ? COATS.iron : COATS.trim,
      ),
    ),
    ...(tier === 3 ? placed(flame(0.12 * s, COATS.ember), { at: [0, y + 0.07 * s, 0] }) : []),
  ],
};

export function mace(shape: string, tier: Tier, twoHanded: boolean): Solid {
  const top = twoHanded ? 0.62 : 0.34;
  const s = (twoHanded ? 1.45 : 1) * (0.94 + tier * 0.06);
  const head = HEADS_OF_MACES[shape === 'greatclub' ? 'club' : shape] ?? hammerHead;
  return [
    ...haft(twoHanded ? -0.42 : -0.18, top + 0.04, twoHanded ? 0.021 : 0.016),
    ...band(-0.02, 0.02, tier),
    ...band(twoHanded ? 0.24 : 0.16, 0.021, tier),
    ...band(twoHanded ? -0.4 : -0.16, 0.021, tier, 0.026),
    ...head(top + 0.06, s, tier),
  ];
}
