import type { Tier } from '@gearwright/game/look/model-id.ts';
import type { Distance } from '../field/blend.ts';
import { box } from '../field/shapes.ts';
import { clamp, mix, smoothstep, turn } from '../field/vec.ts';
import type { Rigging } from '../mesh/painted-mesh.ts';
import { boneNumber, SIDES, signOf } from '../skeleton/bones.ts';
import type { Coat } from '../weapon/solid.ts';
import type { Layer } from './layer.ts';
import { ACCENT, RUNE } from './materials.ts';
import type { Tailor } from './tailor.ts';

/** A floor-length skirt: an ellipse that widens downwards, its folds deepening. */
export function robeSkirt(t: Tailor, tier: Tier, stuff: Coat, trim: Coat): readonly Layer[] {
  const {
    figure: { joints: J, proportions: q },
    S,
    waist,
  } = t;
  const [top, hem] = [waist + 0.012 * S, 0.03 * S];
  // Wide enough for hocks and calves that stand far apart.
  const stand = Math.max(Math.abs(J.footL[2]), Math.abs(J.toeL[2]) + 0.06 * S) * 0.7 + q.ankle;
  const fold = (a: number, u: number): number =>
    (Math.sin(a * 8) * 0.5 + Math.sin(a * 13 + 1) * 0.3 + Math.sin(a * 5 + 2) * 0.3) *
    u ** 2.2 *
    0.028 *
    S;
  const side: Distance = (x, y, z) => {
    const u = clamp((top - y) / (top - hem));
    const bulge = (q.digitigrade ? 0.05 : 0.02) * S * Math.sin(u * 3.1);
    const w =
      mix(
        q.pelvisWidth * 1.08,
        Math.max(
          q.pelvisWidth * 1.5 + 0.09 * S,
          Math.abs(J.toeL[0]) + 0.2 * S * Math.min(1, q.leg / (0.7 * S)),
        ),
        u ** 1.15,
      ) + bulge;
    const d =
      mix(
        q.pelvisDepth * 1.17,
        Math.max(q.pelvisDepth * 1.5 + 0.14 * S, stand + 0.16 * S),
        u ** 1.1,
      ) + bulge;
    const Z = z - mix(J.pelvis[2], J.pelvis[2] * 0.3, u);
    // Squarer towards the hem: toes that point outwards stay within.
    const n = 2 + 1.2 * u * u;
    const out = (Math.abs(x / w) ** n + Math.abs(Z / d) ** n) ** (1 / n);
    return (out - 1) * Math.min(w, d) - fold(Math.atan2(x, Z), u);
  };
  const reach = Math.max(q.pelvisWidth * 1.6 + 0.2 * S, Math.abs(J.toeL[0]) + 0.32 * S);
  const deep = Math.max(q.pelvisDepth * 1.6 + 0.26 * S, stand + 0.26 * S);
  const window = {
    lo: [-reach, 0, J.pelvis[2] - deep] as const,
    hi: [reach, top + 0.03, deep] as const,
  };
  const rig = t.skirt(waist, hem, 0.95);
  const skirt: Distance = (x, y, z) => Math.max(side(x, y, z), y - top, hem - y) * 0.8;
  const border: Distance = (x, y, z) =>
    Math.max(
      side(x, y, z) - 0.006 * S,
      -(side(x, y, z) + 0.02 * S),
      y - hem - 0.055 * S,
      hem - 0.006 - y,
    ) * 0.8;
  const width = (y: number): number => mix(0.05, 0.085, clamp((top - y) / (top - hem))) * S;
  const panel: Distance = (x, y, z) =>
    Math.max(
      side(x, y, z) - 0.009 * S,
      -(side(x, y, z) + 0.02 * S),
      Math.abs(x) - width(y),
      y - top,
      hem - 0.004 - y,
      -z,
    ) * 0.8;
  const front = {
    lo: [-0.12 * S, 0, 0] as const,
    hi: [0.12 * S, top + 0.03, window.hi[2]] as const,
  };
  const layers: Layer[] = [
    t.free(skirt, window, rig, stuff, { triangles: 1300, voxel: 0.0125 * S, edge: 0.02 * S }),
    t.free(border, window, rig, trim, { triangles: 520, voxel: 0.0105 * S }),
    t.free(panel, front, rig, ACCENT, { triangles: 260, voxel: 0.0095 * S }),
  ];
  if (tier > 1) {
    const edges: Distance = (x, y, z) =>
      Math.max(panel(x, y, z) - 0.004 * S, width(y) - 0.014 * S - Math.abs(x));
    layers.push(t.free(edges, front, rig, trim, { triangles: 360, voxel: 0.0085 * S }));
  }
  if (tier === 3)
    for (let i = 0; i < 3; i++) {
      const y = mix(top, hem, 0.25 + i * 0.24);
      let z = window.hi[2];
      while (side(0, y, z) > 0.012 * S && z > 0) z -= 0.003;
      const weights = rig(0, y, z);
      layers.push(
        t.solid(
          [box([0, y, z], [0.022 * S, 0.022 * S, 0.007 * S], 0.003 * S, turn(0, 0, 45))],
          () => weights,
          RUNE,
          { triangles: 60, voxel: 0.006 * S, strength: 0.2 },
        ),
      );
    }
  return layers;
}

