import type { Tier } from '@gearwright/game/look/model-id.ts';
import { band, flame, haft, skull, spike } from './fittings.ts';
import { blade, gem, globe, lathe, plate, type OutlineStep } from './loft.ts';
import { COATS, mirroredX, placed, ringed, type Solid } from './solid.ts';

/** Axe heads look to the right, the haft at x = 0; sizes before the weapon's own scale. */
const HEADS: Readonly<Record<string, readonly OutlineStep[]>> = {
  bearded: [
    [0, -0.05],
    [0.05, -0.04, 0.12, -0.16],
    [0.2, -0.02, 0.16, 0.13],
    [0.06, 0.05, 0, 0.06],
  ],
  double: [
    [0, -0.05],
    [0.06, -0.05, 0.13, -0.14],
    [0.2, 0, 0.13, 0.14],
    [0.06, 0.05, 0, 0.05],
  ],
  crescent: [
    [0, -0.03],
    [0.07, -0.03, 0.06, -0.19],
    [0.26, -0.02, 0.06, 0.2],
    [0.08, 0.03, 0, 0.03],
  ],
  cleaver: [
    [0, -0.1],
    [0.15, -0.13],
    [0.17, 0, 0.16, 0.1],
    [0.1, 0.08],
    [0, 0.1],
  ],
  spiked: [
    [0, -0.05],
    [0.08, -0.06, 0.12, -0.17],
    [0.13, -0.05],
    [0.18, -0.02],
    [0.13, 0.02],
    [0.2, 0.15],
    [0.07, 0.05, 0, 0.06],
  ],
  hatchet: [
    [0, -0.035],
    [0.06, -0.03, 0.11, -0.09],
    [0.14, 0, 0.12, 0.06],
    [0.05, 0.03, 0, 0.04],
  ],
};

export function axe(shape: string, tier: Tier, twoHanded: boolean): Solid {
  const s = (twoHanded ? 1.5 : 1) * (0.94 + tier * 0.06);
  const top = twoHanded ? 0.8 : 0.48;
  const outline = HEADS[shape] ?? HEADS['bearded']!;
  const sized = (by: number): readonly OutlineStep[] =>
    outline.map((step) => step.map((v) => v * by) as unknown as OutlineStep);
  const centre = top - 0.1 * s;
  const head = placed(plate(sized(s), 0.036, COATS.steel, 0.014), { at: [0, centre, 0] });
  const twin = shape === 'double' || (tier === 3 && shape !== 'hatchet');
  const back = twin
    ? placed(plate(sized(s * (shape === 'double' ? 1 : 0.62)), 0.034, COATS.steel, 0.012), {
        at: [0, centre, 0],
        scale: [-1, 1, 1],
      })
    : spike(
        [0, centre, 0],
        [-0.06 * s, centre, 0],
        [-0.11 * s, centre - 0.03 * s, 0],
        0.016 * s,
        COATS.steel,
      );
  const socket = placed(
    mirroredX(
      plate(
        [
          [0, -0.04 * s],
          [0.05 * s, -0.024 * s],
          [0.05 * s, 0.024 * s],
          [0, 0.045 * s],
        ],
        0.046,
        tier === 1 ? COATS.iron : COATS.trim,
        0.006,
      ),
    ),
    { at: [0, centre, 0] },
  );
  const rune =
    tier > 1
      ? placed(
          plate(
            [
              [0.055 * s, -0.012 * s],
              [0.1 * s, -0.05 * s],
              [0.115 * s, 0],
              [0.1 * s, 0.05 * s],
              [0.055 * s, 0.012 * s],
            ],
            0.042,
            COATS.inlay,
            0.003,
          ),
          { at: [0, centre, 0] },
        )
      : [];
  const lit =
    tier === 3
      ? [...gem([0, centre, 0.026], 0.024 * s), ...gem([0, centre, -0.026], 0.024 * s)]
      : [];
  return [
    ...haft(twoHanded ? -0.45 : -0.2, top, twoHanded ? 0.021 : 0.017),
    ...band(-0.02, 0.02, tier),
    ...band(top - 0.22 * s, 0.023, tier),
    ...band(twoHanded ? -0.42 : -0.18, 0.021, tier),
    ...head,
    ...back,
    ...socket,
    ...rune,
    ...blade([
      [top - 0.01, 0.014, 0.014, 0.01],
      [top + (0.05 + tier * 0.03) * s, 0.001, 0.001, 0.001],
    ]),
    ...lit,
  ];
}

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
