import type { Tier } from '@gearwright/game/look/model-id.ts';
import { flame, hoop, skull, spike, metalOf } from './fittings.ts';
import { gem, globe, lathe, plate, tube } from './loft.ts';
import { COATS, mirroredX, placed, ringed, type Solid } from './solid.ts';

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

export const OFF_HANDS: Readonly<Record<string, (tier: Tier) => Solid>> = {
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
    ...placed(bookCover(), { at: [0, 0.06, 0.034] }),
    ...placed(bookCover(), { at: [0, 0.06, -0.034] }),
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

/** One board of a tome. */
function bookCover() {
  return plate(
    [
      [-0.1, -0.13],
      [0.1, -0.13],
      [0.1, 0.13],
      [-0.1, 0.13],
    ],
    0.016,
    COATS.hide,
    0.005,
  );
}
