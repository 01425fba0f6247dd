import type { Figure } from '../body/figure.ts';
import type { BlendField } from '../field/blend-field.ts';
import { smoothMax, smoothMin, type Distance } from '../field/blend.ts';
import { clamp, smoothstep, type Vec } from '../field/vec.ts';
import type { Layer } from '../mesh/layer.ts';
import type { Rigging } from '../mesh/painted-mesh.ts';
import { paletteNumber, shadeNumber } from '../paint/palette.ts';
import { boneNumber } from '../skeleton/bones.ts';
import type { HairBrush } from './hair-brush.ts';
import type { Cap } from './lays.ts';

/** Laid locks over a cap of the skull as one surface; null if there is neither. */
export function hairLayer(
  figure: Figure,
  brush: HairBrush,
  cap: Cap | null,
  triangles: number,
): Layer | null {
  if (!cap && brush.builder.size === 0) return null;
  const { head } = figure;
  const locks = brush.builder.size > 0 ? brush.builder.build(0.03, 0.045) : null;
  const lo: Vec = [
    -0.52 * head.width,
    head.centre[1] - head.height * 0.55,
    head.centre[2] - head.height * 0.6,
  ];
  const hi: Vec = [
    0.52 * head.width,
    head.centre[1] + head.height * 0.62,
    head.centre[2] + head.height * 0.6,
  ];
  const least = (v: number, q: number): number =>
    locks ? (cap ? Math.min(v, locks.lo[q]!) : locks.lo[q]!) : v;
  const most = (v: number, q: number): number =>
    locks ? (cap ? Math.max(v, locks.hi[q]!) : locks.hi[q]!) : v;
  return {
    field: hairField(figure, locks, cap),
    window: { lo: lo.map(least) as unknown as Vec, hi: hi.map(most) as unknown as Vec },
    voxel: head.height * 0.0215,
    triangles,
    paint: { color: hairPainter(figure, locks), pattern: 'hair', rough: 0.6 },
    rig: hairRigging(figure, locks),
    edge: head.height * 0.02,
    strength: 1,
    depth: 0.6,
  };
}

function hairField(
  { field, head, hair }: Figure,
  locks: BlendField | null,
  cap: Cap | null,
): Distance {
  const h = head.height;
  return (x, y, z) => {
    const d = locks ? locks.distance(x, y, z) : 0.12;
    if (!cap || d < -0.02 * h) return d;
    const skin = field.distance(x, y, z);
    if (skin > 0.12 * h) return d;
    const at = head.inHead(x, y, z);
    // The shell would dress the ears and the neck too: it ends where the skull does.
    const within = Math.max(cap.line(...at), Math.abs(at[0]) - 0.36, -0.5 - at[1]) * h;
    return smoothMin(d, smoothMax(skin - cap.thick * hair.cap * h, within, 0.02 * h), 0.022 * h);
  };
}

/** Darker at the roots and below, lighter above and where the light falls; neighbouring locks differ. */
function hairPainter(
  { head }: Figure,
  locks: BlendField | null,
): (x: number, y: number, z: number, ny: number) => number {
  return (x, y, z, ny) => {
    const near = locks?.nearest(x, y, z);
    if (near && near.group === 'band' && near.distance < 0.012) return paletteNumber('leather');
    const tone = near?.group === 'tone0' ? -0.14 : near?.group === 'tone2' ? 0.14 : 0;
    const light = smoothstep(-0.9, 0.7, head.inHead(x, y, z)[1] + ny * 0.4);
    return shadeNumber('hair', clamp(0.14 + light * 0.62 + tone));
  };
}

/** The head carries the hair; what hangs below the chin swings on the hair's own bone and rests on the chest. */
function hairRigging({ head }: Figure, locks: BlendField | null): Rigging {
  const [headBone, hairBone, chest] = [boneNumber('head'), boneNumber('hair'), boneNumber('chest')];
  return (x, y, z) => {
    const height = head.inHead(x, y, z)[1];
    const loose = locks ? smoothstep(-0.25, -0.75, height) : 0;
    const rest = smoothstep(-0.9, -1.6, height) * 0.6;
    return [
      { bone: headBone, weight: 1 - loose },
      { bone: hairBone, weight: loose * (1 - rest) },
      { bone: chest, weight: loose * rest },
    ].filter(({ weight }) => weight > 0.01);
  };
}
