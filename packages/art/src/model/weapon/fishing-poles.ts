import { metalOf } from './fittings.ts';
import type { Tier } from '@gearwright/game/look/model-id.ts';
import { globe, lathe, tube } from './loft.ts';
import { COATS, placed, type Solid } from './solid.ts';
import { grip } from './staves.ts';

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
