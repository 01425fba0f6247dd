import type { Tier } from '@gearwright/game/look/model-id.ts';
import { flame, hoop, skull, spike, wing } from './fittings.ts';
import { frame, gem, globe, lathe, plate, tube, type OutlineStep } from './loft.ts';
import { bent, COATS, mirroredX, placed, ringed, type Coat, type Solid } from './solid.ts';

const metalOf = (tier: Tier): Coat => (tier === 1 ? COATS.iron : COATS.trim);

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

const leaf = (tier: Tier): Solid =>
  plate(
    [
      [0, 0],
      [0.04, 0.04, 0.02, 0.11],
      [-0.02, 0.07, 0, 0],
    ],
    0.008,
    tier === 3 ? COATS.ember : COATS.cloth,
    0.002,
  );

const OFF_HANDS: Readonly<Record<string, (tier: Tier) => Solid>> = {
  orb: (tier) => [
    ...globe([0, 0.09, 0], 0.082, tier === 1 ? COATS.paint : { ...COATS.gem, glow: 0.7 }, 14),
    ...Array.from({ length: tier }, (_, i) =>
      placed(hoop(0.092, 0.008, COATS.trim, 22), {
        at: [0, 0.09, 0],
        turn: [90 * (i === 0 ? 1 : 0), 0, 60 * i],
      }),
    ).flat(),
    ...lathe(
      [
        [0, -0.06],
        [0.045, -0.055],
        [0.018, -0.025],
        [0.04, 0],
        [0.056, 0.02],
      ],
      COATS.trim,
      12,
    ),
  ],
  tome: (tier) => [
    ...placed(
      plate(
        [
          [-0.1, -0.13],
          [0.1, -0.13],
          [0.1, 0.13],
          [-0.1, 0.13],
        ],
        0.016,
        COATS.hide,
        0.005,
      ),
      { at: [0, 0.06, 0.034] },
    ),
    ...placed(
      plate(
        [
          [-0.1, -0.13],
          [0.1, -0.13],
          [0.1, 0.13],
          [-0.1, 0.13],
        ],
        0.016,
        COATS.hide,
        0.005,
      ),
      { at: [0, 0.06, -0.034] },
    ),
    ...placed(
      plate(
        [
          [-0.094, -0.12],
          [0.094, -0.12],
          [0.094, 0.12],
          [-0.094, 0.12],
        ],
        0.056,
        COATS.page,
        0.001,
      ),
      { at: [0.002, 0.06, 0] },
    ),
    ...placed(
      tube(
        [
          [-0.1, -0.07, 0],
          [-0.1, 0.19, 0],
        ],
        [0.042, 0.042],
        COATS.hide,
        10,
      ),
      { scale: [1, 1, 1] },
    ),
    ...[-0.1, 0.1].flatMap((y) =>
      [-0.075, 0.08].flatMap((x) =>
        placed(
          plate(
            [
              [-0.024, -0.026],
              [0.024, -0.026],
              [0.024, 0.026],
              [-0.024, 0.026],
            ],
            0.094,
            metalOf(tier),
            0.004,
          ),
          { at: [x, 0.06 + y, 0] },
        ),
      ),
    ),
    ...(tier > 1
      ? placed(
          plate(
            [
              [0, 0.06],
              [0.042, 0],
              [0, -0.06],
              [-0.042, 0],
            ],
            0.096,
            COATS.trim,
            0.005,
          ),
          { at: [0, 0.06, 0] },
        )
      : []),
    ...(tier === 3 ? [...gem([0, 0.06, 0.052], 0.024), ...gem([0, 0.06, -0.052], 0.024)] : []),
  ],
  lantern: (tier) =>
    [
      ...lathe(
        [
          [0, 0.1],
          [0.06, 0.06],
          [0.05, 0.05],
        ],
        metalOf(tier),
        6,
      ),
      ...lathe(
        [
          [0.044, 0.05],
          [0.052, -0.02],
          [0.04, -0.08],
        ],
        COATS.ember,
        6,
      ),
      ...lathe(
        [
          [0.056, -0.08],
          [0.056, -0.1],
          [0.03, -0.115],
          [0, -0.12],
        ],
        metalOf(tier),
        6,
      ),
      ...ringed(
        plate(
          [
            [0.04, -0.08],
            [0.052, -0.08],
            [0.062, 0.05],
            [0.046, 0.05],
          ],
          0.01,
          metalOf(tier),
          0.002,
        ),
        6,
      ),
      ...tube(
        [
          [0, 0.1, 0],
          [0.03, 0.13, 0],
          [0, 0.16, 0],
          [-0.03, 0.13, 0],
          [0, 0.1, 0],
        ],
        [0.006, 0.006, 0.006, 0.006, 0.006],
        metalOf(tier),
        5,
      ),
    ].map((facet) => placed([facet], { at: [0, -0.06, 0] })[0]!),
  skull: (tier) => [
    ...skull([0, 0.07, 0], 0.19),
    ...(tier > 1
      ? placed(
          mirroredX(spike([0.05, 0.1, 0], [0.13, 0.12, 0], [0.12, 0.22, 0], 0.02, COATS.bone)),
          {},
        )
      : []),
    ...(tier === 3 ? placed(flame(0.14, COATS.ember, 0.03), { at: [0, 0.13, 0] }) : []),
  ],
  branch: (tier) => [
    ...tube(
      [
        [0, -0.1, 0],
        [0.02, 0.05, 0],
        [-0.02, 0.18, 0.02],
        [0.03, 0.28, 0],
      ],
      [0.014, 0.013, 0.01, 0.004],
      COATS.wood,
    ),
    ...[
      [0.02, 0.06, 30],
      [-0.02, 0.14, -40],
      [0.0, 0.2, 50],
      [0.03, 0.26, 0],
    ].flatMap(([x, y, turn]) =>
      placed(leaf(tier), { at: [x!, y!, 0], turn: [0, turn! * 2, -turn!] }),
    ),
    ...globe([0.03, 0.3, 0], 0.026, tier === 1 ? COATS.paint : COATS.gem, 8),
  ],
  scroll: (tier) => [
    ...placed(
      lathe(
        [
          [0, -0.13],
          [0.03, -0.13],
          [0.03, 0.13],
          [0, 0.13],
        ],
        COATS.page,
        12,
      ),
      { at: [0, 0.05, 0] },
    ),
    ...[-0.11, 0.21].flatMap((y) =>
      placed(
        lathe(
          [
            [0, -0.02],
            [0.018, -0.016],
            [0.024, 0],
            [0.018, 0.016],
            [0, 0.02],
          ],
          metalOf(tier),
          8,
        ),
        { at: [0, y, 0] },
      ),
    ),
    ...placed(
      lathe(
        [
          [0.032, -0.014],
          [0.034, 0],
          [0.032, 0.014],
        ],
        COATS.cloth,
        12,
      ),
      { at: [0, 0.05, 0] },
    ),
    ...(tier === 3 ? gem([0, 0.05, 0.034], 0.02) : []),
  ],
  idol: (tier) => [
    ...lathe(
      [
        [0, -0.08],
        [0.05, -0.08],
        [0.05, -0.06],
        [0.03, -0.05],
        [0.034, 0.04],
        [0.045, 0.08],
        [0.02, 0.11],
        [0, 0.11],
      ],
      tier === 1 ? COATS.stone : COATS.trim,
      8,
    ),
    ...globe([0, 0.14, 0.006], [0.036, 0.042, 0.036], tier === 1 ? COATS.stone : COATS.trim, 8),
    ...mirroredX(spike([0.024, 0.16, 0], [0.07, 0.17, 0], [0.06, 0.23, 0], 0.012, COATS.bone)),
    ...gem([0, 0.03, 0.036], 0.02),
  ],
};

