import { between, distance, length, sub, unit, type Turn, type Vec } from './vec.ts';

export const CONE = 0;
export const ELLIPSOID = 1;
export const BOX = 2;
const LID = 3;

/** One round form of a field, its figures laid out as `shapeDistance` reads them. */
export interface Shape {
  readonly kind: number;
  readonly centre: Vec;
  /** Of a sphere about the centre that holds the whole form. */
  readonly radius: number;
  /** How much the form may understate a distance: 1 is exact. */
  readonly slack: number;
  readonly figures: readonly number[];
}

/** Pressed flat by the factor `by` along a direction. */
export interface Flat {
  readonly along: Vec;
  readonly by: number;
}

/** A round cone from one ball to another. */
export function cone(a: Vec, b: Vec, r1: number, r2 = r1, flat?: Flat): Shape {
  const axis = sub(b, a);
  const l2 = Math.max(1e-12, axis[0] ** 2 + axis[1] ** 2 + axis[2] ** 2);
  const rr = r1 - r2;
  const by = flat && flat.by > 1 ? flat.by : 1;
  const along = flat ? unit(flat.along) : ([0, 0, 0] as Vec);
  return {
    kind: CONE,
    centre: between(a, b, 0.5),
    radius: Math.sqrt(l2) / 2 + Math.max(r1, r2),
    slack: 1 / by,
    figures: [
      ...a,
      ...axis,
      l2,
      rr,
      l2 - rr * rr,
      1 / l2,
      r1,
      r2,
      ...along,
      by - 1,
      1 / by,
      ...(r1 > r2 ? a : b),
      Math.max(r1, r2),
    ],
  };
}

export const ball = (centre: Vec, radius: number): Shape =>
  ellipsoid(centre, [radius, radius, radius]);

const UPRIGHT: Turn = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export function ellipsoid(centre: Vec, radii: Vec, turned: Turn = UPRIGHT): Shape {
  const [a, b, c] = radii;
  return {
    kind: ELLIPSOID,
    centre,
    radius: Math.max(a, b, c),
    slack: 0.6,
    figures: [
      ...turned,
      1 / a,
      1 / b,
      1 / c,
      1 / (a * a),
      1 / (b * b),
      1 / (c * c),
      Math.min(a, b, c),
    ],
  };
}

/** A box with rounded edges; `taper` narrows it upwards. */
export function box(
  centre: Vec,
  half: Vec,
  round: number,
  turned: Turn = UPRIGHT,
  taper = 0,
): Shape {
  return {
    kind: BOX,
    centre,
    radius: length(half) * (1 + Math.abs(taper)),
    slack: 0.8,
    figures: [...turned, ...half, round, taper],
  };
}

/** What lies above a plane of a ball: an eyelid. `offset` is the plane's height over the centre. */
export function lid(
  centre: Vec,
  radius: number,
  normal: Vec,
  offset: number,
  bevel: number,
): Shape {
  return { kind: LID, centre, radius, slack: 1, figures: [radius, ...unit(normal), offset, bevel] };
}

/** A smooth curve through the points, `steps` pieces between each two. */
export function curve(points: readonly Vec[], steps: number): readonly Vec[] {
  const out: Vec[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    for (let j = 0; j < steps; j++) {
      const t = j / steps;
      const at = (q: 0 | 1 | 2): number =>
        0.5 *
        (2 * p1[q] +
          (p2[q] - p0[q]) * t +
          (2 * p0[q] - 5 * p1[q] + 4 * p2[q] - p3[q]) * t * t +
          (3 * p1[q] - p0[q] - 3 * p2[q] + p3[q]) * t * t * t);
      out.push([at(0), at(1), at(2)]);
    }
  }
  out.push(points.at(-1)!);
  return out;
}

/** A chain of round cones along a curve; `radii` are spread evenly over its length. */
export function sweep(
  points: readonly Vec[],
  radii: readonly number[],
  steps = 4,
  flat?: Flat,
): readonly Shape[] {
  const path = curve(points, steps).filter(
    (p, i, all) => i === 0 || distance(p, all[i - 1]!) > 1e-6,
  );
  const radiusAt = (t: number): number => {
    const q = t * (radii.length - 1);
    const i = Math.min(radii.length - 2, Math.floor(q));
    return radii.length === 1 ? radii[0]! : radii[i]! + (radii[i + 1]! - radii[i]!) * (q - i);
  };
  const last = path.length - 1;
  return path
    .slice(1)
    .map((p, i) => cone(path[i]!, p, radiusAt(i / last), radiusAt((i + 1) / last), flat));
}
