import type { Tier } from '@gearwright/game/look/model-id.ts';
import { band, grip, skull, spike } from './fittings.ts';
import { blade, gem, lathe, plate, tube, type OutlineStep } from './loft.ts';
import {
  COATS,
  mirroredX,
  mirroredY,
  placed,
  ringed,
  type Coat,
  type Point,
  type Solid,
} from './solid.ts';

const metalOf = (tier: Tier): Coat => (tier === 1 ? COATS.iron : COATS.trim);

/** The upper limb of a bow: where its tip is, and its outline. The string runs behind it at x < 0. */
const LIMBS: Readonly<
  Record<
    string,
    {
      readonly tip: readonly [number, number];
      readonly limb: readonly OutlineStep[];
      readonly coat: Coat;
    }
  >
> = {
  recurve: {
    tip: [-0.078, 0.6],
    limb: [
      [-0.012, 0.05],
      [0.022, 0.05],
      [0.1, 0.2, 0.055, 0.38],
      [0.03, 0.5, -0.07, 0.6],
      [-0.09, 0.62],
      [-0.06, 0.5, 0.025, 0.38],
      [0.06, 0.2, -0.012, 0.07],
    ],
    coat: COATS.wood,
  },
  longbow: {
    tip: [-0.1, 0.78],
    limb: [
      [-0.014, 0.05],
      [0.02, 0.05],
      [0.07, 0.4, -0.09, 0.79],
      [-0.11, 0.78],
      [0.02, 0.4, -0.014, 0.07],
    ],
    coat: COATS.wood,
  },
  horned: {
    tip: [-0.08, 0.56],
    limb: [
      [-0.016, 0.05],
      [0.026, 0.05],
      [0.16, 0.22, 0.06, 0.4],
      [0.0, 0.5, -0.06, 0.52],
      [0.02, 0.62, -0.1, 0.66],
      [-0.13, 0.5, 0.0, 0.4],
      [0.09, 0.22, -0.016, 0.08],
    ],
    coat: COATS.bone,
  },
  bone: {
    tip: [-0.09, 0.6],
    limb: [
      [-0.016, 0.05],
      [0.026, 0.05],
      [0.11, 0.18, 0.07, 0.34],
      [0.09, 0.38],
      [0.05, 0.42],
      [0.02, 0.54, -0.08, 0.62],
      [-0.1, 0.6],
      [-0.03, 0.5, 0.02, 0.38],
      [0.05, 0.2, -0.016, 0.08],
    ],
    coat: COATS.bone,
  },
  winged: {
    tip: [-0.09, 0.58],
    limb: [
      [-0.012, 0.05],
      [0.024, 0.05],
      [0.1, 0.16, 0.08, 0.3],
      [0.16, 0.32],
      [0.1, 0.38],
      [0.14, 0.46],
      [0.05, 0.46],
      [0.0, 0.56, -0.09, 0.6],
      [-0.07, 0.5, 0.02, 0.36],
      [0.06, 0.18, -0.012, 0.07],
    ],
    coat: COATS.paint,
  },
  leafed: {
    tip: [-0.08, 0.62],
    limb: [
      [-0.012, 0.05],
      [0.02, 0.05],
      [0.12, 0.16, 0.07, 0.34],
      [0.13, 0.42, 0.06, 0.5],
      [0.04, 0.44],
      [0.0, 0.56, -0.08, 0.64],
      [-0.06, 0.5, 0.02, 0.36],
      [0.07, 0.18, -0.012, 0.07],
    ],
    coat: COATS.wood,
  },
};

