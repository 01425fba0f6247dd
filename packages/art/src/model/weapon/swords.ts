import type { Tier } from '@gearwright/game/look/model-id.ts';
import { grip, guard, pommel, spike, wing } from './fittings.ts';
import { blade, gem, plate, type Station } from './loft.ts';
import { COATS, mirroredX, placed, type Solid } from './solid.ts';

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** A straight spine with something done to each station. */
function wavy(
  from: number,
  to: number,
  width: number,
  thick: number,
  wave: (t: number) => readonly [number, number],
): Station[] {
  const count = 13;
  return range(count + 1).map((i) => {
    const t = i / count;
    const taper = t < 0.8 ? 1 - t * 0.2 : 0.84 * (1 - (t - 0.8) / 0.2) + 0.01;
    const [left, right] = wave(t);
    return [
      from + (to - from) * t,
      Math.max(0.001, width * taper + left),
      Math.max(0.001, width * taper + right),
      t > 0.99 ? 0.001 : thick * (1 - t * 0.4),
    ];
  });
}

/** Inlay along the fuller, on both faces. */
const inlay = (from: number, length: number, width: number, depth: number): Solid =>
  placed(
    plate(
      [
        [-width, 0],
        [width, 0],
        [width * 1.2, length * 0.3],
        [width * 0.4, length * 0.42],
        [width * 0.45, length * 0.85],
        [0, length],
        [-width * 0.45, length * 0.85],
        [-width * 0.4, length * 0.42],
        [-width * 1.2, length * 0.3],
      ],
      depth,
      COATS.inlay,
      0.003,
    ),
    { at: [0, from, 0] },
  );

const gemRow = (heights: readonly number[], z: number, size: number): Solid =>
  heights.flatMap((y) => [...gem([0, y, z], size), ...gem([0, y, -z], size)]);

/** One-handed: about eighty centimetres. */
const ONE_HAND: Readonly<Record<string, (tier: Tier) => Solid>> = {
  straight: () =>
    blade([
      [0.09, 0.03, 0.03, 0.01],
      [0.13, 0.034, 0.034, 0.011],
      [0.5, 0.029, 0.029, 0.009],
      [0.66, 0.026, 0.026, 0.008],
      [0.76, 0.001, 0.001, 0.001],
    ]),
  broad: (tier) =>
    blade(
      [
        [0.09, 0.042, 0.042, 0.012],
        [0.16, tier > 1 ? 0.058 : 0.046, tier > 1 ? 0.058 : 0.046, 0.012],
        [0.22, 0.044, 0.044, 0.011],
        [0.56, 0.05, 0.05, 0.009],
        [0.62, 0.046, 0.046, 0.008],
        [0.74, 0.001, 0.001, 0.001],
      ],
      COATS.steel,
      0.55,
    ),
  cutlass: () =>
    blade(
      [
        [0.09, 0.024, 0.03, 0.009],
        [0.2, 0.022, 0.04, 0.009],
        [0.36, 0.01, 0.056, 0.008],
        [0.52, -0.008, 0.082, 0.007],
        [0.62, -0.028, 0.092, 0.006],
        [0.72, -0.07, 0.076, 0.001],
      ],
      COATS.steel,
      0.35,
    ),
  rapier: () =>
    blade([
      [0.09, 0.014, 0.014, 0.009],
      [0.3, 0.012, 0.012, 0.008],
      [0.86, 0.001, 0.001, 0.001],
    ]),
  leaf: () =>
    blade([
      [0.09, 0.022, 0.022, 0.009],
      [0.2, 0.026, 0.026, 0.01],
      [0.42, 0.05, 0.05, 0.01],
      [0.54, 0.046, 0.046, 0.008],
      [0.68, 0.001, 0.001, 0.001],
    ]),
  serrated: () =>
    blade(
      wavy(0.09, 0.74, 0.034, 0.01, (t) => [
        0,
        t < 0.85 && Math.round(t * 13) % 2 === 1 ? 0.022 : -0.002,
      ]),
    ),
};

