import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { Distance } from '../field/blend.ts';
import { ball } from '../field/shapes.ts';
import { clamp, mix, type Vec } from '../field/vec.ts';
import type { Rigging } from '../mesh/painted-mesh.ts';
import { boneNumber } from '../skeleton/bones.ts';
import type { Garment, Layer } from './layer.ts';
import { ACCENT, CLOTH, FUR, GEM, GOLD, METAL } from './materials.ts';
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