/** Sleeves that widen to the wrist. `wide` is the mouth beyond the wrist, metres. */
export function bellSleeves(
  t: Tailor,
  to: number,
  wide: number,
  stuff: Coat,
  trim: Coat,
): readonly Layer[] {
  const {
    figure: { joints: J, proportions: q },
    S,
    reach,
  } = t;
  const end = reach * to;
  // Over the cloth of the shoulder, wherever that ends.
  const under = t.quick(0.07);
  return SIDES.flatMap((side) => {
    const m = signOf(side);
    const [sx, sy, sz] = J.uarmL;
    const [SIN, COS] = [Math.sin(Math.PI * (42 / 180)), Math.cos(Math.PI * (42 / 180))];
    const cone: Distance = (x, y, z) => {
      if (x * m < 0) return 0.2;
      const u = t.along(x, y, z);
      const r = t.off(x, y, z);
      const share = clamp((u - reach * 0.1) / (end - reach * 0.1));
      const hang = -((Math.abs(x) - sx) * COS + (y - sy) * SIN);
      const a = Math.atan2(z - sz, hang);
      const R =
        mix(q.deltoid * 0.9, q.wrist + wide * S, share ** 2.2 * 0.8 + share * 0.2) +
        0.012 * S * share * Math.sin(a * 7) +
        (hang > 0 ? hang * 0.25 * share * share : 0);
      // Never thinner than the arm within; it begins as thin as the shoulder's cloth.
      const thick = mix(0.012, 0.0205, smoothstep(reach * 0.05, reach * 0.16, u)) * S;
      const cloth = Math.min(r - R, under(x, y, z) - thick);
      return Math.max(cloth, u - end, reach * 0.06 - u, r - q.deltoid * 2.2) * 0.8;
    };
    const wrist = J[`hand${side}`];
    const shoulder = J[`uarm${side}`];
    const window = {
      lo: [Math.min(shoulder[0], wrist[0]) - 0.18 * S, wrist[1] - 0.18 * S, sz - 0.24 * S] as const,
      hi: [
        Math.max(shoulder[0], wrist[0]) + 0.18 * S,
        shoulder[1] + 0.15 * S,
        sz + 0.24 * S,
      ] as const,
    };
    const [upper, fore, clav] = [
      boneNumber(`uarm${side}`),
      boneNumber(`farm${side}`),
      boneNumber(`clav${side}`),
    ];
    const rig: Rigging = (x, y, z) => {
      const u = t.along(x, y, z);
      const k = smoothstep(q.upperArm - 0.05 * S, q.upperArm + 0.05 * S, u);
      const c = smoothstep(reach * 0.18, reach * 0.04, u) * 0.4;
      return [
        { bone: upper, weight: (1 - k) * (1 - c) },
        { bone: fore, weight: k },
        { bone: clav, weight: (1 - k) * c },
      ];
    };
    const mouth: Distance = (x, y, z) =>
      Math.max(cone(x, y, z) - 0.005 * S, end - 0.035 * S - t.along(x, y, z));
    return [
      t.free(cone, window, rig, stuff, { triangles: 460, edge: 0.015 * S }),
      t.free(mouth, window, rig, trim, { triangles: 200, voxel: t.voxel * 0.9 }),
    ];
  });
}
