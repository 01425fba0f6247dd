import type { Figure } from '../body/figure.ts';
import type { Detail } from '../mesh/baked-part.ts';
import { addLayers } from '../mesh/layer.ts';
import { PaintedMesh } from '../mesh/painted-mesh.ts';
import { splitMesh } from '../mesh/split-mesh.ts';
import { HairBrush } from './hair-brush.ts';
import { hairLayer } from './hair-layer.ts';
import { ABOVE_THE_BROW, STYLES, type StyleName } from './styles.ts';

/** Hair above the brow line goes under a helm; what hangs below it still shows. */
export interface BakedHair {
  readonly hair: PaintedMesh;
  readonly hairTop: PaintedMesh;
}

const BROW_LINE = 0.02;

export function bakeHair(figure: Figure, style: StyleName, detail: Detail = 1): BakedHair {
  const brush = new HairBrush(figure);
  const layer = hairLayer(figure, brush, STYLES[style](brush), 2000);
  const mesh = new PaintedMesh();
  addLayers(mesh, layer ? [layer] : [], figure.field.at, figure.proportions.scale, detail);
  if (ABOVE_THE_BROW.includes(style)) return { hair: new PaintedMesh(), hairTop: mesh };
  const [hairTop, hair] = splitMesh(mesh, (x, y, z) => figure.head.inHead(x, y, z)[1] > BROW_LINE);
  return { hair, hairTop };
}
