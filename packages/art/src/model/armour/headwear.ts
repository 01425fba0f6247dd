import { smoothMax, type Distance } from '../field/blend.ts';
import { box, ellipsoid, sweep } from '../field/shapes.ts';
import { add, smoothstep, turn, type Vec } from '../field/vec.ts';
import type { Coat } from '../weapon/solid.ts';
import { CLOTH, GEM, GOLD, trimOf } from './materials.ts';

import { type Maker, inHead, scalp } from './head-frame.ts';

export const hood: Maker = (t, armour, tier) => {
  const {
    figure: { head },
    S,
  } = t;
  const hh = head.height;
  const under = scalp(t, 0.06);
  const cloth: Distance = (x, y, z) => {
    const [, hy, hz] = head.inHead(x, y, z);
    return (
      under(x, y, z) - (0.08 + 0.05 * smoothstep(0.1, 0.5, hy) * smoothstep(0.2, -0.4, hz)) * hh
    );
  };
  const wide = t.figure.face.muzzle > 0 ? 0.4 : 0.285;
  const cut = inHead(t, ([hx, hy, hz]) => {
    const face = Math.max(Math.hypot(hx * 1.05, (hy + 0.06) * 0.72) - wide, 0.02 - hz);
    return Math.max(-face, -0.72 - hy, Math.abs(hx) - 0.6, hz - 0.6, hy - 0.75);
  });
  const body: Distance = (x, y, z) => smoothMax(cloth(x, y, z), cut(x, y, z), 0.012);
  const rim: Distance = (x, y, z) =>
    smoothMax(cloth(x, y, z) - 0.006, Math.abs(cut(x, y, z) + 0.012) - 0.012, 0.004);
  const rig = t.figure.field;
  const soft = (x: number, y: number, z: number) =>
    rig.weights(x, y, z, 0.03 * S, rig.mask('tail', 'armL', 'armR'));
  const stuff: Coat = armour === 'leather' ? { ...CLOTH, pattern: 'leather', rough: 0.7 } : CLOTH;
  return {
    layers: [
      t.free(body, t.windows.head, soft, stuff, {
        triangles: 900,
        voxel: hh * 0.028,
        edge: hh * 0.04,
      }),
      t.free(rim, t.windows.head, soft, trimOf(armour, tier), {
        triangles: 420,
        voxel: hh * 0.023,
        edge: hh * 0.02,
      }),
      ...(tier === 3
        ? [
            t.solid(
              [ellipsoid(head.place(0, 0.38, 0.43), [hh * 0.05, hh * 0.065, hh * 0.035])],
              'head',
              GEM,
              { triangles: 70, voxel: hh * 0.016, strength: 0.2 },
            ),
          ]
        : []),
    ],
  };
};

/** A wide brim and a bent cone. */
export const hat: Maker = (t, armour, tier) => {
  const {
    figure: { head },
  } = t;
  const hh = head.height;
  const p = (x: number, y: number, z: number): Vec => head.place(x, y, z);
  const peak = sweep(
    [p(0, 0.26, -0.04), p(0, 0.62, -0.06), p(0.03, 0.9, -0.18), p(0.1, 1.02, -0.38)],
    [hh * 0.43, hh * 0.27, hh * 0.14, hh * 0.03],
    4,
  );
  const brim = inHead(t, ([hx, hy, hz]) => {
    const r = Math.hypot(hx, (hz + 0.03) * 0.9);
    return Math.max(
      Math.abs(hy - 0.24 - 0.05 * Math.sin(Math.atan2(hx, hz) * 2) * r) - 0.022,
      r - 0.82,
    );
  });
  const wide = {
    lo: add(head.centre, [-hh * 1.05, -hh * 0.1, -hh * 1.1]),
    hi: add(head.centre, [hh * 1.05, hh * 0.6, hh * 1.1]),
  };
  const trim = trimOf(armour, tier);
  const ring = inHead(t, ([hx, hy, hz]) =>
    Math.max(Math.hypot(hx, hz + 0.04) - 0.455, Math.abs(hy - 0.31) - 0.05),
  );
  return {
    layers: [
      t.solid(peak, 'head', CLOTH, {
        triangles: 420,
        voxel: hh * 0.034,
        k: hh * 0.06,
        cut: (x, y, z) => (0.2 - head.inHead(x, y, z)[1]) * hh,
        strength: 0.8,
      }),
      t.free(brim, wide, 'head', CLOTH, { triangles: 420, voxel: hh * 0.03 }),
      t.free(ring, t.windows.head, 'head', trim, { triangles: 220, voxel: hh * 0.026 }),
      ...(tier > 1
        ? [
            t.solid(
              [box(p(0, 0.31, 0.43), [hh * 0.07, hh * 0.08, hh * 0.02], hh * 0.01, turn(0, 0, 45))],
              'head',
              GOLD,
              { triangles: 90, voxel: hh * 0.02 },
            ),
          ]
        : []),
      ...(tier === 3
        ? [
            t.solid(
              [ellipsoid(p(0, 0.31, 0.455), [hh * 0.035, hh * 0.045, hh * 0.025])],
              'head',
              GEM,
              { triangles: 60, voxel: hh * 0.014, strength: 0.2 },
            ),
          ]
        : []),
    ],
  };
};
