import type { Figure } from '../body/figure.ts';
import { BeardBrush } from '../hair/beard-brush.ts';
import { BEARDS } from '../hair/beards.ts';
import { hairLayer } from '../hair/hair-layer.ts';
import type { Detail } from '../mesh/baked-part.ts';
import { addLayers, type Layer } from '../mesh/layer.ts';
import { PaintedMesh } from '../mesh/painted-mesh.ts';
import type { Feature } from './feature-table.ts';
import { fineHorns, tendrils, tusks } from './horns.ts';
import { JEWELS } from './jewels.ts';
import { marking } from './markings.ts';

/** Beard, jewels, tusks, horns, tendrils or tattoos. */
export function bakeFeature(figure: Figure, feature: Feature, detail: Detail = 1): PaintedMesh {
  const layers: Layer[] = [];
  if (feature.beard) {
    const brush = new BeardBrush(figure);
    const layer = hairLayer(figure, brush, BEARDS[feature.beard](brush), 1300);
    if (layer) layers.push(layer);
  }
  for (const name of feature.jewels ?? []) layers.push(...JEWELS[name](figure));
  if (feature.tusks) layers.push(tusks(figure, feature.tusks));
  if (feature.horns) layers.push(fineHorns(figure, feature.horns));
  if (feature.tendrils) layers.push(tendrils(figure, ...feature.tendrils));
  if (feature.marking) layers.push(...marking(figure, feature.marking));
  const mesh = new PaintedMesh();
  addLayers(mesh, layers, figure.field.at, figure.proportions.scale, detail);
  return mesh;
}

/** Whether a number of the table draws anything at all. */
export const drawsAnything = ({
  beard,
  jewels,
  tusks: teeth,
  horns,
  tendrils: soft,
  marking: mark,
}: Feature): boolean =>
  Boolean(beard ?? teeth ?? horns ?? soft) ||
  (jewels ?? []).length > 0 ||
  (mark !== undefined && mark !== 'bare');
