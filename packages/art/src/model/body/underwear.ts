import { smoothMax, type Distance } from '../field/blend.ts';
import type { PaintedMesh } from '../mesh/painted-mesh.ts';
import { polygonise } from '../mesh/polygonise.ts';
import { shade } from '../mesh/shade.ts';
import { paletteNumber } from '../paint/palette.ts';
import type { BakedPart, Detail } from '../mesh/baked-part.ts';
import type { Figure } from './figure.ts';

/** Breeches, and a bodice for women: thin shells of the body. */
export function bakeUnderwear(
  mesh: PaintedMesh,
  figure: Figure,
  detail: Detail,
): readonly BakedPart[] {
  const { field, joints, proportions: q } = figure;
  const S = q.scale;
  const parts: BakedPart[] = [];
  const add = (name: string, cloth: Distance, low: number, high: number, wide: number): void => {
    const surface = polygonise(
      cloth,
      {
        lo: [-wide, low, joints.pelvis[2] - q.pelvisDepth - 0.2 * S],
        hi: [wide, high, joints.chest[2] + q.chestDepth + 0.3 * S],
      },
      { voxel: (0.009 * S) / detail, triangles: 520 * detail },
    );
    if (surface.indices.length === 0) return;
    const light = shade(surface.positions, {
      own: cloth,
      scene: field.at,
      edge: 0.01 * S,
      fine: 0.003,
      size: S,
      strength: 0.6,
    });
    parts.push({
      name,
      group: 'underwear',
      ...mesh.add(
        surface,
        light,
        { color: paletteNumber('cloth'), pattern: 'cloth', rough: 0.85 },
        (x, y, z) => field.weights(x, y, z, 0.022 * S),
      ),
    });
  };
  const arms = field.mask('armL', 'armR', 'handL', 'handR', 'tail');
  const shell = (x: number, y: number, z: number, thick: number): number =>
    field.raised(x, y, z, 0.03 * S, arms) - thick * S;
  const waist = joints.pelvis[1] + q.torso * 0.13;
  const hem =
    joints.thighL[1] -
    (joints.thighL[1] - joints.shinL[1]) * (figure.gender === 'male' ? 0.62 : 0.36);
  const breeches: Distance = (x, y, z) =>
    smoothMax(shell(x, y, z, 0.007), Math.max(y - waist, hem - y), 0.008);
  add('breeches', breeches, hem - 0.02, waist + 0.02, q.pelvisWidth + q.thigh + 0.08 * S);
  if (figure.gender === 'female') {
    const top = joints.chest[1] + q.torso * 0.3;
    const low = joints.chest[1] + q.torso * 0.02;
    const bodice: Distance = (x, y, z) =>
      smoothMax(shell(x, y, z, 0.006), Math.max(y - top, low - y), 0.008);
    add('bodice', bodice, low - 0.02, top + 0.02, q.chestWidth + 0.12 * S);
  }
  return parts;
}
