import type { Tier } from '@gearwright/game/look/model-id.ts';
import { band, haft, hoop, skull, spike, metalOf } from './fittings.ts';
import { gem, lathe, plate, tube } from './loft.ts';
import { COATS, placed, ringed, type Coat, type Solid } from './solid.ts';

export const stone = (tier: Tier): Coat => (tier === 1 ? COATS.paint : COATS.gem);

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
