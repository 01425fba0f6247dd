import type { BakedPart, Detail } from '../mesh/baked-part.ts';
import type { Figure } from '../body/figure.ts';
import { headWindow, isWithin } from '../body/windows.ts';
import type { Distance } from '../field/blend.ts';
import { clamp, smoothstep, unit } from '../field/vec.ts';
import { PaintedMesh, type MeshRange, type Rigging } from '../mesh/painted-mesh.ts';
import { addLayers } from '../mesh/layer.ts';
import { polygonise } from '../mesh/polygonise.ts';
import { shade } from '../mesh/shade.ts';
import type { Window } from '../mesh/surface-nets.ts';
import { paletteNumber, shadeNumber } from '../paint/palette.ts';
import { colorsOf } from '../paint/colors.ts';
import { boneNumber } from '../skeleton/bones.ts';
import { sculptBrows } from './brows.ts';
import { addEyes } from './eye-mesh.ts';
import { MARKS, type MarkName } from './face-marks.ts';
import { headPainter } from './head-paint.ts';
import { orcTusks } from './horns.ts';
import { maneOf } from '../hair/mane.ts';

const HEAD: Rigging = () => [{ bone: boneNumber('head'), weight: 1 }];

/** The head of a figure with brows, lashes and eyes. */
export function bakeFace(
  figure: Figure,
  marks: readonly MarkName[],
  detail: Detail = 1,
): { mesh: PaintedMesh; parts: readonly BakedPart[] } {
  const { field, head, proportions: q } = figure;
  const mesh = new PaintedMesh();
  const window = headWindow(figure);
  const voxel = (head.height * 0.0165) / detail;
  const color = headPainter(
    figure,
    marks.map((name) => MARKS[name]),
  );
  const surface = polygonise(field.at, window, {
    voxel,
    triangles: 3200 * detail,
    keep: (x, y, z) => isWithin(window, x, y, z, head.height * 0.02),
    tone: (x, y, z) => (color(x, y, z) % 9) / 9,
  });
  const shaded = shade(surface.positions, {
    own: field.at,
    edge: head.height * 0.022,
    fine: voxel * 0.35,
    size: q.scale,
    strength: 0.55,
    // A face in deep shade cannot be read: its middle takes half.
    depth: (_x, y) =>
      1 -
      0.45 * (1 - smoothstep(head.height * 0.28, head.height * 0.5, Math.abs(y - head.centre[1]))),
  });
  const pattern = figure.traits.fur ? ('fur' as const) : ('skin' as const);
  const sigma = 0.02 * q.scale;
  const first = mesh.add(surface, shaded, { color, pattern, rough: 0.62 }, (x, y, z) =>
    field.weights(x, y, z, sigma),
  ).first;
  addBrows(mesh, figure, detail);
  addLashes(mesh, figure, detail);
  const more = [
    ...(figure.traits.fangs ? [orcTusks(figure)] : []),
    ...(figure.traits.fur ? maneOf(figure) : []),
  ];
  addLayers(mesh, more, field.at, q.scale, detail);
  const face = { name: 'face', group: 'face', first, count: mesh.indices.length };
  const eyes = addEyes(mesh, figure.eyes, colorsOf(figure.race, figure.gender).glowingEyes);
  return { mesh, parts: [face, { name: 'eyes', group: 'eyes', ...eyes }] };
}

function addBrows(mesh: PaintedMesh, figure: Figure, detail: Detail): void {
  const brows = sculptBrows(figure);
  if (!brows) return;
  const fine = figure.head.height * 0.0085;
  const surface = polygonise(
    brows.at,
    { lo: brows.lo, hi: brows.hi },
    { voxel: fine / Math.max(0.7, detail), triangles: 280 },
  );
  const light = shade(surface.positions, {
    own: brows.at,
    edge: fine * 1.4,
    fine: fine * 0.35,
    size: figure.proportions.scale,
  });
  mesh.add(surface, light, { color: shadeNumber('hair', 0), pattern: 'hair', rough: 0.7 }, HEAD);
}

/** A thin dark rim where the upper lid ends. */
function addLashes(mesh: PaintedMesh, figure: Figure, detail: Detail): MeshRange {
  const { head, eyes, gender } = figure;
  const female = gender === 'female';
  const planes = eyes.map((eye) => ({ ...eye, normal: unit(eye.lidNormal) }));
  const lashes: Distance = (x, y, z) => {
    let d = 1;
    for (const { centre, radius: r, normal: n, lidHeight, side } of planes) {
      const [px, py, pz] = [x - centre[0], y - centre[1], z - centre[2]];
      const out = Math.sqrt(px * px + py * py + pz * pz);
      const above = px * n[0] + py * n[1] + pz * n[2];
      const wing = female ? 0.05 * r * clamp((px * side) / r) : 0;
      const rim = Math.max(
        Math.abs(out - r * 1.08) - r * 0.075 - wing,
        Math.abs(above - r * (lidHeight - 0.01)) - r * (female ? 0.075 : 0.05) - wing * 0.5,
        -pz - r * 0.1,
      );
      if (rim < d) d = rim;
    }
    return d;
  };
  const r = eyes[0]!.radius * 1.5;
  const xs = eyes.map(({ centre }) => centre[0]);
  const [, y, z] = eyes[0]!.centre;
  const window: Window = {
    lo: [Math.min(...xs) - r, y - r, z - r],
    hi: [Math.max(...xs) + r, y + r, z + r],
  };
  const surface = polygonise(lashes, window, {
    voxel: (head.height * 0.0085) / detail,
    triangles: 220 * detail,
  });
  const light = shade(surface.positions, {
    own: lashes,
    edge: 0.003,
    fine: 0.001,
    size: 1,
    strength: 0.05,
  });
  light.wash.fill(1);
  return mesh.add(surface, light, { color: paletteNumber('liner'), rough: 0.8 }, HEAD);
}
