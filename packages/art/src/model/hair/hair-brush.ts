import type { Figure } from '../body/figure.ts';
import { FieldBuilder } from '../field/blend-field.ts';
import { cone, curve, ellipsoid, type Shape } from '../field/shapes.ts';
import { add, cross, dot, length, scale, sub, turnAlong, unit, type Vec } from '../field/vec.ts';
import { boneNumber } from '../skeleton/bones.ts';

/** The skull as the heads have it, in head units: locks are laid along it. */
const SKULL: Vec = [0, 0.13, -0.07];
const SKULL_RADII: Vec = [0.35, 0.36, 0.41];

/** A lock: where it springs, where it wants to go, how it falls. Lengths in head heights, angles in degrees. */
export interface Lock {
  /** 0 in front, 90 at the figure's left, 180 behind. */
  readonly around: number;
  /** 0 at the temples' height, 90 at the crown. */
  readonly up: number;
  readonly length: number;
  readonly radius: number;
  /** Wanted direction; downwards along the skull if none. */
  readonly flow?: Vec;
  /** How soon it turns downwards. */
  readonly fall?: number;
  /** How far it stands off the skull before it lies down. */
  readonly lift?: number;
  readonly curl?: number;
  /** Thickness along the lock, as shares of the radius. */
  readonly taper?: readonly number[];
  readonly flat?: number;
  /** Which tone it takes: neighbours differ. */
  readonly tone?: number;
  readonly k?: number;
  /** Follows the hair's own bone beyond the head. */
  readonly loose?: boolean;
}

const STEPS = 7;
const TONES = ['tone0', 'tone1', 'tone2'] as const;

/** Lays locks, braids and buns on one figure's head. */
export class HairBrush {
  readonly builder: FieldBuilder = new FieldBuilder();
  readonly figure: Figure;
  #count = 0;

  constructor(figure: Figure) {
    this.figure = figure;
  }

  /** A point of the skull, `off` head heights above it. */
  onSkull(around: number, up: number, off = 0): Vec {
    const [a, e] = [(around * Math.PI) / 180, (up * Math.PI) / 180];
    const out: Vec = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
    return [0, 1, 2].map((q) => SKULL[q]! + out[q]! * (SKULL_RADII[q]! + off)) as unknown as Vec;
  }

