import { bakeBody } from '../model/body/bake-body.ts';
import { sculptFigure } from '../model/body/figure.ts';
import { bakeHair } from '../model/hair/bake-hair.ts';
import { HAIR_STYLES } from '../model/hair/hair-table.ts';
import { bakeFace } from '../model/head/bake-face.ts';
import { bakeFeature } from '../model/head/bake-feature.ts';
import { FEATURES } from '../model/head/feature-table.ts';
import { bullHorns } from '../model/head/horns.ts';
import { addLayers } from '../model/mesh/layer.ts';
import { PaintedMesh } from '../model/mesh/painted-mesh.ts';
import { packMesh } from '../model/pack/mesh-file.ts';
import { colorsOf } from '../model/paint/colors.ts';
import { paletteOf } from '../model/paint/palette.ts';
import type { Subject } from './tables.ts';

/** What the page draws: colours, meshes as base64, and where the head is. */
export interface BakedSubject {
  readonly palette: readonly string[];
  readonly meshes: readonly string[];
  readonly head: { readonly centre: readonly number[]; readonly height: number };
  readonly milliseconds: number;
}

/** The head alone is quick enough to follow a slider; the whole body takes a second. */
export function bakeSubject(
  { race, gender, numbers }: Subject,
  whole: boolean,
  hair: number,
  feature: number,
): BakedSubject {
  const began = performance.now();
  const detail = 0.7;
  const figure = sculptFigure(race, gender, {
    proportions: numbers.proportions,
    face: numbers.face,
    hair: numbers.hair,
  });
  const meshes: PaintedMesh[] = [bakeFace(figure, [], detail).mesh];
  if (whole) meshes.push(bakeBody(figure, detail).mesh);
  const horns = new PaintedMesh();
  if (race === 'tauren')
    addLayers(
      horns,
      [bullHorns(figure, hair % 7)],
      figure.field.at,
      figure.proportions.scale,
      detail,
    );
  else {
    const styles = HAIR_STYLES[race][gender];
    const baked = bakeHair(figure, styles[hair % styles.length]!, detail);
    meshes.push(baked.hair, baked.hairTop);
  }
  const features = FEATURES[race][gender];
  meshes.push(horns, bakeFeature(figure, features[feature % features.length]!, detail));
  return {
    palette: paletteOf(colorsOf(race, gender)).map(({ color }) => color),
    meshes: meshes
      .filter(({ triangleCount }) => triangleCount > 0)
      .map((mesh) => Buffer.from(packMesh(mesh)).toString('base64')),
    head: { centre: figure.head.centre, height: figure.head.height },
    milliseconds: Math.round(performance.now() - began),
  };
}
