import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { Distance } from '../field/blend.ts';
import { ball, box, cone, ellipsoid, sweep } from '../field/shapes.ts';
import { clamp, mix, smoothstep, turn, type Vec } from '../field/vec.ts';
import type { Rigging } from '../mesh/painted-mesh.ts';
import { boneNumber } from '../skeleton/bones.ts';
import type { Garment, Layer } from './layer.ts';
import { ACCENT, BONE, CLOTH, FUR, GEM, GOLD, METAL, STRAP } from './materials.ts';
import { bellSleeves } from './skirts.ts';
import type { Tailor } from './tailor.ts';

/** A sheet behind the shoulders that three bones swing. */
export function cloak(t: Tailor, shape: string, tier: Tier): Garment {
  const {
    figure: { joints: J, proportions: q },
    S,
  } = t;
  const [, ny, nz] = J.neck;
  const [top, hem] = [ny + 0.005 * S, q.leg * (shape === 'ragged' ? 0.3 : 0.14)];
  const [W0, W1] = [q.shoulder * 0.82, q.shoulder * 1.28 + 0.06 * S];
  // Far enough out for a hump and a bent back.
  const heights = Array.from({ length: 9 }, (_, i) =>
    mix(top - 0.03 * S, Math.max(hem, J.pelvis[1] - q.torso * 0.3), i / 8),
  );
  const backs = heights.map((y) =>
    Math.min(...[0, 0.5].map((share) => t.front(q.chestWidth * share, y, 0.03, 0.08, true))),
  );
  const run = backs.map((_, i) => Math.min(...backs.slice(0, i + 1)));
  const backAt = (y: number): number => {
    const u = clamp((heights[0]! - y) / (heights[0]! - heights[8]!)) * 8;
    const i = Math.min(7, Math.floor(u));
    return mix(run[i]!, run[i + 1]!, u - i);
  };
  const sheet: Distance = (x, y, z) => {
    const u = clamp((top - y) / (top - hem));
    const w = mix(W0, W1, u);
    const away =
      backAt(y) -
      0.018 * S -
      u * u * 0.16 * S -
      Math.sin((x / w) * 9) * 0.016 * S * u * 1.6 +
      (x / w) ** 2 * 0.05 * S;
    const rag =
      shape === 'ragged'
        ? 0.05 * S * Math.abs(Math.sin((x * 21) / S))
        : 0.012 * S * Math.sin((x * 40) / S);
    const slit = shape === 'split' ? 0.008 * S + 0.1 * Math.max(0, u - 0.45) * S - Math.abs(x) : -1;
    return (
      Math.max(
        Math.abs(z - away) - 0.009 * S,
        Math.abs(x) - w,
        y - top - 0.03 * S,
        hem + rag - y,
        u > 0.45 ? slit : -1,
      ) * 0.72
    );
  };
  const [chest, c1, c2, c3] = (['chest', 'cape1', 'cape2', 'cape3'] as const).map(boneNumber) as [
    number,
    number,
    number,
    number,
  ];
  const rig: Rigging = (_x, y) => {
    const u = clamp((top - y) / (top - hem));
    const [a, b, k] =
      u < 0.3
        ? [chest, c1, u / 0.3]
        : u < 0.65
          ? [c1, c2, (u - 0.3) / 0.35]
          : [c2, c3, (u - 0.65) / 0.35];
    return [
      { bone: a, weight: 1 - k },
      { bone: b, weight: k },
    ];
  };
  const low = Math.min(...run);
  const window = {
    lo: [-W1 - 0.05, hem - 0.04, low - 0.3 * S] as const,
    hi: [W1 + 0.05, top + 0.05, nz + 0.06] as const,
  };
  const layers: Layer[] = [
    t.free(sheet, window, rig, CLOTH, { triangles: 900, voxel: 0.0115 * S, edge: 0.014 }),
  ];
  if (tier > 1 && shape !== 'ragged') {
    const border: Distance = (x, y, z) => {
      const u = clamp((top - y) / (top - hem));
      return Math.max(
        sheet(x, y, z) - 0.004 * S,
        Math.min(y - hem - 0.05 * S, mix(W0, W1, u) - 0.028 * S - Math.abs(x)),
      );
    };
    layers.push(
      t.free(border, window, rig, tier === 3 ? GOLD : ACCENT, {
        triangles: 560,
        voxel: 0.0105 * S,
      }),
    );
  }
  const collar = t.all(
    t.neckline(0.045),
    (_x, y) => ny - 0.035 * S - y,
    (x, _y, z) => Math.max(Math.abs(x) - q.shoulder * 0.86, z - nz - 0.14 * S),
  );
  layers.push(
    t.shell('torso', shape === 'fur' ? 0.05 : 0.046, collar, {
      coat: shape === 'fur' ? FUR : tier === 1 ? CLOTH : ACCENT,
      k: 0.1,
      triangles: 420,
      rig: t.soft('arms', 0.04),
    }),
  );
  const clasp = (m: 1 | -1): Vec => {
    const x = m * q.neckRadius * 1.7;
    return [x, ny - 0.05 * S, t.front(x, ny - 0.05 * S, 0.046, 0.1)];
  };
  const discs = ([1, -1] as const).map((m) => ball(clasp(m), 0.022 * S));
  layers.push(
    t.solid(discs, 'chest', tier === 1 ? METAL : GOLD, { triangles: 140, voxel: 0.006 * S }),
  );
  if (tier === 3)
    layers.push(
      t.solid(
        ([1, -1] as const).map((m) => {
          const [x, y, z] = clasp(m);
          return ball([x, y, z + 0.014 * S], 0.013 * S);
        }),
        'chest',
        GEM,
        { triangles: 80, voxel: 0.005 * S, strength: 0.2 },
      ),
    );
  return { layers };
}