export function oneHandSword(shape: string, tier: Tier): Solid {
  const make = ONE_HAND[shape] ?? ONE_HAND['straight']!;
  const rapier = shape === 'rapier';
  const curved = shape === 'cutlass';
  const hilt = curved
    ? [
        ...guard(0.085, 0.062, 0.014, tier, -0.01),
        ...spike(
          [0.06, 0.085, 0],
          [0.075, 0.0, 0],
          [0.012, -0.09, 0],
          0.01,
          tier === 1 ? COATS.iron : COATS.trim,
        ),
      ]
    : rapier
      ? [
          ...guard(0.085, 0.085, 0.01, tier, 0.01),
          ...placed(
            mirroredX(
              spike([0.004, 0.07, 0.0], [0.07, 0.06, 0.03], [0.02, -0.06, 0.03], 0.007, COATS.trim),
            ),
            {},
          ),
        ]
      : guard(0.085, shape === 'broad' ? 0.115 : 0.095, 0.018, tier, tier === 1 ? 0 : tier * 0.011);
  const rich =
    tier === 1 || rapier
      ? []
      : curved
        ? gemRow([0.13], 0.008, 0.014)
        : inlay(0.1, tier === 3 ? 0.34 : 0.16, 0.016, 0.025);
  const lit = tier === 3 && !rapier && !curved ? gemRow([0.15, 0.22, 0.29], 0.013, 0.012) : [];
  const wings =
    tier === 3 && shape === 'leaf'
      ? placed(mirroredX(wing(0.1, COATS.trim)), { at: [0, 0.1, 0] })
      : [];
  return [
    ...grip(-0.07, 0.07, 0.017),
    ...pommel(-0.09, 0.024, tier),
    ...hilt,
    ...make(tier),
    ...rich,
    ...lit,
    ...wings,
  ];
}

const TWO_HAND: Readonly<Record<string, (tier: Tier) => Solid>> = {
  claymore: () =>
    blade([
      [0.16, 0.045, 0.045, 0.013],
      [0.22, 0.052, 0.052, 0.014],
      [0.9, 0.042, 0.042, 0.011],
      [1.14, 0.001, 0.001, 0.001],
    ]),
  flamberge: () =>
    blade(
      wavy(0.16, 1.18, 0.048, 0.013, (t) => [
        Math.sin(t * 26) * 0.014 * (1 - t),
        -Math.sin(t * 26) * 0.014 * (1 - t),
      ]),
    ),
  slab: () =>
    blade(
      [
        [0.16, 0.06, 0.075, 0.016],
        [0.24, 0.075, 0.09, 0.016],
        [0.95, 0.07, 0.105, 0.014],
        [1.02, 0.066, 0.104, 0.013],
        [1.14, 0.062, 0.02, 0.004],
      ],
      COATS.steel,
      0.62,
    ),
  katana: () =>
    blade(
      [
        [0.16, 0.022, 0.026, 0.01],
        [0.45, 0.012, 0.036, 0.01],
        [0.75, -0.012, 0.058, 0.009],
        [1.0, -0.046, 0.086, 0.008],
        [1.14, -0.098, 0.104, 0.001],
      ],
      COATS.steel,
      0.3,
    ),
  runeblade: () =>
    blade(
      [
        [0.16, 0.052, 0.052, 0.014],
        [0.22, 0.075, 0.075, 0.015],
        [0.27, 0.048, 0.048, 0.015],
        [0.34, 0.058, 0.058, 0.015],
        [0.9, 0.05, 0.05, 0.012],
        [1.05, 0.064, 0.064, 0.011],
        [1.26, 0.001, 0.001, 0.001],
      ],
      COATS.steel,
      0.55,
    ),
  winged: () =>
    blade([
      [0.16, 0.04, 0.04, 0.013],
      [0.3, 0.05, 0.05, 0.014],
      [0.7, 0.046, 0.046, 0.012],
      [0.9, 0.06, 0.06, 0.011],
      [1.18, 0.001, 0.001, 0.001],
    ]),
};