export function bow(shape: string, tier: Tier): Solid {
  const { tip, limb, coat } = LIMBS[shape] ?? LIMBS['recurve']!;
  const ends: readonly Point[] = [
    [tip[0], tip[1], 0],
    [tip[0] - 0.01, 0, 0],
    [tip[0], -tip[1], 0],
  ];
  const rich =
    tier > 1
      ? placed(
          plate(
            [
              [0.05, 0.2],
              [0.12, 0.26],
              [0.06, 0.32],
            ],
            0.028,
            COATS.trim,
            0.005,
          ),
          {},
        )
      : [];
  const lit =
    tier === 3 ? [...gem([0.055, 0.14, 0.016], 0.02), ...gem([0.055, 0.14, -0.016], 0.02)] : [];
  return [
    ...mirroredY([
      ...plate(limb, 0.03, coat, 0.008),
      ...rich,
      ...lit,
      ...placed(band(0, 0.02, tier, 0.014), { at: [0.005, 0.08, 0] }),
    ]),
    ...grip(-0.06, 0.06, 0.019),
    ...tube(ends, [0.0025, 0.0025, 0.0025], COATS.string, 4),
    ...(tier === 3 ? gem([0.022, 0, 0.02], 0.022) : []),
  ];
}

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

const FISTS: Readonly<Record<string, (tier: Tier) => Solid>> = {
  claws: () =>
    [-0.03, 0, 0.03].flatMap((z) =>
      placed(spike([0.02, 0.05, 0], [0.1, 0.16, 0], [0.02, 0.32, 0], 0.014, COATS.steel), {
        at: [0, 0, z],
      }),
    ),
  katar: () =>
    blade([
      [0.04, 0.045, 0.045, 0.012],
      [0.12, 0.04, 0.04, 0.011],
      [0.34, 0.001, 0.001, 0.001],
    ]),
  knuckles: (tier) =>
    [-0.036, -0.012, 0.012, 0.036].flatMap((z) =>
      spike([0, 0.05, z], [0, 0.08, z], [0, 0.1 + tier * 0.01, z], 0.014, COATS.steel),
    ),
  talon: () =>
    [-0.028, 0.028].flatMap((z) =>
      placed(
        plate(
          [
            [-0.03, 0],
            [0.03, 0],
            [0.07, 0.14, -0.01, 0.3],
            [0, 0.14, -0.03, 0],
          ],
          0.014,
          COATS.steel,
          0.005,
        ),
        { at: [0, 0.05, z] },
      ),
    ),
  blades: () =>
    [-0.03, 0.03].flatMap((z) =>
      placed(
        blade([
          [0.05, 0.02, 0.03, 0.007],
          [0.2, 0.014, 0.036, 0.006],
          [0.36, -0.01, 0.012, 0.001],
        ]),
        { at: [0, 0, z] },
      ),
    ),
  wheel: () =>
    placed(
      plate(
        [
          [-0.14, -0.02],
          [-0.08, 0.14, 0.08, 0.16],
          [0.16, 0.14, 0.16, -0.02],
          [0.09, 0.08, 0.03, 0.08],
          [-0.06, 0.08, -0.14, -0.02],
        ],
        0.016,
        COATS.steel,
        0.006,
      ),
      { at: [0, 0.06, 0] },
    ),
};

/** Held across the knuckles: the blades begin above the hand. */
export function fist(shape: string, tier: Tier): Solid {
  return [
    ...placed(
      plate(
        [
          [-0.03, -0.055],
          [0.03, -0.055],
          [0.036, 0],
          [0.03, 0.055],
          [-0.03, 0.055],
          [-0.036, 0],
        ],
        0.026,
        metalOf(tier),
        0.006,
      ),
      { at: [0, 0.05, 0], turn: [90, 0, 90] },
    ),
    ...tube(
      [
        [0, 0.04, -0.05],
        [0, 0, -0.055],
        [0, 0, 0.055],
        [0, 0.04, 0.05],
      ],
      [0.01, 0.011, 0.011, 0.01],
      COATS.grip,
    ),
    ...(FISTS[shape] ?? FISTS['claws']!)(tier),
    ...(tier === 3 ? gem([0.024, 0.06, 0], 0.024) : []),
  ];
}
