import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { ArmourClass } from '@gearwright/game/look/worn-shapes.ts';
import { smoothMax, type Distance } from '../field/blend.ts';
import { add, type Vec } from '../field/vec.ts';
import { SIDES, type Side } from '../skeleton/bones.ts';
import type { Garment, Layer } from './layer.ts';
import { ACCENT, CLOTH, METAL, stuffOf, trimOf } from './materials.ts';
import type { Tailor } from './tailor.ts';
import { crest } from './crests.ts';

/** Pauldron radius in deltoids: cloth is slight, plate is grand. */
const SIZE: Readonly<Record<ArmourClass, readonly [number, number, number]>> = {
  cloth: [1.16, 1.24, 1.36],
  leather: [1.24, 1.34, 1.48],
  mail: [1.28, 1.4, 1.55],
  plate: [1.38, 1.52, 1.7],
};

/** Lames below the dome by family and tier. */
const LAMES: Readonly<Record<string, readonly [number, number, number]>> = {
  dome: [0, 0, 1],
  lames: [1, 2, 3],
  spikes: [1, 1, 2],
  wings: [0, 1, 1],
  skulls: [0, 1, 2],
  crystals: [0, 1, 1],
  flames: [0, 1, 2],
  horns: [1, 1, 2],
};

export function shoulders(t: Tailor, armour: ArmourClass, shape: string, tier: Tier): Garment {
  const R = t.figure.proportions.deltoid * SIZE[armour][tier - 1]!;
  const layers = SIDES.flatMap((side) => pauldron(t, side, R, armour, shape, tier));
  return { layers: armour === 'cloth' ? [...mantle(t, tier), ...layers] : layers, tucks: [] };
}

/** A cloth collar that lies over the shoulders. */
function mantle(t: Tailor, tier: Tier): readonly Layer[] {
  const {
    figure: { joints: J, proportions: q },
    S,
  } = t;
  const trim = trimOf('cloth', tier);
  const drop = tier === 3 ? 0.27 : 0.2;
  const edge: Distance = (x, y, z) => {
    const out = Math.abs(x) > q.shoulder * 0.5 ? (Math.abs(x) - q.shoulder * 0.5) * 0.1 : 0;
    const point = z > J.neck[2] ? Math.max(0, 0.05 * S - Math.abs(x) * 0.6) : 0;
    return J.neck[1] - q.torso * drop + out - point - y;
  };
  const region = t.all(
    t.neckline(0.06),
    edge,
    (x, y, z) => t.along(x, y, z) - q.deltoid * (tier === 3 ? 1.2 : 0.95),
  );
  const dent: Distance = (x, y, z) =>
    -0.075 * Math.max(0, J.neck[1] - q.torso * 0.05 - y) +
    0.004 * S * Math.sin(Math.atan2(x, z - J.neck[2]) * 14);
  const rig = t.soft('nothing', 0.04);
  return [
    t.shell('torso', 0.034, region, {
      coat: tier === 1 ? CLOTH : ACCENT,
      k: 0.1,
      triangles: 700,
      dent,
      rig,
    }),
    t.trim('torso', 0.0395, region, tier === 3 ? 0.0115 : 0.008, {
      coat: trim,
      k: 0.1,
      triangles: 480,
      dent,
      rig,
    }),
  ];
}

function pauldron(
  t: Tailor,
  side: Side,
  R: number,
  armour: ArmourClass,
  shape: string,
  tier: Tier,
): readonly Layer[] {
  const {
    figure: { joints: J, proportions: q },
    S,
  } = t;
  const { at: shoulder, m, down } = t.shoulderOf(side);
  const rig = t.shared([`clav${side}`, 0.45], [`uarm${side}`, 0.55]);
  const centre = add(shoulder, [m * R * 0.1, R * 0.12, 0]);
  const along: Distance = (x, y) => (x - centre[0]) * down[0] + (y - centre[1]) * down[1];
  const inner = Math.abs(J.neck[0]) + q.neckRadius * 1.25;
  const stuff = armour === 'mail' && tier === 1 ? METAL : stuffOf(armour, tier);
  const trim = trimOf(armour, tier);
  const layers: Layer[] = [];
  const lames =
    armour === 'cloth'
      ? Math.min(1, LAMES[shape]?.[tier - 1] ?? 0)
      : (LAMES[shape]?.[tier - 1] ?? 0);
  for (let i = lames; i >= 0; i--) {
    const c = add(centre, down, R * i * 0.34);
    const r = R * (1 - i * 0.07);
    const [from, to] = [i > 0 ? R * (i * 0.34 - 0.02) : -9, R * (0.26 + i * 0.36)];
    const egg = ellipsoidField(c, [r * 1.02, r * 0.98, r * 1.02], m * 42);
    const flared: Distance = (x, y, z) =>
      egg(x, y, z) - 0.16 * Math.max(0, along(x, y, z) - (to - R * 0.3));
    const neck: Distance = (x) => inner - m * x;
    const dome: Distance = (x, y, z) =>
      smoothMax(
        smoothMax(flared(x, y, z), Math.max(along(x, y, z) - to, from - along(x, y, z)), 0.006 * S),
        neck(x, y, z),
        0.01,
      );
    const rim: Distance = (x, y, z) =>
      smoothMax(
        smoothMax(
          flared(x, y, z) - 0.009 * S,
          Math.abs(along(x, y, z) - to + 0.016 * S) - 0.018 * S,
          0.005 * S,
        ),
        neck(x, y, z),
        0.01,
      );
    const window = {
      lo: add(c, [-r * 1.32, -r * 1.32, -r * 1.32]),
      hi: add(c, [r * 1.32, r * 1.32, r * 1.32]),
    };
    layers.push(
      t.free(dome, window, rig, stuff, {
        triangles: i > 0 ? 200 : 380,
        voxel: 0.0095 * S,
        strength: 1,
        edge: 0.01 * S,
      }),
    );
    if (tier > 1 || i === 0)
      layers.push(
        t.free(rim, window, rig, trim, {
          triangles: 240,
          voxel: 0.0085 * S,
          strength: 1,
          edge: 0.007 * S,
        }),
      );
  }
  layers.push(...crest(t, side, centre, R, shape, armour, tier));
  return layers;
}

function ellipsoidField(centre: Vec, radii: Vec, degrees: number): Distance {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [a, b, d] = radii;
  return (x0, y0, z0) => {
    const px = x0 - centre[0];
    const py = y0 - centre[1];
    const x = (px * c + py * s) / a;
    const y = (py * c - px * s) / b;
    const z = (z0 - centre[2]) / d;
    const k0 = Math.sqrt(x * x + y * y + z * z);
    const k1 = Math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / d) ** 2);
    return k1 < 1e-9 ? -Math.min(a, b, d) : (k0 * (k0 - 1)) / k1;
  };
}
