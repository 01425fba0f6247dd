import { bakeBody } from '../body/bake-body.ts';
import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import { sculptFigure, type Figure } from '../body/figure.ts';
import type { GenderName } from '../body/proportions.ts';
import { bakeHair } from '../hair/bake-hair.ts';
import { HAIR_STYLES } from '../hair/hair-table.ts';
import { bakeFace } from '../head/bake-face.ts';
import { bakeFeature } from '../head/bake-feature.ts';
import { faceOf } from '../head/face-variants.ts';
import { FEATURES } from '../head/feature-table.ts';
import { bullHorns } from '../head/horns.ts';
import type { Detail } from '../mesh/baked-part.ts';
import { addLayers } from '../mesh/layer.ts';
import { PaintedMesh } from '../mesh/painted-mesh.ts';
import type { CharacterPart } from './character-parts.ts';

export interface PartMesh {
  readonly group: CharacterPart['group'];
  readonly mesh: PaintedMesh;
}

/** The meshes of one choice of a character: hair is parted at the brow line, all else is one. */
export function bakePart(
  { race, gender, group, option }: CharacterPart,
  detail: Detail = 1,
): readonly PartMesh[] {
  if (group === 'face') {
    const { shape, marks } = faceOf(race, gender, option);
    return [
      {
        group,
        mesh: bakeFace(sculptFigure(race, gender, { face: shape }, 'head'), marks, detail).mesh,
      },
    ];
  }
  const figure = usualFigure(race, gender);
  if (group === 'body') return [{ group, mesh: bakeBody(figure, detail).mesh }];
  if (group === 'facialHair')
    return [{ group, mesh: bakeFeature(figure, FEATURES[race][gender][option]!, detail) }];
  if (race === 'tauren') {
    const mesh = new PaintedMesh();
    addLayers(mesh, [bullHorns(figure, option)], figure.field.at, figure.proportions.scale, detail);
    return [{ group: 'hair', mesh }];
  }
  const { hair, hairTop } = bakeHair(figure, HAIR_STYLES[race][gender][option]!, detail);
  return [
    { group: 'hair' as const, mesh: hair },
    { group: 'hairTop' as const, mesh: hairTop },
  ].filter(({ mesh }) => mesh.triangleCount > 0);
}

let last: Figure | undefined;

/** The figure with its usual face: most choices are made on it, one after another. */
function usualFigure(race: Race, gender: GenderName): Figure {
  if (last?.race !== race || last.gender !== gender) last = sculptFigure(race, gender);
  return last;
}