/** Panels before and behind, over everything else. */
export function tabard(t: Tailor, shape: string, tier: Tier): Garment {
  const {
    figure: { joints: J, proportions: q },
    S,
    waist,
  } = t;
  const hem = J.shinL[1] + (J.thighL[1] - J.shinL[1]) * 0.1;
  const half = Math.min(q.chestWidth * 0.62, q.shoulder * 0.6);
  const width = (y: number): number =>
    half * (y > waist ? 1 : 1 + 0.35 * clamp((waist - y) / (waist - hem)));
  const upper = t.all(
    (x, y) => Math.abs(x) - width(y),
    t.above(waist),
    t.neckline(0.02),
    t.armhole(0.3),
  );
  const flare: Distance = (_x, y) => -0.1 * Math.max(0, waist - y);
  const lower = t.all(
    (x, y) => Math.abs(x) - width(y),
    t.below(waist + 0.01 * S),
    (x, y) => hem + Math.abs(x) * 0.25 - y,
    (_x, _y, z) => 0.02 * S - Math.abs(z - J.pelvis[2]),
  );
  const rig = t.skirt(waist, hem);
  const thick = 0.047;
  const layers: Layer[] = [
    t.shell('torso', thick, upper, { coat: CLOTH, k: 0.1, without: 'arms', triangles: 620 }),
    t.shell('legs', thick, lower, {
      coat: CLOTH,
      k: 0.16,
      without: 'arms',
      triangles: 560,
      dent: flare,
      rig,
    }),
    t.trim('legs', thick + 0.005, t.all(lower, t.below(waist - 0.03 * S)), 0.008, {
      coat: tier === 1 ? ACCENT : GOLD,
      k: 0.16,
      without: 'arms',
      triangles: 420,
      dent: flare,
      rig,
    }),
  ];
  const y = J.neck[1] - q.torso * 0.3;
  const r = half * 0.55;
  const sign: Distance =
    shape === 'cross'
      ? (x, py) =>
          Math.min(
            Math.max(Math.abs(x) - r * 0.22, Math.abs(py - y) - r * 1.2),
            Math.max(Math.abs(x) - r * 0.85, Math.abs(py - y - r * 0.25) - r * 0.22),
          )
      : shape === 'roundel'
        ? (x, py) => Math.abs(Math.hypot(x, py - y) - r * 0.72) - r * 0.2
        : shape === 'chevron'
          ? (x, py) =>
              Math.max(Math.abs(py - y + Math.abs(x) * 0.8) - r * 0.26, Math.abs(x) - half * 0.9)
          : (x) => -x;
  layers.push(
    t.shell(
      'torso',
      thick + 0.004,
      t.all(sign, upper, (_x, _y, z) => J.chest[2] - z),
      {
        coat: shape === 'split' ? ACCENT : tier === 1 ? ACCENT : GOLD,
        k: 0.1,
        without: 'arms',
        triangles: 320,
        bevel: 0.003,
      },
    ),
  );
  return { layers, tucks: ['torso', 'pelvis'] };
}

