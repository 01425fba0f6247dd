import type { Tier } from '@gearwright/game/look/model-id.ts';
import { band, grip } from './fittings.ts';
import { gem, plate, tube } from './loft.ts';
import { type OutlineStep } from './outline.ts';
import { COATS, mirroredY, placed, type Coat, type Point, type Solid } from './solid.ts';

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