export const offHand = (shape: string, tier: Tier): Solid =>
  (OFF_HANDS[shape] ?? OFF_HANDS['orb']!)(tier);

const RELICS: Readonly<Record<string, (tier: Tier) => Solid>> = {
  idol: OFF_HANDS['idol']!,
  libram: OFF_HANDS['tome']!,
  totem: (tier) => [
    ...[0, 1, 2].flatMap((i) =>
      lathe(
        [
          [0, i * 0.07 - 0.1],
          [0.04 - i * 0.004, i * 0.07 - 0.1],
          [0.044 - i * 0.004, i * 0.07 - 0.06],
          [0.03, i * 0.07 - 0.035],
          [0, i * 0.07 - 0.03],
        ],
        i === 1 ? COATS.paint : COATS.wood,
        6,
      ),
    ),
    ...mirroredX(placed(wing(0.08, COATS.wood, 0.014), { at: [0.02, 0.05, 0] })),
    ...gem([0, 0.0, 0.04], 0.012 + tier * 0.004),
  ],
  sigil: (tier) => [
    ...placed(
      lathe(
        [
          [0, -0.01],
          [0.08, -0.01],
          [0.088, 0],
          [0.08, 0.01],
          [0, 0.01],
        ],
        COATS.iron,
        14,
      ),
      { turn: [90, 0, 0] },
    ),
    ...placed(
      plate(
        [
          [0, 0.07],
          [0.02, 0.02],
          [0.06, 0],
          [0.02, -0.02],
          [0, -0.07],
          [-0.02, -0.02],
          [-0.06, 0],
          [-0.02, 0.02],
        ],
        0.03,
        metalOf(tier),
        0.004,
      ),
      {},
    ),
    ...gem([0, 0, 0.016], 0.02),
  ],
};

/** Relics hang small at the belt. */
export const relic = (shape: string, tier: Tier): Solid =>
  placed((RELICS[shape] ?? RELICS['idol']!)(tier), { scale: 0.55 });

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