export function twoHandSword(shape: string, tier: Tier): Solid {
  const make = TWO_HAND[shape] ?? TWO_HAND['claymore']!;
  const slim = shape === 'katana';
  const hilt = slim
    ? guard(0.15, 0.06, 0.016, tier)
    : guard(0.15, 0.12 + tier * 0.018, 0.026, tier, (tier - 1) * 0.024);
  const rich =
    tier > 1 && !slim
      ? inlay(0.17, tier === 3 ? 0.62 : 0.34, shape === 'slab' ? 0.044 : 0.03, 0.034)
      : [];
  const lit = tier === 3 && !slim ? gemRow([0.28, 0.4, 0.52, 0.64], 0.019, 0.017) : [];
  const wings =
    shape === 'winged'
      ? placed(mirroredX(wing(0.12 + tier * 0.03, tier === 1 ? COATS.iron : COATS.trim, 0.016)), {
          at: [0, 0.16, 0],
        })
      : [];
  const lug =
    shape === 'slab' && tier > 1
      ? mirroredX(spike([0.06, 0.24, 0], [0.11, 0.24, 0], [0.12, 0.32, 0], 0.016, COATS.trim))
      : [];
  return [
    ...grip(-0.17, 0.13, 0.02),
    ...pommel(-0.2, 0.034, tier),
    ...hilt,
    ...make(tier),
    ...rich,
    ...lit,
    ...wings,
    ...lug,
  ];
}

const DAGGERS: Readonly<Record<string, () => Solid>> = {
  knife: () =>
    blade(
      [
        [0.07, 0.02, 0.024, 0.008],
        [0.2, 0.018, 0.034, 0.008],
        [0.3, 0.014, 0.03, 0.006],
        [0.4, 0.006, 0.001, 0.001],
      ],
      COATS.steel,
      0.4,
    ),
  stiletto: () =>
    blade([
      [0.07, 0.014, 0.014, 0.01],
      [0.14, 0.012, 0.012, 0.009],
      [0.44, 0.001, 0.001, 0.001],
    ]),
  kris: () =>
    blade(
      wavy(0.07, 0.42, 0.026, 0.008, (t) => [Math.sin(t * 16) * 0.011, -Math.sin(t * 16) * 0.011]),
    ),
  gutter: () => [
    ...blade(
      [
        [0.07, 0.024, 0.03, 0.008],
        [0.2, 0.014, 0.044, 0.008],
        [0.3, -0.008, 0.06, 0.006],
        [0.38, -0.045, 0.05, 0.001],
      ],
      COATS.steel,
      0.4,
    ),
    ...spike([-0.016, 0.2, 0], [-0.05, 0.21, 0], [-0.055, 0.26, 0], 0.012, COATS.steel),
  ],
  shard: () => [
    ...blade(
      [
        [0.07, 0.026, 0.03, 0.016],
        [0.16, 0.04, 0.034, 0.018],
        [0.27, 0.024, 0.03, 0.012],
        [0.42, 0.001, 0.004, 0.001],
      ],
      { ...COATS.gem, glow: 0.4 },
      0.3,
    ),
    ...placed(
      blade(
        [
          [0, 0.012, 0.012, 0.01],
          [0.1, 0.001, 0.001, 0.001],
        ],
        { ...COATS.gem, glow: 0.4 },
      ),
      { at: [0.03, 0.1, 0], turn: [0, 0, -24] },
    ),
  ],
  leaf: () =>
    blade([
      [0.07, 0.016, 0.016, 0.008],
      [0.17, 0.036, 0.036, 0.009],
      [0.25, 0.032, 0.032, 0.008],
      [0.38, 0.001, 0.001, 0.001],
    ]),
};

export function dagger(shape: string, tier: Tier): Solid {
  const make = DAGGERS[shape] ?? DAGGERS['knife']!;
  const rich =
    tier > 1 && shape !== 'shard' && shape !== 'stiletto'
      ? inlay(0.07, 0.1 + tier * 0.03, 0.011, 0.02)
      : [];
  return [
    ...grip(-0.06, 0.05, 0.015),
    ...pommel(-0.075, 0.02, tier),
    ...guard(0.062, 0.05 + tier * 0.006, 0.013, tier, tier === 3 ? -0.016 : 0),
    ...make(),
    ...rich,
  ];
}
