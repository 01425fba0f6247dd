import type { Tier } from '@gearwright/game/look/model-id.ts';
import { gem, globe, lathe, plate, tube } from './loft.ts';
import { COATS, mirroredX, placed, type Coat, type Point, type Solid } from './solid.ts';

/** Parts that many weapons share. All stand upright: grip at the origin, point upwards. */

export function grip(from: number, to: number, radius: number): Solid {
  const profile: [number, number][] = [[radius * 0.9, from]];
  const turns = Math.max(4, Math.round((to - from) / 0.022));
  for (let i = 0; i < turns; i++) {
    const y = from + ((to - from) * (i + 0.5)) / turns;
    profile.push([radius * 1.1, y - 0.004], [radius * 0.9, y + 0.006]);
  }
  profile.push([radius * 0.9, to]);
  return lathe(profile, COATS.grip, 8);
}

export function pommel(y: number, r: number, tier: Tier): Solid {
  const knob = lathe(
    [
      [0, y - r * 1.2],
      [r * 0.7, y - r],
      [r, y],
      [r * 0.7, y + r * 0.8],
      [r * 0.4, y + r * 1.2],
    ],
    tier === 1 ? COATS.iron : COATS.trim,
    10,
  );
  return tier === 3
    ? [...knob, ...gem([0, y, r * 0.8], r * 0.5), ...gem([0, y, -r * 0.8], r * 0.5)]
    : knob;
}

/** `lift` raises the ends towards the point. */
export function guard(y: number, width: number, height: number, tier: Tier, lift = 0): Solid {
  const coat = tier === 1 ? COATS.iron : COATS.trim;
  const half = plate(
    [
      [0, -height],
      [width * 0.5, -height * 0.8 + lift * 0.3, width, -height * 0.3 + lift],
      [width * 1.08, height * 0.4 + lift],
      [width * 0.5, height * 0.6 + lift * 0.3, 0, height],
    ],
    0.034,
    coat,
    0.007,
  );
  const bar = placed(mirroredX(half), { at: [0, y, 0] });
  return tier === 3 ? [...bar, ...gem([0, y, 0.022], 0.024), ...gem([0, y, -0.022], 0.024)] : bar;
}

export function haft(from: number, to: number, radius: number, coat: Coat = COATS.wood): Solid {
  return lathe(
    [
      [0, from],
      [radius * 0.8, from],
      [radius, from + 0.02],
      [radius * 0.9, (from + to) / 2],
      [radius, to],
      [0, to],
    ],
    coat,
    8,
  );
}

export const band = (y: number, radius: number, tier: Tier, height = 0.02): Solid =>
  lathe(
    [
      [radius * 0.9, y - height],
      [radius * 1.2, y - height * 0.7],
      [radius * 1.2, y + height * 0.7],
      [radius * 0.9, y + height],
    ],
    tier === 1 ? COATS.iron : COATS.trim,
    9,
  );

/** A hoop about the y axis. */
export const hoop = (radius: number, thick: number, coat: Coat, sides = 24): Solid =>
  lathe(
    [
      [radius - thick, 0],
      [radius, thick],
      [radius + thick, 0],
      [radius, -thick],
      [radius - thick, 0],
    ],
    coat,
    sides,
  );

/** A horn or claw along a bow from one point to another. */
export function spike(from: Point, by: Point, to: Point, radius: number, coat: Coat): Solid {
  const at = (t: number): Point =>
    [0, 1, 2].map(
      (q) => (1 - t) ** 2 * from[q]! + 2 * t * (1 - t) * by[q]! + t * t * to[q]!,
    ) as unknown as Point;
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return tube(
    steps.map(at),
    steps.map((t) => radius * (1 - t * 0.96)),
    coat,
    6,
  );
}

/** A skull that looks forward, as high as `size`. */
export function skull(at: Point, size: number, coat: Coat = COATS.bone): Solid {
  const s = size / 2;
  const eye = (x: number): Solid =>
    globe(
      [x * s * 0.36, s * 0.02, s * 0.62],
      [s * 0.2, s * 0.22, s * 0.2],
      { ...COATS.ember, glow: 0.9 },
      6,
    );
  return placed(
    [
      ...globe([0, s * 0.25, 0], [s * 0.72, s * 0.75, s * 0.8], coat, 10),
      ...globe([0, -s * 0.35, s * 0.25], [s * 0.42, s * 0.4, s * 0.45], coat, 8),
      ...plate(
        [
          [-s * 0.3, -s * 0.9],
          [s * 0.3, -s * 0.9],
          [s * 0.36, -s * 0.45],
          [-s * 0.36, -s * 0.45],
        ],
        s * 0.7,
        coat,
        s * 0.08,
      ).map((facet) => facet),
      ...eye(1),
      ...eye(-1),
    ],
    { at },
  );
}

/** A wing spread to the right: three feathers over a root. */
export function wing(length: number, coat: Coat, depth = 0.012): Solid {
  const l = length;
  return plate(
    [
      [0, -l * 0.16],
      [l * 0.35, -l * 0.2, l * 0.62, -l * 0.02],
      [l * 0.5, 0.0],
      [l * 0.72, l * 0.04, l * 0.86, l * 0.24],
      [l * 0.7, l * 0.2],
      [l * 0.9, l * 0.34, l, l * 0.62],
      [l * 0.6, l * 0.5, l * 0.3, l * 0.26],
      [l * 0.12, l * 0.2, 0, l * 0.16],
    ],
    depth,
    coat,
    depth * 0.4,
  );
}

export const flame = (height: number, coat: Coat, depth = 0.014): Solid =>
  plate(
    [
      [0, 0],
      [height * 0.42, height * 0.1, height * 0.3, height * 0.46],
      [height * 0.22, height * 0.4],
      [height * 0.2, height * 0.7, 0, height],
      [-height * 0.02, height * 0.62, -height * 0.2, height * 0.62],
      [-height * 0.16, height * 0.46],
      [-height * 0.4, height * 0.3, 0, 0],
    ],
    depth,
    coat,
    depth * 0.4,
  );

/** Plain fittings are of iron, better ones of the second metal. */
export const metalOf = (tier: Tier): Coat => (tier === 1 ? COATS.iron : COATS.trim);
