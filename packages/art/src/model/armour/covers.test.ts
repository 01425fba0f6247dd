import { expect, test } from 'vitest';
import { shapeOf } from '@gearwright/game/look/model-id.ts';
import { sculptFigure } from '../body/figure.ts';
import { regionAt } from '../body/regions.ts';
import { trunkWindow } from '../body/windows.ts';
import { BODIES } from '../bake/model-file.ts';
import { polygonise } from '../mesh/polygonise.ts';
import { cutGarment } from './garment.ts';
import { Tailor } from './tailor.ts';

/** Pieces whose wearer's skin is not drawn where they cover it. */
const COVERING = [
  'cloth-legs-trousers-1',
  'leather-feet-low-1',
  'plate-hands-short-1',
  'cloth-chest-tunic-1',
  'shirt-plain-1',
];

test.each(BODIES)(
  'M1: $race $gender: what a piece covers lies under it, so that no hole opens',
  ({ race, gender }) => {
    const figure = sculptFigure(race, gender);
    const tailor = new Tailor(figure);
    const { positions } = polygonise(figure.field.at, trunkWindow(figure), {
      voxel: 0.02 * tailor.S,
      triangles: 3000,
    });
    for (const id of COVERING) {
      const shape = shapeOf(id);
      if (!shape || shape.kind === 'held') throw new Error(`${id} is not worn`);
      const { layers, covers = [] } = cutGarment(tailor, shape);
      const forms = layers.map((layer) => layer.form(tailor.quick));
      let [covered, bare] = [0, 0];
      for (let i = 0; i < positions.length; i += 3) {
        const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
        if (y < 0.01 || !covers.includes(regionAt(figure.field, x, y, z))) continue;
        covered++;
        if (!forms.some((form) => form(x, y, z) < 0.004)) bare++;
      }
      // Hooves and two toes are covered by nothing.
      expect(covered > 50 || covers.length === 0, `${id}: ${covered} points`).toBe(true);
      expect(bare, `${id}: ${bare} of ${covered}`).toBe(0);
    }
  },
);
