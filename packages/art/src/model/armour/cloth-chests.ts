import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { Motif } from '@gearwright/game/look/worn-shapes.ts';
import type { Distance } from '../field/blend.ts';
import { clamp } from '../field/vec.ts';
import type { Garment, Layer } from './layer.ts';
import { ACCENT, CLOTH, trimOf } from './materials.ts';
import { bellSleeves, robeSkirt } from './skirts.ts';
import type { Tailor } from './tailor.ts';
import { chestEmblem } from './chest-emblem.ts';

/** Folds that gather towards the waist. */
const folds = (t: Tailor): Distance => {
  const { S, waist } = t;
  return (x, y, z) =>
    0.0045 *
    S *
    Math.sin((y * 62) / S + Math.sin((x * 23) / S) * 1.6 + z * 14) *
    clamp((waist + 0.2 * S - y) / (0.2 * S));
};

export function clothChest(t: Tailor, shape: string, tier: Tier, motif: Motif | null): Garment {
  const {
    figure: { joints: J, proportions: q },
    S,
    waist,
  } = t;
  const trim = trimOf('cloth', tier);
  const robe = shape === 'robe';
  const body = t.all(
    t.above(waist - q.torso * 0.06),
    t.neckline(tier === 1 ? 0.045 : 0.03),
    t.noArms(0.13, 1.5),
  );
  const layers: Layer[] = [
    t.shell('torso', 0.0175, body, { coat: CLOTH, k: 0.07, triangles: 1100, dent: folds(t) }),
  ];
  layers.push(
    t.collar(0.0225, tier === 1 ? 0.045 : 0.03, tier === 3 ? 0.011 : 0.008, {
      coat: trim,
      k: 0.07,
    }),
  );
  layers.push(
    ...bellSleeves(
      t,
      robe ? (tier === 3 ? 0.98 : 0.93) : 0.74,
      robe ? 0.05 + tier * 0.018 : 0.018,
      CLOTH,
      trim,
    ),
  );
  if (robe) layers.push(...robeSkirt(t, tier, CLOTH, trim));
  else {
    const hem = J.thighL[1] - (J.thighL[1] - J.shinL[1]) * 0.42;
    const flare: Distance = (_x, y) => -0.16 * Math.max(0, waist - y);
    const split: Distance = (x, _y, z) =>
      z > J.pelvis[2] ? 0.012 * S + (waist - _y) * 0.12 - Math.abs(x) : -1;
    const skirt = t.all(t.below(waist), t.above(hem), t.noArms(0.3, 2), split);
    const rig = t.skirt(waist, hem);
    layers.push(
      t.shell('legs', 0.021, skirt, {
        coat: CLOTH,
        k: 0.14,
        without: 'arms',
        dent: flare,
        triangles: 620,
        rig,
      }),
    );
    layers.push(
      t.trim('legs', 0.026, skirt, 0.009, {
        coat: trim,
        k: 0.14,
        without: 'arms',
        dent: flare,
        triangles: 420,
        rig,
      }),
    );
    if (tier > 1) {
      const front: Distance = t.all(
        (x) => Math.abs(x) - 0.034 * S,
        body,
        (_x, _y, z) => J.chest[2] - z,
      );
      layers.push(t.shell('torso', 0.0225, front, { coat: ACCENT, k: 0.07, triangles: 240 }));
    }
  }
  layers.push(...chestEmblem(t, motif, 0.024, 0.042));
  return {
    layers,
    // Nobody's legs or tail show through a gown.
    covers: robe ? ['upperArms', 'thighs', 'shins', 'tail'] : ['upperArms'],
    tucks: ['torso', 'forearms', 'pelvis'],
  };
}