export function shirt(t: Tailor, shape: string, tier: Tier): Garment {
  const {
    figure: { joints: J, proportions: q },
    S,
    waist,
  } = t;
  const opening: Distance = (x, y, z) =>
    z > J.neck[2] - 0.02 ? (0.05 * S - Math.abs(x) - (J.neck[1] - y) * 0.5) * 0.85 : -1;
  const fold: Distance = (x, y, z) =>
    0.0045 *
    S *
    Math.sin((y * 62) / S + Math.sin((x * 23) / S) * 1.6 + z * 14) *
    smoothstep(waist + 0.2 * S, waist, y);
  const body = t.all(
    t.above(waist - q.torso * 0.06),
    t.neckline(0.045),
    opening,
    t.noArms(0.2, 1.5),
  );
  const layers: Layer[] = [
    t.shell('torso', 0.012, body, { coat: CLOTH, triangles: 900, dent: fold }),
    ...bellSleeves(t, 0.56, -0.004, CLOTH, ACCENT),
  ];
  if (shape === 'laced' || tier > 1) {
    const bars = Array.from({ length: 3 }, (_, i): Vec[] => {
      const y = J.neck[1] - q.torso * (0.12 + i * 0.05);
      const z = t.front(0, y, 0.014);
      return [
        [-0.02 * S, y, z],
        [0.02 * S, y + 0.012 * S, z],
      ];
    });
    layers.push(
      t.solid(
        bars.map(([a, b]) => cone(a!, b!, 0.005 * S)),
        'chest',
        STRAP,
        { triangles: 100, voxel: 0.005 * S },
      ),
    );
  }
  return { layers, covers: ['upperArms'], tucks: ['torso'] };
}

/** On the open chest; armour hides it by lying over it. */
export function pendant(t: Tailor, shape: string, tier: Tier): Garment {
  const {
    figure: { joints: J, proportions: q },
    S,
  } = t;
  const y = J.neck[1] - q.torso * 0.17;
  const z = t.front(0, y, 0.006, 0.03);
  const r = (0.018 + tier * 0.004) * S;
  const metal = tier === 1 ? METAL : GOLD;
  const chain = [1, -1]
    .map((m) => {
      const at = (share: number): Vec => {
        const [x, h] = [m * q.neckRadius * 1.15 * share, y + (J.neck[1] + 0.01 * S - y) * share];
        return [x, h, t.front(x, h, 0.004, 0.03)];
      };
      return sweep([at(0), at(0.35), at(0.7), at(1)], [0.004 * S, 0.004 * S], 3);
    })
    .flat();
  const layers: Layer[] = [
    t.solid(chain, t.soft('arms'), metal, { triangles: 220, voxel: 0.005 * S }),
  ];
  if (shape === 'fang')
    layers.push(
      t.solid(
        sweep(
          [
            [0, y + r, z],
            [0, y - r * 0.6, z + r * 0.6],
            [0, y - r * 2.2, z + r * 0.3],
          ],
          [r * 0.6, r * 0.5, r * 0.05],
          3,
        ),
        'chest',
        BONE,
        { triangles: 90, voxel: 0.005 * S },
      ),
    );
  else
    layers.push(
      t.solid(
        [
          shape === 'disc'
            ? ellipsoid([0, y, z], [r * 1.2, r * 1.2, r * 0.4])
            : box([0, y, z], [r, r, r * 0.4], r * 0.2, turn(0, 0, 45)),
        ],
        'chest',
        metal,
        { triangles: 90, voxel: 0.005 * S },
      ),
    );
  if (shape !== 'fang' || tier === 3)
    layers.push(
      t.solid([ellipsoid([0, y, z + r * 0.4], [r * 0.5, r * 0.6, r * 0.35])], 'chest', GEM, {
        triangles: 60,
        voxel: 0.0042 * S,
        strength: 0.2,
      }),
    );
  return { layers };
}
