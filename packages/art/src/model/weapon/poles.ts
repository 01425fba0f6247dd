import type { Tier } from '@gearwright/game/look/model-id.ts';
import { band, haft, hoop, skull, spike, wing } from './fittings.ts';
import { blade, gem, globe, lathe, plate, tube } from './loft.ts';
import { COATS, mirroredX, placed, ringed, type Coat, type Point, type Solid } from './solid.ts';

const metalOf = (tier: Tier): Coat => (tier === 1 ? COATS.iron : COATS.trim);

const POINTS: Readonly<Record<string, (tier: Tier) => Solid>> = {
  spear: (tier) => [
    ...blade([
      [0.6, 0.02, 0.02, 0.012],
      [0.7, 0.05, 0.05, 0.013],
      [0.8, 0.04, 0.04, 0.01],
      [1.02, 0.001, 0.001, 0.001],
    ]),
    ...(tier > 1 ? mirroredX(placed(wing(0.07, COATS.trim), { at: [0.01, 0.6, 0] })) : []),
  ],
  halberd: (tier) => [
    ...blade([
      [0.6, 0.016, 0.016, 0.011],
      [0.98, 0.001, 0.001, 0.001],
    ]),
    ...placed(
      plate(
        [
          [0, -0.07],
          [0.06, -0.05, 0.13, -0.16],
          [0.21, 0, 0.15, 0.15],
          [0.06, 0.06, 0, 0.07],
        ],
        0.03,
        COATS.steel,
        0.012,
      ),
      { at: [0, 0.66, 0] },
    ),
    ...spike(
      [0, 0.66, 0],
      [-0.08, 0.67, 0],
      [-0.12, 0.61, 0],
      0.02,
      tier === 1 ? COATS.steel : COATS.trim,
    ),
  ],
  glaive: () => [
    ...blade(
      [
        [0.6, 0.024, 0.03, 0.011],
        [0.7, 0.026, 0.06, 0.012],
        [0.86, 0.014, 0.072, 0.01],
        [1.0, -0.022, 0.07, 0.008],
        [1.12, -0.058, 0.062, 0.001],
      ],
      COATS.steel,
      0.4,
    ),
    ...spike([-0.02, 0.68, 0], [-0.07, 0.68, 0], [-0.075, 0.76, 0], 0.014, COATS.steel),
  ],
  trident: () => [
    ...blade([
      [0.62, 0.016, 0.016, 0.011],
      [0.7, 0.014, 0.014, 0.01],
      [0.9, 0.026, 0.026, 0.009],
      [1.04, 0.001, 0.001, 0.001],
    ]),
    ...mirroredX([
      ...tube(
        [
          [0, 0.64, 0],
          [0.06, 0.66, 0],
          [0.1, 0.72, 0],
          [0.1, 0.8, 0],
        ],
        [0.015, 0.014, 0.013, 0.012],
        COATS.steel,
      ),
      ...placed(
        blade([
          [0, 0.012, 0.012, 0.009],
          [0.06, 0.024, 0.024, 0.008],
          [0.18, 0.001, 0.001, 0.001],
        ]),
        { at: [0.1, 0.79, 0] },
      ),
    ]),
  ],
  scythe: () =>
    placed(
      plate(
        [
          [-0.03, -0.02],
          [0.05, 0.06, 0.2, 0.04],
          [0.36, -0.02, 0.42, -0.2],
          [0.3, -0.06, 0.18, -0.05],
          [0.06, -0.04, -0.03, -0.08],
        ],
        0.022,
        COATS.steel,
        0.009,
      ),
      { at: [0, 0.76, 0] },
    ),
  lance: (tier) => [
    ...lathe(
      [
        [0.02, 0.2],
        [0.055, 0.24],
        [0.05, 0.28],
        [0.03, 0.34],
      ],
      metalOf(tier),
      10,
    ),
    ...blade([
      [0.56, 0.03, 0.03, 0.024],
      [0.66, 0.036, 0.036, 0.026],
      [1.12, 0.001, 0.001, 0.001],
    ]),
  ],
};

export function polearm(shape: string, tier: Tier): Solid {
  const lit = tier === 3 ? [...gem([0, 0.62, 0.03], 0.024), ...gem([0, 0.62, -0.03], 0.024)] : [];
  const tassel =
    tier > 1
      ? lathe(
          [
            [0.02, 0.5],
            [0.036, 0.46],
            [0.03, 0.4],
            [0.012, 0.36],
          ],
          COATS.cloth,
          7,
        )
      : [];
  return [
    ...haft(-0.75, shape === 'scythe' ? 0.78 : 0.64, 0.018),
    ...band(0.56, 0.022, tier, 0.035),
    ...band(-0.1, 0.02, tier),
    ...band(0.16, 0.02, tier),
    ...lathe(
      [
        [0, -0.84],
        [0.018, -0.77],
        [0.016, -0.74],
      ],
      COATS.steel,
    ),
    ...(POINTS[shape] ?? POINTS['spear']!)(tier),
    ...lit,
    ...tassel,
  ];
}

