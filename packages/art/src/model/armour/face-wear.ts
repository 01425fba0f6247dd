import { smoothMax, type Distance } from '../field/blend.ts';
import { ball, ellipsoid, sweep } from '../field/shapes.ts';
import { add } from '../field/vec.ts';
import type { Coat } from '../weapon/solid.ts';
import type { Layer } from './layer.ts';
import { onLattice } from './lattice.ts';
import { ACCENT, GEM, GOLD, LEATHER, METAL, STRAP, stuffOf, trimOf } from './materials.ts';
import type { Tailor } from './tailor.ts';
import { type Maker, inHead } from './head-frame.ts';

/** A band about the brow: nothing is hidden. */
function browBand(t: Tailor, thick: number, half: number, height: number, coat: Coat): Layer {
  const {
    figure: { head, field },
  } = t;
  const hh = head.height;
  const skin = onLattice(field.at, hh * 0.03);
  const band = inHead(t, ([hx, hy, hz]) =>
    Math.max(Math.abs(hy - height - Math.max(0, hz) * 0.04) - half, Math.abs(hx) - 0.43),
  );
  const form: Distance = (x, y, z) => smoothMax(skin(x, y, z) - thick * hh, band(x, y, z), 0.004);
  return t.free(form, t.windows.head, 'head', coat, {
    triangles: 360,
    voxel: hh * 0.021,
    edge: hh * 0.02,
    strength: 1,
  });
}

export const circlet: Maker = (t, armour, tier) => {
  const { head } = t.figure;
  const hh = head.height;
  const coat: Coat = tier === 1 ? (armour === 'plate' || armour === 'mail' ? METAL : STRAP) : GOLD;
  const layers: Layer[] = [browBand(t, 0.045, 0.032, 0.235, coat)];
  if (tier > 1)
    layers.push(
      t.solid(
        [-1, 0, 1].flatMap((m) => {
          const p = head.place(m * 0.14, 0.26, 0.38 - Math.abs(m) * 0.04);
          return sweep(
            [
              p,
              add(p, [m * 0.01 * hh, 0.1 * hh, 0.02 * hh]),
              add(p, [m * 0.03 * hh, (m === 0 ? 0.14 : 0.08) * tier * hh, -0.02 * hh]),
            ],
            [0.03 * hh, 0.034 * hh, 0.004 * hh],
            3,
          );
        }),
        'head',
        coat,
        { triangles: 220, voxel: hh * 0.019 },
      ),
    );
  layers.push(
    t.solid(
      [ellipsoid(head.place(0, 0.245, 0.42), [0.04 * hh, 0.055 * hh, 0.03 * hh])],
      'head',
      tier === 1 ? { ...GEM, glow: 0 } : GEM,
      { triangles: 70, voxel: hh * 0.015, strength: 0.2 },
    ),
  );
  return { layers };
};

export const goggles: Maker = (t, _armour, tier) => {
  const {
    figure: { head, eyes },
  } = t;
  const hh = head.height;
  const layers: Layer[] = [browBand(t, 0.04, 0.035, 0.03, STRAP)];
  const metal = tier === 1 ? METAL : GOLD;
  for (const eye of eyes) {
    const r = eye.radius * 1.55;
    const front = add(eye.centre, [0, 0, eye.radius * 0.75]);
    const rim: Distance = (x, y, z) =>
      Math.max(
        Math.abs(Math.hypot(x - front[0], y - front[1]) - r) - r * 0.22,
        Math.abs(z - front[2]) - r * 0.55,
      );
    const window = {
      lo: add(front, [-r * 1.5, -r * 1.5, -r * 1.2]),
      hi: add(front, [r * 1.5, r * 1.5, r * 1.2]),
    };
    layers.push(
      t.free(rim, window, 'head', metal, {
        triangles: 220,
        voxel: r * 0.16,
        edge: r * 0.2,
        strength: 1,
      }),
    );
    layers.push(
      t.solid(
        [ellipsoid(add(front, [0, 0, r * 0.1]), [r, r, r * 0.35])],
        'head',
        { pot: 'glow', pattern: 'none', metal: 0.2, rough: 0.08, glow: tier === 3 ? 0.8 : 0.15 },
        { triangles: 90, voxel: r * 0.2, strength: 0.2 },
      ),
    );
  }
  layers.push(
    t.solid(
      [ball(head.place(0.44, 0.03, 0), hh * 0.05), ball(head.place(-0.44, 0.03, 0), hh * 0.05)],
      'head',
      metal,
      { triangles: 100, voxel: hh * 0.02 },
    ),
  );
  return { layers };
};

export const mask: Maker = (t, armour, tier) => {
  const {
    figure: { head, field, face },
  } = t;
  const hh = head.height;
  const skin = onLattice(field.at, hh * 0.03);
  const low = face.muzzle > 0 ? -0.5 : -0.46;
  const region = inHead(t, ([hx, hy, hz]) =>
    Math.max(hy + 0.06 - Math.abs(hx) * 0.12, low - hy, -0.12 - hz, Math.abs(hx) - 0.44),
  );
  const form: Distance = (x, y, z) => smoothMax(skin(x, y, z) - 0.045 * hh, region(x, y, z), 0.006);
  const rim: Distance = (x, y, z) =>
    smoothMax(skin(x, y, z) - 0.058 * hh, Math.abs(region(x, y, z) + 0.02 * hh) - 0.02 * hh, 0.004);
  const coat: Coat =
    armour === 'plate'
      ? stuffOf('plate', tier)
      : armour === 'mail'
        ? METAL
        : armour === 'leather'
          ? LEATHER
          : ACCENT;
  return {
    layers: [
      t.free(form, t.windows.head, 'head', coat, {
        triangles: 620,
        voxel: hh * 0.024,
        edge: hh * 0.03,
      }),
      t.free(rim, t.windows.head, 'head', trimOf(armour, tier), {
        triangles: 420,
        voxel: hh * 0.021,
        edge: hh * 0.02,
      }),
      browBand(t, 0.04, 0.03, 0.26, tier === 1 ? STRAP : trimOf(armour, tier)),
    ],
  };
};
