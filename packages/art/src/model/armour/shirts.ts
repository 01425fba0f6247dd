import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { Distance } from '../field/blend.ts';
import { cone } from '../field/shapes.ts';
import { smoothstep, type Vec } from '../field/vec.ts';
import type { Garment, Layer } from './layer.ts';
import { ACCENT, CLOTH, STRAP } from './materials.ts';
import { bellSleeves } from './skirts.ts';
import type { Tailor } from './tailor.ts';

export function shirt(t: Tailor, shape: string, tier: Tier): Garment {
  const {
    figure: { joints: J, proportions: q },
    S,
    waist,
  } = t;
  const opening: Distance = (x, y, z) =>
    z > J.neck[2] - 0.02 ? (0.05 * S - Math.abs(x) - (J.neck[1] - y) * 0.5) * 0.85 : -1;
  const fold: Distance = (x, y, z) =>
    0.0045 *
    S *
    Math.sin((y * 62) / S + Math.sin((x * 23) / S) * 1.6 + z * 14) *
    smoothstep(waist + 0.2 * S, waist, y);
  const body = t.all(
    t.above(waist - q.torso * 0.06),
    t.neckline(0.045),
    opening,
    t.noArms(0.13, 1.5),
  );
  const layers: Layer[] = [
    t.shell('torso', 0.012, body, { coat: CLOTH, triangles: 900, dent: fold }),
    ...bellSleeves(t, 0.56, -0.004, CLOTH, ACCENT),
  ];
  if (shape === 'laced' || tier > 1) {
    const bars = Array.from({ length: 3 }, (_, i): Vec[] => {
      const y = J.neck[1] - q.torso * (0.12 + i * 0.05);
      const z = t.front(0, y, 0.014);
      return [
        [-0.02 * S, y, z],
        [0.02 * S, y + 0.012 * S, z],
      ];
    });
    layers.push(
      t.solid(
        bars.map(([a, b]) => cone(a!, b!, 0.005 * S)),
        'chest',
        STRAP,
        { triangles: 100, voxel: 0.005 * S },
      ),
    );
  }
  return { layers, covers: ['upperArms'], tucks: ['torso'] };
}