const coil = (from: number, to: number, radius: number, turns: number): readonly Point[] =>
  Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12;
    const angle = t * turns * 2 * Math.PI;
    return [Math.sin(angle) * radius, from + (to - from) * t, Math.cos(angle) * radius];
  });

const stone = (tier: Tier): Coat => (tier === 1 ? COATS.paint : COATS.gem);

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

const grip = (from: number, to: number): Solid =>
  lathe(
    Array.from({ length: 9 }, (_, i): [number, number] => [
      i % 2 === 0 ? 0.019 : 0.022,
      from + ((to - from) * i) / 8,
    ]),
    COATS.grip,
    8,
  );

const TIPS: Readonly<Record<string, (tier: Tier) => Solid>> = {
  crystal: (tier) => gem([0, 0.29, 0], 0.034 + tier * 0.004, stone(tier)),
  bone: (tier) => [
    ...spike([0, 0.22, 0], [0.03, 0.28, 0], [-0.01, 0.36, 0], 0.018, COATS.bone),
    ...gem([0, 0.25, 0.018], 0.012 * tier, stone(tier)),
  ],
  star: (tier) => [
    ...placed(
      plate(
        Array.from({ length: 10 }, (_, i): [number, number] => {
          const r = i % 2 === 0 ? 0.06 : 0.024;
          const a = (i / 10) * 2 * Math.PI;
          return [Math.sin(a) * r, Math.cos(a) * r];
        }),
        0.02,
        metalOf(tier),
        0.005,
      ),
      { at: [0, 0.29, 0] },
    ),
    ...gem([0, 0.29, 0.012], 0.018, stone(tier)),
  ],
  branch: (tier) => [
    ...tube(
      [
        [0, 0.2, 0],
        [0.02, 0.26, 0],
        [-0.01, 0.32, 0],
        [0.02, 0.36, 0],
      ],
      [0.013, 0.011, 0.009, 0.003],
      COATS.wood,
    ),
    ...tube(
      [
        [0.01, 0.25, 0],
        [0.05, 0.29, 0],
      ],
      [0.008, 0.003],
      COATS.wood,
    ),
    ...gem([0.012, 0.28, 0.012], 0.01 * tier, stone(tier)),
  ],
  rod: (tier) => [
    ...lathe(
      [
        [0.014, 0.2],
        [0.03, 0.24],
        [0.03, 0.3],
        [0.012, 0.33],
        [0, 0.34],
      ],
      metalOf(tier),
    ),
    ...ringed(gem([0.03, 0.27, 0], 0.014, stone(tier)), 3),
  ],
  skull: () => skull([0, 0.27, 0], 0.09),
};

export function wand(shape: string, tier: Tier): Solid {
  return [
    ...haft(-0.12, 0.2, 0.013),
    ...band(-0.04, 0.014, tier, 0.03),
    ...band(0.14, 0.014, tier),
    ...lathe(
      [
        [0.012, 0.19],
        [0.026, 0.22],
        [0.012, 0.24],
      ],
      metalOf(tier),
    ),
    ...(tier === 3
      ? placed(hoop(0.045, 0.006, COATS.trim, 16), { at: [0, 0.28, 0], turn: [70, 0, 0] })
      : []),
    ...(TIPS[shape] ?? TIPS['crystal']!)(tier),
  ];
}

export function fishingPole(shape: string, tier: Tier): Solid {
  const long = shape === 'big' ? 1.35 : 1.1;
  const reel =
    shape === 'reel' || tier > 1
      ? placed(
          lathe(
            [
              [0, -0.02],
              [0.04, -0.02],
              [0.03, 0],
              [0.04, 0.02],
              [0, 0.02],
            ],
            metalOf(tier),
            10,
          ),
          { at: [0.035, 0.12, 0], turn: [90, 0, 0] },
        )
      : [];
  const coat = shape === 'bone' ? COATS.bone : shape === 'iron' ? COATS.iron : COATS.wood;
  return [
    ...tube(
      [
        [0, -0.3, 0],
        [0, 0.1, 0],
        [0.02, 0.6, 0],
        [0.1, long, 0],
      ],
      [0.02, 0.016, 0.011, 0.004],
      coat,
    ),
    ...tube(
      [
        [0.1, long, 0],
        [0.22, long * 0.5, 0],
        [0.24, 0.1, 0],
      ],
      [0.002, 0.002, 0.002],
      COATS.string,
      4,
    ),
    ...globe([0.24, 0.08, 0], 0.018, shape === 'blump' ? COATS.paint : COATS.trim, 8),
    ...grip(-0.12, 0.06),
    ...reel,
  ];
}
