import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { ArmourClass } from '@gearwright/game/look/worn-shapes.ts';
import { ball, cone, ellipsoid, sweep, type Shape } from '../field/shapes.ts';
import { add, unit, type Vec } from '../field/vec.ts';
import type { Side } from '../skeleton/bones.ts';
import type { Coat } from '../weapon/solid.ts';
import type { Layer } from './layer.ts';
import { BONE, GEM, GOLD, METAL } from './materials.ts';
import type { Tailor } from './tailor.ts';

/** What stands on the dome: the family's sign. */
export function crest(
  t: Tailor,
  side: Side,
  centre: Vec,
  R: number,
  shape: string,
  armour: ArmourClass,
  tier: Tier,
): readonly Layer[] {
  const m = side === 'L' ? 1 : -1;
  const rig = t.shared([`clav${side}`, 0.45], [`uarm${side}`, 0.55]);
  const grow = 0.55 + tier * 0.15;
  const metal: Coat = tier === 1 ? (armour === 'leather' ? BONE : METAL) : GOLD;
  const direction = (x: number, y: number, z: number): Vec => unit([m * x, y, z]);
  const on = (d: Vec, reach: number): Vec => add(centre, d, R * reach);
  const solid = (shapes: readonly Shape[], coat: Coat, triangles: number): Layer =>
    t.solid(shapes, rig, coat, { triangles, voxel: Math.max(0.006, R * 0.075) });
  const gem = (): readonly Layer[] => {
    if (tier < 3) return [];
    const d = direction(0.62, 0.25, 0.75);
    return [
      solid([ball(on(d, 0.94), R * 0.23)], GOLD, 90),
      t.solid([ball(on(d, 1.02), R * 0.17)], rig, GEM, {
        triangles: 80,
        voxel: R * 0.07,
        strength: 0.2,
      }),
    ];
  };
  const spikesAt = (angles: readonly number[], long: number): readonly Shape[] =>
    angles.flatMap((a) => {
      const d = direction(0.5, 0.78, Math.sin(a) * 0.95);
      const root = on(d, 0.82);
      return sweep(
        [
          root,
          add(root, d, R * 0.4 * long),
          add(root, unit([d[0] * 0.5, d[1] * 1.2, d[2]]), R * 0.9 * long),
        ],
        [R * 0.2, R * 0.14, R * 0.012],
        3,
      );
    });
  if (shape === 'spikes')
    return [
      solid(
        spikesAt(tier === 1 ? [0] : tier === 2 ? [-0.35, 0.35] : [-0.6, 0, 0.6], grow),
        armour === 'leather' ? BONE : metal,
        300,
      ),
      ...gem(),
    ];
  if (shape === 'horns') {
    const horn = (z: number): readonly Shape[] => {
      const root = on(direction(0.7, 0.5, z), 0.8);
      return sweep(
        [
          root,
          add(root, [m * R * 0.5 * grow, R * 0.1, z * R * 0.3]),
          add(root, [m * R * 0.75 * grow, R * 0.75 * grow, z * R * 0.5]),
        ],
        [R * 0.24, R * 0.2, R * 0.015],
        4,
      );
    };
    return [solid([...horn(0.35), ...(tier > 1 ? horn(-0.35) : [])], BONE, 320), ...gem()];
  }
  if (shape === 'wings') {
    const feathers = Array.from({ length: 2 + tier }, (_, i) => {
      const root = on(direction(0.55, 0.7, 0.25 - i * 0.2), 0.85);
      const long = grow * (1.1 - i * 0.13);
      return sweep(
        [
          root,
          add(root, [m * R * 0.35 * long, R * 0.55 * long, -R * 0.1 * i]),
          add(root, [m * R * 0.75 * long, R * 1.05 * long, -R * (0.2 + 0.22 * i)]),
        ],
        [R * 0.15, R * 0.17, R * 0.02],
        3,
        { along: [0, 0, 1], by: 1.8 },
      );
    }).flat();
    return [solid(feathers, metal, 420), ...gem()];
  }
  if (shape === 'skulls') {
    const d = direction(0.55, 0.62, 0.56);
    const [c, s] = [on(d, 0.92), R * (0.34 + tier * 0.05)];
    const jaw = add(c, [m * s * 0.25, -s * 0.62, s * 0.4]);
    const eyes = [1, -1].map((e) =>
      ball(
        add(c, [m * s * 0.5 + e * s * 0.32 * 0.7, -s * 0.02, s * 0.66 - e * m * s * 0.28 * 0.7]),
        s * 0.17,
      ),
    );
    return [
      solid(
        [
          ellipsoid(c, [s * 0.82, s * 0.8, s * 0.86]),
          ellipsoid(jaw, [s * 0.46, s * 0.42, s * 0.5]),
        ],
        BONE,
        260,
      ),
      t.solid(
        eyes,
        rig,
        tier === 3 ? GEM : { pot: 'leather', pattern: 'none', metal: 0, rough: 0.9 },
        { triangles: 80, voxel: s * 0.09, strength: 0.2 },
      ),
      ...(tier > 1 ? [solid(spikesAt([-0.7, -0.1], 0.55), metal, 160)] : []),
    ];
  }
  if (shape === 'crystals') {
    const shards = Array.from({ length: 1 + tier }, (_, i) => {
      const d = direction(0.45 + i * 0.14, 0.85 - i * 0.1, [0, 0.4, -0.4, 0.15][i] ?? 0);
      const root = on(d, 0.75);
      return cone(root, add(root, d, R * (0.95 - i * 0.14) * grow), R * 0.17, R * 0.03);
    });
    return [
      t.solid(
        shards,
        rig,
        { ...GEM, glow: 0.65, rough: 0.2 },
        { triangles: 200, voxel: R * 0.07, k: 0.001 },
      ),
      ...(tier > 1 ? [solid([ball(on(direction(0.5, 0.8, 0), 0.82), R * 0.3)], GOLD, 120)] : []),
    ];
  }
  if (shape === 'flames') {
    const tongues = Array.from({ length: 1 + tier }, (_, i) => {
      const root = on(direction(0.5, 0.78, (i - tier / 2) * 0.42), 0.8);
      const sway = i % 2 === 0 ? 1 : -1;
      return sweep(
        [
          root,
          add(root, [m * R * 0.25, R * 0.3 * grow, sway * R * 0.12]),
          add(root, [m * R * 0.05, R * 0.7 * grow, -sway * R * 0.1]),
          add(root, [m * R * 0.22, R * (1.05 - Math.abs(i - tier / 2) * 0.2) * grow, 0]),
        ],
        [R * 0.2, R * 0.2, R * 0.13, R * 0.012],
        3,
      );
    }).flat();
    return [solid(tongues, tier === 3 ? { ...GEM, glow: 0.55, rough: 0.5 } : metal, 380), ...gem()];
  }
  if (shape === 'lames' && tier > 1) {
    const ridge = sweep(
      [
        on(direction(-0.1, 1, 0), 0.98),
        on(direction(0.6, 0.8, 0), 1.06),
        on(direction(0.98, 0.1, 0), 1.02),
      ],
      [R * 0.08, R * 0.1, R * 0.06],
      3,
    );
    return [solid(ridge, metal, 200), ...gem()];
  }
  return [
    solid([ball(on(direction(0.6, 0.75, 0), 0.95), R * 0.16)], metal, 70),
    ...gem().slice(0, tier === 3 ? 2 : 0),
  ];
}