  /** The lock springs along the skull and is kept outside head and shoulders all its way. */
  lock(given: Lock): readonly Vec[] {
    const { length: long, radius, flatness } = this.figure.hair;
    const lock = { ...given, length: given.length * long, radius: given.radius * radius };
    const { head, field } = this.figure;
    const { fall = 0.5, lift = 0, curl = 0, taper = [0.55, 1, 0.95, 0.2], flat = 1.7 } = lock;
    const pressed = flat > 1 ? Math.max(1, flat * flatness) : flat;
    const step = lock.length / STEPS;
    const clings = lift === 0;
    const off = lock.radius * 0.42;
    let p = this.onSkull(lock.around, lock.up, clings ? off * 0.4 : 0.004);
    const root = unit(sub(p, SKULL));
    const wanted = unit(lock.flow ?? [0, -1, 0]);
    let dir = clings
      ? tangent(wanted, root)
      : unit(add(add(wanted, root, -dot(wanted, root) * 0.4), root, lift));
    const points: Vec[] = [head.place(...p)];
    const normals: Vec[] = [root];
    let free = false;
    for (let s = 1; s <= STEPS; s++) {
      const t = s / STEPS;
      free ||= !clings || p[1] < -0.08;
      const out = skullNormal(p);
      // On the skull a lock follows its curve; off it, it falls.
      if (!free)
        dir = unit(
          add(scale(dir, 0.35), tangent(add(wanted, [0, -1, 0], fall * t * 1.4), out), 0.65),
        );
      else dir = unit(add(dir, [0, -1, 0], (fall * 3.5 * t) / STEPS));
      p = add(add(p, dir, step), cross(dir, out), curl * Math.sin(t * 9 + lock.around) * step);
      p = free ? clear(p, off) : clear(settle(p, off), off);
      let at = head.place(...p);
      let normal = skullNormal(p);
      for (let again = 0; again < 2; again++) {
        const d = field.distance(...at);
        if (d >= off * head.height) break;
        normal = slope(field.at, at);
        at = add(at, normal, off * head.height - d);
      }
      p = head.inHead(...at);
      const before = head.inHead(...points.at(-1)!);
      dir = unit(add(scale(dir, 0.45), unit(sub(p, before)), 0.55));
      points.push(at);
      normals.push(normal);
    }
    this.#chain(
      points,
      taper.map((share) => share * lock.radius * head.height),
      pressed,
      normals,
      lock,
    );
    return points;
  }

  #chain(
    points: readonly Vec[],
    radii: readonly number[],
    flat: number,
    normals: readonly Vec[],
    lock: Pick<Lock, 'tone' | 'k' | 'loose'>,
  ): void {
    const group = TONES[(lock.tone ?? this.#count++) % TONES.length]!;
    const last = points.length - 1;
    const radiusAt = (t: number): number => {
      const q = t * (radii.length - 1);
      const i = Math.min(radii.length - 2, Math.floor(q));
      return radii[i]! + (radii[i + 1]! - radii[i]!) * (q - i);
    };
    for (let i = 0; i < last; i++)
      if (length(sub(points[i + 1]!, points[i]!)) > 1e-5)
        this.put(
          cone(
            points[i]!,
            points[i + 1]!,
            radiusAt(i / last),
            radiusAt((i + 1) / last),
            flat > 1 ? { along: normals[i + 1]!, by: flat } : undefined,
          ),
          lock.k ?? 0.018,
          group,
          (lock.loose ?? false) && i > 2,
        );
  }

  /** A rope of hair through points given in head units. */
  strand(points: readonly Vec[], radii: readonly number[], flat = 1, k = 0.018): void {
    const { head } = this.figure;
    const thick = Math.max(...radii) * head.height * 0.55;
    const path = curve(
      points.map((p) => head.place(...p)),
      3,
    ).map((at) => {
      const d = this.figure.field.distance(...at);
      return d < thick
        ? add(at, slope(this.figure.field.at, at), Math.min(thick - d, thick * 2))
        : at;
    });
    this.#chain(
      path,
      radii.map((r) => r * head.height),
      flat,
      path.map((): Vec => [0, 0, 1]),
      { k },
    );
  }

  /** A plait hanging from a point (head units), swinging towards `along`. */
  braid(from: Vec, long: number, radius: number, along: Vec = [0, -1, 0], links = 6): void {
    const { head, field } = this.figure;
    const r = radius * head.height;
    const way = unit(along);
    const across = unit(cross(way, Math.abs(way[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]));
    let at = head.place(...from);
    const tone = this.#count++;
    for (let j = 0; j < links; j++) {
      const t = j / links;
      const d = field.distance(...at);
      if (d < r * 0.9) at = add(at, slope(field.at, at), r * 0.9 - d);
      const lean = j % 2 ? 1 : -1;
      this.put(
        ellipsoid(
          add(at, across, lean * r * 0.18),
          [r * (1 - t * 0.3), (long / links) * 0.72 * head.height, r * (0.9 - t * 0.3)],
          turnAlong(add(way, across, lean * 0.35)),
        ),
        0.008,
        TONES[(tone + j) % 2]!,
        true,
      );
      at = add(at, way, (long / links) * head.height);
    }
    this.put(
      ellipsoid(add(at, way, -0.01 * head.height), [r * 0.6, r * 0.42, r * 0.6]),
      0.004,
      'band',
      true,
    );
    this.put(
      cone(at, add(at, way, 0.1 * head.height), r * 0.55, r * 0.2),
      0.006,
      TONES[tone % 3]!,
      true,
    );
  }

  /** A ball of hair, head units. */
  bun(centre: Vec, radius: number, squash = 1): void {
    const { head } = this.figure;
    const r = radius * head.height;
    this.put(ellipsoid(head.place(...centre), [r, r * squash, r]), 0.02, 'tone1', false);
  }

  put(shape: Shape, k: number, group: string, loose: boolean): void {
    this.builder.add(shape, {
      bone: boneNumber(loose ? 'hair' : 'head'),
      group,
      k: k * this.figure.head.height,
    });
  }
}

/** Pushes a point (head units) out of the skull by at least `off`. */
function clear(p: Vec, off: number): Vec {
  const q: Vec = sub(p, SKULL);
  const k = Math.hypot(
    q[0] / (SKULL_RADII[0] + off),
    q[1] / (SKULL_RADII[1] + off),
    q[2] / (SKULL_RADII[2] + off),
  );
  return k < 1 ? add(SKULL, q, 1 / Math.max(k, 1e-3)) : p;
}

/** Draws a point (head units) down onto the skull, `off` above it. */
function settle(p: Vec, off: number): Vec {
  const q = sub(p, SKULL);
  const k = Math.hypot(
    q[0] / (SKULL_RADII[0] + off),
    q[1] / (SKULL_RADII[1] + off),
    q[2] / (SKULL_RADII[2] + off),
  );
  return add(SKULL, q, 1 / Math.max(k, 1e-3));
}

const skullNormal = (p: Vec): Vec => {
  const q = sub(p, SKULL);
  return unit([q[0] / SKULL_RADII[0] ** 2, q[1] / SKULL_RADII[1] ** 2, q[2] / SKULL_RADII[2] ** 2]);
};
const tangent = (v: Vec, normal: Vec): Vec => unit(add(v, normal, -dot(v, normal)));

function slope(field: (x: number, y: number, z: number) => number, [x, y, z]: Vec): Vec {
  const e = 0.004;
  return unit([
    field(x + e, y, z) - field(x - e, y, z),
    field(x, y + e, z) - field(x, y - e, z),
    field(x, y, z + e) - field(x, y, z - e),
  ]);
}
