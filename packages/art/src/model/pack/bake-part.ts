import { bakeBody } from '../body/bake-body.ts';
import type { Detail } from '../mesh/baked-part.ts';
import { sculptFigure, type Figure } from '../body/figure.ts';
import { bakeFace } from '../head/bake-face.ts';
import { bakeHair } from '../hair/bake-hair.ts';
import { HAIR_STYLES } from '../hair/hair-table.ts';
import { STYLES } from '../hair/styles.ts';
import type { PaintedMesh } from '../mesh/painted-mesh.ts';
import type { CharacterPart } from './character-parts.ts';

/** The mesh of one part of a character. */
export function bakePart(
  part: CharacterPart,
  detail: Detail = 1,
  figure: Figure = sculptFigure(part.race, part.gender),
): PaintedMesh | null {
  switch (part.group) {
    case 'body':
      return bakeBody(figure, detail).mesh;
    case 'face':
      return bakeFace(figure, [], detail).mesh;
    case 'hair':
    case 'hairTop':
      return part.race === 'tauren'
        ? null
        : bakeHair(figure, STYLES[HAIR_STYLES[part.race][part.gender][part.option]!], detail)[
            part.group
          ];
    case 'facialHair':
      return null;
  }
}
