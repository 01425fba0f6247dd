import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { ArmourClass } from '@gearwright/game/look/worn-shapes.ts';
import { smoothMax, smoothMin, type Distance } from '../field/blend.ts';
import { ellipsoid, sweep, type Shape } from '../field/shapes.ts';
import { smoothstep, type Vec } from '../field/vec.ts';
import type { Coat } from '../weapon/solid.ts';
import type { Garment, Layer } from './layer.ts';
import { BONE, GEM, GOLD, LEATHER, METAL, STRAP, stuffOf, trimOf } from './materials.ts';
import type { Tailor } from './tailor.ts';
import { type Maker, inHead, egg } from './head-frame.ts';

const horn = (t: Tailor, m: 1 | -1, long: number): readonly Shape[] => {
  const { head } = t.figure;
  const p = (x: number, y: number, z: number): Vec => head.place(m * x, y, z);
  const r = head.height;
  return sweep(
    [
      p(0.36, 0.24, 0),
      p(0.62, 0.26, 0.05),
      p(0.78, 0.5 * long + 0.1, 0.08),
      p(0.7, 0.9 * long, 0.12),
    ],
    [r * 0.1, r * 0.09, r * 0.06, r * 0.008],
    4,
  );
};

/** A steel shell with a slit; races with a muzzle get it open. */
export function helmet(
  t: Tailor,
  armour: ArmourClass,
  tier: Tier,
  open: boolean,
  extra: readonly Layer[],
): Garment {
  const {
    figure: { head, face },
  } = t;
  const hh = head.height;
  const muzzle = face.muzzle > 0;
  const [dome, jaw] = [
    egg(t, [0, 0.11, -0.05], [0.44, 0.48, 0.51]),
    egg(t, [0, -0.16, 0.05], [0.385, 0.43, 0.43]),
  ];
  const bare = open || muzzle;
  const stuff: Coat =
    armour === 'plate' ? stuffOf('plate', tier) : armour === 'mail' ? METAL : LEATHER;
  const trim = trimOf(armour, tier);
  const outer: Distance = (x, y, z) => {
    const [hx, hy, hz] = head.inHead(x, y, z);
    const shell =
      smoothMin(dome(x, y, z), muzzle ? 1 : jaw(x, y, z), 0.08 * hh) -
      0.02 * hh * Math.exp(-((hx / 0.03) ** 2));
    const low = muzzle
      ? -0.1
      : open
        ? hz > 0.05
          ? -0.3
          : -0.5
        : -0.53 + (hz < 0 ? 0.1 * Math.min(1, -hz * 2) : 0);
    return smoothMax(shell, (low - hy) * hh, 0.01 * hh);
  };
  const sight = inHead(t, ([hx, hy, hz]) => {
    const ax = Math.abs(hx);
    if (bare) return Math.max(ax - (muzzle ? 0.34 : 0.25), hy - 0.17, 0.02 - hz);
    const slit = Math.max(Math.abs(hy - ax * 0.12) - 0.055, ax - 0.27, 0.12 - hz);
    const breath = Math.max(
      ax - 0.035 - Math.max(0, -hy - 0.1) * 0.22,
      hy - 0.02,
      -0.46 - hy,
      0.12 - hz,
    );
    return Math.min(slit, breath);
  });
  const helm: Distance = (x, y, z) => smoothMax(outer(x, y, z), -sight(x, y, z), 0.008 * hh);
  const band =
    (thick: number, where: Distance): Distance =>
    (x, y, z) =>
      smoothMax(
        smoothMax(outer(x, y, z) - thick * hh, where(x, y, z), 0.006 * hh),
        -sight(x, y, z),
        0.004 * hh,
      );
  const brow = inHead(t, ([, hy]) => Math.abs(hy - 0.2) - 0.035);
  const frame: Distance = (x, y, z) => Math.abs(sight(x, y, z) - 0.022 * hh) - 0.022 * hh;
  const comb = inHead(t, ([hx, hy]) => Math.max(Math.abs(hx) - 0.03, 0.18 - hy));
  const window = t.windows.head;
  const layers: Layer[] = [
    t.free(helm, window, 'head', stuff, {
      triangles: 1000,
      voxel: hh * 0.026,
      strength: 1,
      edge: hh * 0.036,
    }),
  ];
  layers.push(
    t.free(band(0.02, brow), window, 'head', trim, {
      triangles: 360,
      voxel: hh * 0.022,
      strength: 1,
      edge: hh * 0.02,
    }),
  );
  if (tier > 1)
    layers.push(
      t.free(band(0.016, frame), window, 'head', trim, {
        triangles: 420,
        voxel: hh * 0.021,
        strength: 1,
        edge: hh * 0.02,
      }),
    );
  if (tier > 1)
    layers.push(
      t.free(band(0.026, comb), window, 'head', trim, {
        triangles: 240,
        voxel: hh * 0.022,
        strength: 1,
        edge: hh * 0.02,
      }),
    );
  if (tier === 3)
    layers.push(
      t.solid(
        [ellipsoid(head.place(0, 0.22, 0.5), [hh * 0.05, hh * 0.07, hh * 0.04])],
        'head',
        GEM,
        { triangles: 70, voxel: hh * 0.016, strength: 0.2 },
      ),
    );
  return {
    layers: [...layers, ...extra],
  };
}

