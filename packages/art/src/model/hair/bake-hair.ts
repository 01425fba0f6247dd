import type { Detail } from '../mesh/baked-part.ts';
import type { Figure } from '../body/figure.ts';
import type { BlendField } from '../field/blend-field.ts';
import { smoothMax, smoothMin, type Distance } from '../field/blend.ts';
import { clamp, smoothstep, type Vec } from '../field/vec.ts';
import { PaintedMesh, type Rigging } from '../mesh/painted-mesh.ts';
import { compact, polygonise } from '../mesh/polygonise.ts';
import { shade } from '../mesh/shade.ts';
import type { Triangles } from '../mesh/surface-nets.ts';
import { paletteNumber, shadeNumber } from '../paint/palette.ts';
import { boneNumber } from '../skeleton/bones.ts';
import { HairBrush } from './hair-brush.ts';
import type { Cap } from './lays.ts';

/** Hair above the brow line goes under a helm; what hangs below it still shows. */
export interface BakedHair {
  readonly hair: PaintedMesh | null;
  readonly hairTop: PaintedMesh | null;
}

const BROW_LINE = 0.02;

/** Locks laid by `lay` over the cap it answers with. */
export function bakeHair(
  figure: Figure,
  lay: (brush: HairBrush) => Cap | null,
  detail: Detail = 1,
  triangles = 2000,
): BakedHair {
  const brush = new HairBrush(figure);
  const cap = lay(brush);
  if (!cap && brush.builder.size === 0) return { hair: null, hairTop: null };
  const { head } = figure;
  const locks = brush.builder.size > 0 ? brush.builder.build(0.03, 0.045) : null;
  const own = hairField(figure, locks, cap);
  const lo: Vec = [
    -0.52 * head.width,
    head.centre[1] - head.height * 0.5,
    head.centre[2] - head.height * 0.6,
  ];
  const hi: Vec = [
    0.52 * head.width,
    head.centre[1] + head.height * 0.62,
    head.centre[2] + head.height * 0.55,
  ];
  const window = locks
    ? {
        lo: lo.map((v, q) => Math.min(v, locks.lo[q]!)) as unknown as Vec,
        hi: hi.map((v, q) => Math.max(v, locks.hi[q]!)) as unknown as Vec,
      }
    : { lo, hi };
  const voxel = (head.height * 0.0215) / detail;
  const surface = polygonise(own, window, { voxel, triangles: triangles * detail });
  const [above, below] = parted(surface, (x, y, z) => head.inHead(x, y, z)[1] > BROW_LINE);
  const scene: Distance = (x, y, z) => Math.min(own(x, y, z), figure.field.distance(x, y, z));
  const finish = (part: Triangles): PaintedMesh | null => {
    if (part.indices.length === 0) return null;
    const mesh = new PaintedMesh();
    const light = shade(part.positions, {
      own,
      scene,
      edge: head.height * 0.02,
      fine: voxel * 0.35,
      size: figure.proportions.scale,
      strength: 1,
      depth: () => 0.8,
    });
    mesh.add(
      part,
      light,
      { color: hairPainter(figure, locks), pattern: 'hair', rough: 0.6 },
      hairRigging(figure, locks),
    );
    return mesh;
  };
  return { hair: finish(below), hairTop: finish(above) };
}

/** Two meshes out of one, by where a triangle's middle lies. */
function parted(
  { positions, indices }: Triangles,
  first: (x: number, y: number, z: number) => boolean,
): readonly [Triangles, Triangles] {
  const sides: [number[], number[]] = [[], []];
  for (let i = 0; i < indices.length; i += 3) {
    const at = (q: number): number =>
      (positions[indices[i]! * 3 + q]! +
        positions[indices[i + 1]! * 3 + q]! +
        positions[indices[i + 2]! * 3 + q]!) /
      3;
    sides[first(at(0), at(1), at(2)) ? 0 : 1].push(indices[i]!, indices[i + 1]!, indices[i + 2]!);
  }
  return [
    compact(positions, Uint32Array.from(sides[0])),
    compact(positions, Uint32Array.from(sides[1])),
  ];
}

function hairField({ field, head }: Figure, locks: BlendField | null, cap: Cap | null): Distance {
  const h = head.height;
  return (x, y, z) => {
    const d = locks ? locks.distance(x, y, z) : 0.12;
    if (!cap || d < -0.02 * h) return d;
    const skin = field.distance(x, y, z);
    if (skin > 0.12 * h) return d;
    const at = head.inHead(x, y, z);
    // The shell would dress the ears too: it ends where the skull does.
    const within = Math.max(cap.line(...at), Math.abs(at[0]) - 0.36, -0.45 - at[1]) * h;
    return smoothMin(d, smoothMax(skin - cap.thick * h, within, 0.02 * h), 0.022 * h);
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

/** The head carries the hair; what hangs below the chin swings on the hair's own bone. */
function hairRigging({ head }: Figure, locks: BlendField | null): Rigging {
  const [headBone, hairBone, chest] = [boneNumber('head'), boneNumber('hair'), boneNumber('chest')];
  return (x, y, z) => {
    const low = smoothstep(-0.25, -0.75, head.inHead(x, y, z)[1]);
    const loose = locks ? low : 0;
    const rest = smoothstep(-0.9, -1.6, head.inHead(x, y, z)[1]) * 0.6;
    return [
      { bone: headBone, weight: 1 - loose },
      { bone: hairBone, weight: loose * (1 - rest) },
      { bone: chest, weight: loose * rest },
    ].filter(({ weight }) => weight > 0.01);
  };
}
