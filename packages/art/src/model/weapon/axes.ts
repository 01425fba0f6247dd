import type { Tier } from '@gearwright/game/look/model-id.ts';
import { band, haft, spike } from './fittings.ts';
import { blade, gem, plate } from './loft.ts';
import { type OutlineStep } from './outline.ts';
import { COATS, mirroredX, placed, type Solid } from './solid.ts';

/** Axe heads look to the right, the haft at x = 0; sizes before the weapon's own scale. */
const HEADS: Readonly<Record<string, readonly OutlineStep[]>> = {
  bearded: [
    [0, -0.05],
    [0.05, -0.04, 0.12, -0.16],
    [0.2, -0.02, 0.16, 0.13],
    [0.06, 0.05, 0, 0.06],
  ],
  double: [
    [0, -0.05],
    [0.06, -0.05, 0.13, -0.14],
    [0.2, 0, 0.13, 0.14],
    [0.06, 0.05, 0, 0.05],
  ],
  crescent: [
    [0, -0.03],
    [0.07, -0.03, 0.06, -0.19],
    [0.26, -0.02, 0.06, 0.2],
    [0.08, 0.03, 0, 0.03],
  ],
  cleaver: [
    [0, -0.1],
    [0.15, -0.13],
    [0.17, 0, 0.16, 0.1],
    [0.1, 0.08],
    [0, 0.1],
  ],
  spiked: [
    [0, -0.05],
    [0.08, -0.06, 0.12, -0.17],
    [0.13, -0.05],
    [0.18, -0.02],
    [0.13, 0.02],
    [0.2, 0.15],
    [0.07, 0.05, 0, 0.06],
  ],
  hatchet: [
    [0, -0.035],
    [0.06, -0.03, 0.11, -0.09],
    [0.14, 0, 0.12, 0.06],
    [0.05, 0.03, 0, 0.04],
  ],
};

export function axe(shape: string, tier: Tier, twoHanded: boolean): Solid {
  const s = (twoHanded ? 1.5 : 1) * (0.94 + tier * 0.06);
  const top = twoHanded ? 0.8 : 0.48;
  const outline = HEADS[shape] ?? HEADS['bearded']!;
  const sized = (by: number): readonly OutlineStep[] =>
    outline.map((step) => step.map((v) => v * by) as unknown as OutlineStep);
  const centre = top - 0.1 * s;
  const head = placed(plate(sized(s), 0.036, COATS.steel, 0.014), { at: [0, centre, 0] });
  const twin = shape === 'double' || (tier === 3 && shape !== 'hatchet');
  const back = twin
    ? placed(plate(sized(s * (shape === 'double' ? 1 : 0.62)), 0.034, COATS.steel, 0.012), {
        at: [0, centre, 0],
        scale: [-1, 1, 1],
      })
    : spike(
        [0, centre, 0],
        [-0.06 * s, centre, 0],
        [-0.11 * s, centre - 0.03 * s, 0],
        0.016 * s,
        COATS.steel,
      );
  const socket = placed(
    mirroredX(
      plate(
        [
          [0, -0.04 * s],
          [0.05 * s, -0.024 * s],
          [0.05 * s, 0.024 * s],
          [0, 0.045 * s],
        ],
        0.046,
        tier === 1 ? COATS.iron : COATS.trim,
        0.006,
      ),
    ),
    { at: [0, centre, 0] },
  );
  const rune =
    tier > 1
      ? placed(
          plate(
            [
              [0.055 * s, -0.012 * s],
              [0.1 * s, -0.05 * s],
              [0.115 * s, 0],
              [0.1 * s, 0.05 * s],
              [0.055 * s, 0.012 * s],
            ],
            0.042,
            COATS.inlay,
            0.003,
          ),
          { at: [0, centre, 0] },
        )
      : [];
  const lit =
    tier === 3
      ? [...gem([0, centre, 0.026], 0.024 * s), ...gem([0, centre, -0.026], 0.024 * s)]
      : [];
  return [
    ...haft(twoHanded ? -0.45 : -0.2, top, twoHanded ? 0.021 : 0.017),
    ...band(-0.02, 0.02, tier),
    ...band(top - 0.22 * s, 0.023, tier),
    ...band(twoHanded ? -0.42 : -0.18, 0.021, tier),
    ...head,
    ...back,
    ...socket,
    ...rune,
    ...blade([
      [top - 0.01, 0.014, 0.014, 0.01],
      [top + (0.05 + tier * 0.03) * s, 0.001, 0.001, 0.001],
    ]),
    ...lit,
  ];
}
