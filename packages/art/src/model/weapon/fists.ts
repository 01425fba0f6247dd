import type { Tier } from '@gearwright/game/look/model-id.ts';
import { spike, metalOf } from './fittings.ts';
import { blade, gem, plate, tube } from './loft.ts';
import { COATS, placed, type Solid } from './solid.ts';

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
