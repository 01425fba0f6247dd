import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { ArmourClass } from '@gearwright/game/look/worn-shapes.ts';
import { smoothMax, smoothMin, type Distance } from '../field/blend.ts';
import { ball, box, ellipsoid, sweep, type Shape } from '../field/shapes.ts';
import { add, smoothstep, turn, type Vec } from '../field/vec.ts';
import type { Coat } from '../weapon/solid.ts';
import type { Garment, Layer } from './layer.ts';
import { onLattice } from './lattice.ts';
import {
  ACCENT,
  BONE,
  CLOTH,
  GEM,
  GOLD,
  LEATHER,
  METAL,
  STRAP,
  stuffOf,
  trimOf,
} from './materials.ts';
import type { Tailor } from './tailor.ts';

type Maker = (t: Tailor, armour: ArmourClass, tier: Tier) => Garment;

/** Distances of a head's own frame are in head heights: a field there, brought back to metres. */
const inHead = (t: Tailor, field: (h: Vec) => number): Distance => {
  const { head } = t.figure;
  return (x, y, z) => field(head.inHead(x, y, z)) * head.height;
};

const egg = (t: Tailor, at: Vec, radii: Vec): Distance => {
  const { head } = t.figure;
  const [c, w, hh] = [head.place(...at), head.width, head.height];
  const [a, b, d] = [radii[0] * w, radii[1] * hh, radii[2] * hh];
  return (x0, y0, z0) => {
    const x = (x0 - c[0]) / a;
    const y = (y0 - c[1]) / b;
    const z = (z0 - c[2]) / d;
    const k0 = Math.sqrt(x * x + y * y + z * z);
    const k1 = Math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / d) ** 2);
    return k1 < 1e-9 ? -Math.min(a, b, d) : (k0 * (k0 - 1)) / k1;
  };
};

/** The head's skin with its blends raised, ears and all; small enough a place for a fine lattice. */
const scalp = (t: Tailor, k: number): Distance => {
  const { field, head } = t.figure;
  const mask = field.mask('tail', 'armL', 'armR', 'handL', 'handR');
  return onLattice((x, y, z) => field.raised(x, y, z, k * t.S, mask), head.height * 0.035);
};

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
function helmet(
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

const horned: Maker = (t, armour, tier) => {
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

const winged: Maker = (t, armour, tier) => {
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

const cap: Maker = (t, armour, tier) => {
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

const hood: Maker = (t, armour, tier) => {
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

const circlet: Maker = (t, armour, tier) => {
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

const goggles: Maker = (t, _armour, tier) => {
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

const mask: Maker = (t, armour, tier) => {
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

/** A wide brim and a bent cone. */
const hat: Maker = (t, armour, tier) => {
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

export const HEAD_MAKERS: Readonly<Record<string, Maker>> = {
  closed: (t, armour, tier) => helmet(t, armour, tier, false, []),
  open: (t, armour, tier) => helmet(t, armour, tier, true, []),
  horned,
  winged,
  cap,
  hood,
  circlet,
  goggles,
  mask,
  hat,
};
