import { smoothMax, type Distance } from '../field/blend.ts';
import { PaintedMesh, type MeshRange, type Rigging } from '../mesh/painted-mesh.ts';
import type { BakedPart, Detail } from '../mesh/baked-part.ts';
import { polygonise } from '../mesh/polygonise.ts';
import { shade } from '../mesh/shade.ts';
import { paletteNumber } from '../paint/palette.ts';
import { boneNumber, SIDES, type Side } from '../skeleton/bones.ts';
import { bodyPainter } from './body-paint.ts';
import type { Figure } from './figure.ts';
import { sortByRegion } from './regions.ts';
import { bakeUnderwear } from './underwear.ts';
import { handWindow, headWindow, isWithin, trunkWindow } from './windows.ts';

/** Trunk, limbs and hands without the head, and underwear. */
export function bakeBody(
  figure: Figure,
  detail: Detail = 1,
): { mesh: PaintedMesh; parts: readonly BakedPart[] } {
  const mesh = new PaintedMesh();
  const parts: BakedPart[] = [];
  const q = figure.proportions;
  const S = q.scale;
  const head = headWindow(figure);
  const overlap = figure.head.height * 0.04;
  const hands = SIDES.map((side) => handWindow(figure, side));
  const solid: Distance = (x, y, z) => smoothMax(figure.field.distance(x, y, z), -y, 0.006);
  const paint = {
    color: bodyPainter(figure),
    pattern: figure.traits.fur ? ('fur' as const) : ('skin' as const),
    rough: 0.62,
  };
  const inset = 0.012;
  const voxel = Math.max(0.0062, 0.0088 * S * (q.leg < 0.5 ? 0.75 : 1)) / detail;
  const trunk = polygonise(solid, trunkWindow(figure), {
    voxel,
    triangles: 3000 * detail,
    keep: (x, y, z) =>
      !isWithin(head, x, y, z, overlap) && !hands.some((hand) => isWithin(hand, x, y, z, inset)),
  });
  const sorted = sortByRegion(figure.field, trunk);
  const shaded = shade(trunk.positions, {
    own: solid,
    scene: figure.field.at,
    edge: 0.012 * S,
    fine: voxel * 0.35,
    size: S,
    strength: 0.5,
  });
  const range = mesh.add(
    { positions: trunk.positions, indices: sorted.indices },
    shaded,
    paint,
    limbRigging(figure),
  );
  let first = range.first;
  for (const { region, count } of sorted.runs) {
    parts.push({ name: region, group: 'body', first, count });
    first += count;
  }
  SIDES.forEach((_side, i) => {
    const palm = 0.0042 * S * q.hand * 0.9;
    const window = hands[i]!;
    const surface = polygonise(figure.field.at, window, {
      voxel: palm / Math.sqrt(detail),
      triangles: 600 * detail,
      keep: (x, y, z) => isWithin(window, x, y, z, 0.004) && !isWithin(head, x, y, z, overlap),
    });
    const light = shade(surface.positions, {
      own: figure.field.at,
      edge: 0.005 * S * q.hand,
      fine: palm * 0.4,
      size: S,
      strength: 0.6,
    });
    const fingers: Rigging = (x, y, z) => figure.field.weights(x, y, z, 0.006 * S * q.hand);
    parts.push({ name: 'hands', group: 'body', ...mesh.add(surface, light, paint, fingers) });
  });
  if (figure.traits.feet === 'hoof')
    for (const side of SIDES)
      parts.push({ name: 'hooves', group: 'body', ...bakeHoof(mesh, figure, side, detail) });
  parts.push(...bakeUnderwear(mesh, figure, detail));
  return { mesh, parts };
}

/** Limbs bend softly, but hock and fetlock of a leg that walks on its toes bend sharply. */
function limbRigging({ field, proportions: q, joints }: Figure): Rigging {
  const S = q.scale;
  if (q.digitigrade === 0) return (x, y, z) => field.weights(x, y, z, 0.022 * S);
  const below = joints.shinL[1];
  return (x, y, z) =>
    field.weights(x, y, z, (y < below && Math.abs(z) < 0.5 * S ? 0.012 : 0.022) * S);
}

/** A cloven hoof: a shell of the foot's end, parted in front. */
function bakeHoof(
  mesh: PaintedMesh,
  { field, joints, proportions: q }: Figure,
  side: Side,
  detail: Detail,
): MeshRange {
  const S = q.scale;
  const toe = joints[`toe${side}`];
  const r = q.ankle * 2.6;
  const hoof: Distance = (x, y, z) => {
    const shell = smoothMax(field.distance(x, y, z) - 0.007, -y, 0.004);
    const cut = smoothMax(shell, y - (toe[1] + 0.085 * S + (z - toe[2]) * 0.12), 0.008);
    const parting = Math.max(Math.abs(x - toe[0]) - 0.006, -(z - toe[2] - 0.03));
    return smoothMax(cut, -parting, 0.004);
  };
  const surface = polygonise(
    hoof,
    { lo: [toe[0] - r, -0.01, toe[2] - r], hi: [toe[0] + r, toe[1] + r, toe[2] + r] },
    { voxel: 0.0065 / detail, triangles: 260 * detail },
  );
  const light = shade(surface.positions, {
    own: hoof,
    edge: 0.01,
    fine: 0.003,
    size: S,
    strength: 0.9,
  });
  const rigid = [{ bone: boneNumber(`foot${side}`), weight: 1 }];
  return mesh.add(
    surface,
    light,
    { color: paletteNumber('hoof'), pattern: 'bone', rough: 0.45 },
    () => rigid,
  );
}
