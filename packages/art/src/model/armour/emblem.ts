import type { Motif } from '@gearwright/game/look/worn-shapes.ts';
import { ball, box, cone, ellipsoid, sweep, type Shape } from '../field/shapes.ts';
import { turn, type Vec } from '../field/vec.ts';
import type { Rigging } from '../mesh/painted-mesh.ts';
import type { BoneName } from '../skeleton/bones.ts';
import type { Coat } from '../weapon/solid.ts';
import type { Layer } from './layer.ts';
import { BONE, GEM, GOLD } from './materials.ts';
import type { Tailor } from './tailor.ts';

type Place = (x: number, y: number, z: number) => Vec;

/** The motif's figure about the origin, as wide as 2: x to the left, y up, z outwards. */
const FIGURES: Readonly<Record<Motif, (p: Place, r: number) => readonly Shape[]>> = {
  dome: (p, r) => [ellipsoid(p(0, 0, 0), [r * 0.8, r * 0.8, r * 0.3])],
  lames: (p, r) => [box(p(0, 0, 0), [r * 0.7, r * 0.7, r * 0.25], r * 0.1, turn(0, 0, 45))],
  spikes: (p, r) =>
    [0, 1, 2, 3].flatMap((i) => {
      const a = (i * Math.PI) / 2;
      return sweep(
        [p(Math.sin(a) * 0.2, Math.cos(a) * 0.2, 0), p(Math.sin(a) * 1.3, Math.cos(a) * 1.3, 0.1)],
        [r * 0.34, r * 0.04],
        2,
      );
    }),
  wings: (p, r) =>
    [1, -1].flatMap((m) =>
      [0.9, 0.55, 0.2].flatMap((up, i) =>
        sweep(
          [
            p(m * 0.2, -0.3, 0),
            p(m * (0.9 - i * 0.12), up * 0.4 - 0.2, 0.1),
            p(m * (1.5 - i * 0.3), up * 1.2 - 0.1, 0),
          ],
          [r * 0.26, r * 0.22, r * 0.04],
          2,
        ),
      ),
    ),
  skulls: (p, r) => [
    ellipsoid(p(0, 0.2, 0.1), [r * 0.7, r * 0.66, r * 0.55]),
    ellipsoid(p(0, -0.5, 0.15), [r * 0.4, r * 0.4, r * 0.4]),
  ],
  crystals: (p, r) =>
    [
      [0, 1.4],
      [0.5, 0.9],
      [-0.5, 0.9],
    ].map(([x, y]) => cone(p(x! * 0.4, -0.5, 0), p(x!, y!, 0.15), r * 0.3, r * 0.06)),
  flames: (p, r) =>
    [
      [0, 1.5, 0.4],
      [0.75, 0.9, 0.3],
      [-0.75, 0.9, 0.3],
    ].flatMap(([x, y, s]) =>
      sweep(
        [p(x! * 0.5, -0.6, 0), p(x! * 1.1, 0.1, 0.15), p(x! * 0.7, y!, 0.05)],
        [r * s!, r * s! * 0.8, r * 0.03],
        2,
      ),
    ),
  horns: (p, r) =>
    [1, -1].flatMap((m) =>
      sweep(
        [p(m * 0.2, -0.3, 0), p(m * 1.0, -0.2, 0.15), p(m * 1.2, 0.9, 0.1)],
        [r * 0.34, r * 0.28, r * 0.03],
        3,
      ),
    ),
};

/** An ornament of gold with a stone, laid on a surface that looks along z. */
export function emblem(
  tailor: Tailor,
  motif: Motif,
  at: Vec,
  size: number,
  rig: BoneName | Rigging,
  stone = true,
): readonly Layer[] {
  const r = size * tailor.S;
  const place: Place = (x, y, z) => [at[0] + x * r, at[1] + y * r, at[2] + z * r];
  const coat: Coat =
    motif === 'skulls' ? BONE : motif === 'crystals' ? { ...GEM, glow: 0.6 } : GOLD;
  const figure = tailor.solid(FIGURES[motif](place, r), rig, coat, {
    triangles: 220,
    voxel: Math.max(0.004, r * 0.17),
    k: r * 0.12,
  });
  if (motif === 'skulls') {
    const eyes = [1, -1].map((m) => ball(place(m * 0.3, 0.12, 0.55), r * 0.18));
    return [
      figure,
      tailor.solid(eyes, rig, GEM, { triangles: 60, voxel: r * 0.09, strength: 0.2 }),
    ];
  }
  if (!stone || motif === 'crystals') return [figure];
  const seat = tailor.solid(
    [ellipsoid(place(0, 0, 0.12), [r * 0.5, r * 0.62, r * 0.28])],
    rig,
    GOLD,
    { triangles: 90, voxel: r * 0.14 },
  );
  const gem = tailor.solid(
    [ellipsoid(place(0, 0, 0.3), [r * 0.34, r * 0.46, r * 0.26])],
    rig,
    GEM,
    { triangles: 70, voxel: r * 0.12, strength: 0.2 },
  );
  return [figure, seat, gem];
}
