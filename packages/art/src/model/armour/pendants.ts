import type { Tier } from '@gearwright/game/look/model-id.ts';
import { box, ellipsoid, sweep } from '../field/shapes.ts';
import { turn, type Vec } from '../field/vec.ts';
import type { Garment, Layer } from './layer.ts';
import { BONE, GEM, GOLD, METAL } from './materials.ts';
import type { Tailor } from './tailor.ts';

/** On the open chest; armour hides it by lying over it. */
export function pendant(t: Tailor, shape: string, tier: Tier): Garment {
  const {
    figure: { joints: J, proportions: q },
    S,
  } = t;
  const y = J.neck[1] - q.torso * 0.17;
  const z = t.front(0, y, 0.006, 0.03);
  const r = (0.018 + tier * 0.004) * S;
  const metal = tier === 1 ? METAL : GOLD;
  const chain = [1, -1]
    .map((m) => {
      const at = (share: number): Vec => {
        const [x, h] = [m * q.neckRadius * 1.15 * share, y + (J.neck[1] + 0.01 * S - y) * share];
        return [x, h, t.front(x, h, 0.004, 0.03)];
      };
      return sweep([at(0), at(0.35), at(0.7), at(1)], [0.004 * S, 0.004 * S], 3);
    })
    .flat();
  const layers: Layer[] = [
    t.solid(chain, t.soft('arms'), metal, { triangles: 220, voxel: 0.005 * S }),
  ];
  if (shape === 'fang')
    layers.push(
      t.solid(
        sweep(
          [
            [0, y + r, z],
            [0, y - r * 0.6, z + r * 0.6],
            [0, y - r * 2.2, z + r * 0.3],
          ],
          [r * 0.6, r * 0.5, r * 0.05],
          3,
        ),
        'chest',
        BONE,
        { triangles: 90, voxel: 0.005 * S },
      ),
    );
  else
    layers.push(
      t.solid(
        [
          shape === 'disc'
            ? ellipsoid([0, y, z], [r * 1.2, r * 1.2, r * 0.4])
            : box([0, y, z], [r, r, r * 0.4], r * 0.2, turn(0, 0, 45)),
        ],
        'chest',
        metal,
        { triangles: 90, voxel: 0.005 * S },
      ),
    );
  if (shape !== 'fang' || tier === 3)
    layers.push(
      t.solid([ellipsoid([0, y, z + r * 0.4], [r * 0.5, r * 0.6, r * 0.35])], 'chest', GEM, {
        triangles: 60,
        voxel: 0.0042 * S,
        strength: 0.2,
      }),
    );
  return { layers };
}
