import type { Tier } from '@gearwright/game/look/model-id.ts';
import { wing, metalOf } from './fittings.ts';
import { gem, lathe, plate } from './loft.ts';
import { COATS, mirroredX, placed, type Solid } from './solid.ts';
import { OFF_HANDS } from './off-hands.ts';

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