export const horned: Maker = (t, armour, tier) => {
  const coat = tier === 1 ? BONE : GOLD;
  // Who has horns needs no others.
  const own = t.figure.traits.feet === 'hoof';
  const horns = own
    ? []
    : [
        t.solid(
          [...horn(t, 1, 0.6 + tier * 0.18), ...horn(t, -1, 0.6 + tier * 0.18)],
          'head',
          coat,
          { triangles: 420, voxel: t.figure.head.height * 0.024 },
        ),
      ];
  return helmet(t, armour, tier, armour === 'mail', horns);
};

export const winged: Maker = (t, armour, tier) => {
  const { head } = t.figure;
  const hh = head.height;
  const feathers = ([1, -1] as const).flatMap((m) =>
    [0, 1, 2].flatMap((i) =>
      sweep(
        [
          head.place(m * 0.4, 0.08, 0.05),
          head.place(m * (0.56 - i * 0.02), 0.3 - i * 0.06, -0.1 - i * 0.06),
          head.place(m * (0.62 - i * 0.02), 0.74 - i * 0.2 + tier * 0.06, -0.3 - i * 0.14),
        ],
        [hh * 0.06, hh * 0.075, hh * 0.01],
        3,
        { along: [1, 0, 0], by: 1.8 },
      ),
    ),
  );
  return helmet(t, armour, tier, true, [
    t.solid(feathers, 'head', tier === 1 ? METAL : GOLD, { triangles: 520, voxel: hh * 0.024 }),
  ]);
};

export const cap: Maker = (t, armour, tier) => {
  const { head } = t.figure;
  const hh = head.height;
  const dome = egg(t, [0, 0.13, -0.06], [0.425, 0.44, 0.49]);
  const trim = trimOf(armour, tier);
  const crown: Distance = (x, y, z) =>
    smoothMax(dome(x, y, z), (0.14 - head.inHead(x, y, z)[1]) * hh, 0.01 * hh);
  const brim: Distance = (x, y, z) =>
    smoothMax(
      dome(x, y, z) - 0.022 * hh,
      (Math.abs(head.inHead(x, y, z)[1] - 0.17) - 0.045) * hh,
      0.008 * hh,
    );
  const flaps: Distance = (x, y, z) => {
    const [hx, hy, hz] = head.inHead(x, y, z);
    return Math.max(
      dome(x, y, z) - 0.01 * hh - 0.05 * hh * smoothstep(0.1, -0.3, hy),
      (Math.abs(hy + 0.06) - 0.22) * hh,
      (Math.abs(hz + 0.02) - 0.14) * hh,
      (0.24 - Math.abs(hx)) * hh,
    );
  };
  const layers: Layer[] = [
    t.free(crown, t.windows.head, 'head', LEATHER, {
      triangles: 520,
      voxel: hh * 0.027,
      edge: hh * 0.036,
    }),
    t.free(brim, t.windows.head, 'head', trim, {
      triangles: 380,
      voxel: hh * 0.023,
      edge: hh * 0.02,
      strength: 1,
    }),
  ];
  if (t.figure.face.ear === 'round')
    layers.push(
      t.free(flaps, t.windows.head, 'head', STRAP, { triangles: 260, voxel: hh * 0.025 }),
    );
  if (tier === 3)
    layers.push(
      t.solid(
        [ellipsoid(head.place(0, 0.2, 0.45), [hh * 0.06, hh * 0.08, hh * 0.04])],
        'head',
        GEM,
        { triangles: 70, voxel: hh * 0.018, strength: 0.2 },
      ),
    );
  return { layers };
};
