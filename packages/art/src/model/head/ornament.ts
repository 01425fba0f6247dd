import type { Figure } from '../body/figure.ts';
import { FieldBuilder } from '../field/blend-field.ts';
import { distance, type Vec } from '../field/vec.ts';
import type { Layer } from '../mesh/layer.ts';
import type { Paint } from '../mesh/painted-mesh.ts';
import { boneNumber } from '../skeleton/bones.ts';
import { HeadBrush } from './head-brush.ts';
import type { HeadFrame } from '../skeleton/joints.ts';
import { paletteNumber, shadeNumber, skinNumber } from '../paint/palette.ts';
import { smoothstep } from '../field/vec.ts';

const RIGID = [{ bone: boneNumber('head'), weight: 1 }];

/** Something hard or soft on the head, written in head units and polygonised by itself. */
export function ornament(
  figure: Figure,
  paint: Paint,
  lay: (brush: HeadBrush) => void,
  o: { fine?: number; triangles?: number } = {},
): Layer {
  const builder = new FieldBuilder();
  lay(new HeadBrush(builder, figure.head, 'ornament'));
  const field = builder.build(0.03, 0.035);
  return {
    field: field.at,
    window: { lo: field.lo, hi: field.hi },
    voxel: figure.head.height * (o.fine ?? 0.018),
    triangles: o.triangles ?? 420,
    paint,
    rig: () => RIGID,
    thin: true,
  };
}

/** Horn or tusk: dark at its root, light at its end, ringed. */
export function hornPaint(head: HeadFrame, root: Vec, long: number, of: 'hair' | 'horn'): Paint {
  return {
    color: (x, y, z) => {
      const h = head.inHead(x, y, z);
      const out = distance([Math.abs(h[0]), h[1], h[2]], root);
      return shadeNumber(of, smoothstep(0, long, out) * 0.9 + 0.1 * Math.sin(out * 60));
    },
    pattern: 'bone',
    rough: 0.42,
  };
}

export const METAL: Paint = {
  color: paletteNumber('metal'),
  pattern: 'metal',
  metal: 0.9,
  rough: 0.35,
};
export const GEM: Paint = { color: paletteNumber('gem'), glow: 0.25, rough: 0.2 };
export const TEETH: Paint = { color: paletteNumber('teeth'), pattern: 'bone', rough: 0.45 };
export const SKIN: Paint = {
  color: (_x, _y, _z, ny) => skinNumber('blush', ny < -0.2 ? 0.4 : 0.2),
  pattern: 'skin',
  rough: 0.6,
};
export const CLOTH: Paint = { color: paletteNumber('cloth'), pattern: 'cloth', rough: 0.9 };
export const STRAP: Paint = { color: paletteNumber('leather'), pattern: 'leather', rough: 0.7 };
export const THREAD: Paint = { color: paletteNumber('liner'), rough: 0.8 };
