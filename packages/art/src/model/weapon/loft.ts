import {
  COATS,
  unitOf,
  type Coat,
  type Corner,
  type Facet,
  type Point,
  type Solid,
} from './solid.ts';
import { type OutlineStep, type Flat, flattened, inset, ears } from './outline.ts';

const corner = (at: Point, edge = 0): Corner => ({ at, edge });

function quad(a: Corner, b: Corner, c: Corner, d: Corner, coat: Coat): Solid {
  return [
    { corners: [a, b, c], coat },
    { corners: [a, c, d], coat },
  ];
}

/** y, reach to the left, reach to the right, half thickness. */
export type Station = readonly [y: number, left: number, right: number, thick: number];

/** A ground blade through stations: a flat core between two bright bevels. */
export function blade(stations: readonly Station[], coat: Coat = COATS.steel, core = 0.5): Solid {
  const section = ([y, left, right, thick]: Station): readonly Point[] => {
    const [middle, half] = [(right - left) / 2, (right + left) / 2];
    const [from, to] = [middle - half * core, middle + half * core];
    return [
      [-left, y, 0],
      [from, y, thick],
      [to, y, thick],
      [right, y, 0],
      [to, y, -thick],
      [from, y, -thick],
    ];
  };
  const out: Facet[] = [];
  for (let i = 0; i < stations.length - 1; i++) {
    const [a, b] = [section(stations[i]!), section(stations[i + 1]!)];
    for (let j = 0; j < 6; j++) {
      const k = (j + 1) % 6;
      // The flats stay dull, what was ground is bright.
      const bright = j === 1 || j === 4 ? 0.06 : 0.5;
      const at = (p: Point, sharp: boolean): Corner => corner(p, sharp ? 0.85 : bright);
      const edge = (n: number): boolean => n === 0 || n === 3;
      out.push(
        ...quad(
          at(a[j]!, edge(j)),
          at(a[k]!, edge(k)),
          at(b[k]!, edge(k)),
          at(b[j]!, edge(j)),
          coat,
        ),
      );
    }
  }
  const cap = (s: readonly Point[], up: boolean): Solid =>
    [1, 2, 3, 4].map((j) => {
      const [p, q, r] = [corner(s[0]!), corner(s[j]!), corner(s[j + 1]!)];
      return { corners: up ? [p, q, r] : [p, r, q], coat };
    });
  return [...out, ...cap(section(stations[0]!), false), ...cap(section(stations.at(-1)!), true)];
}

/** A profile of radius and height turned about the y axis. */
export function lathe(profile: readonly Flat[], coat: Coat, sides = 10): Solid {
  const out: Facet[] = [];
  for (let i = 0; i < profile.length - 1; i++) {
    const [[r0, y0], [r1, y1]] = [profile[i]!, profile[i + 1]!];
    const slope = unitOf([y1 - y0, r0 - r1, 0]);
    const bend = (j: number): number => {
      const [p, q, r] = [profile[j - 1], profile[j], profile[j + 1]];
      if (!p || !q || !r) return 0.3;
      const turn = Math.atan2(q[0] - p[0], q[1] - p[1]) - Math.atan2(r[0] - q[0], r[1] - q[1]);
      return Math.max(-0.4, Math.min(0.7, Math.sin(turn) * 0.8));
    };
    for (let j = 0; j < sides; j++) {
      const at = (k: number, r: number, y: number, edge: number): [Corner, Point] => {
        const angle = ((j + k) / sides) * 2 * Math.PI;
        const [s, c] = [Math.sin(angle), Math.cos(angle)];
        return [corner([s * r, y, c * r], edge), unitOf([s * slope[0], slope[1], c * slope[0]])];
      };
      const [a, b, c, d] = [
        at(0, r0, y0, bend(i)),
        at(1, r0, y0, bend(i)),
        at(1, r1, y1, bend(i + 1)),
        at(0, r1, y1, bend(i + 1)),
      ];
      if (r0 > 1e-4) out.push({ corners: [a[0], b[0], c[0]], normals: [a[1], b[1], c[1]], coat });
      if (r1 > 1e-4) out.push({ corners: [a[0], c[0], d[0]], normals: [a[1], c[1], d[1]], coat });
    }
  }
  return out;
}

/** A sheet of metal cut to an outline, bevelled on both faces. */
export function plate(
  outline: readonly OutlineStep[],
  depth: number,
  coat: Coat,
  bevel = 0.005,
): Solid {
  const rim = flattened(outline);
  const face = inset(rim, bevel);
  const [z1, z0] = [depth / 2, Math.max(0.0005, depth / 2 - bevel)];
  const out: Facet[] = [];
  for (const [a, b, c] of ears(face)) {
    const at = (i: number, z: number): Corner => corner([face[i]![0], face[i]![1], z]);
    out.push({ corners: [at(a, z1), at(b, z1), at(c, z1)], coat });
    out.push({ corners: [at(a, -z1), at(c, -z1), at(b, -z1)], coat });
  }
  rim.forEach((p, i) => {
    const j = (i + 1) % rim.length;
    const [q, f, g] = [rim[j]!, face[i]!, face[j]!];
    const at = (v: Flat, z: number, edge: number): Corner => corner([v[0], v[1], z], edge);
    out.push(...quad(at(p, z0, 0.8), at(q, z0, 0.8), at(g, z1, 0.5), at(f, z1, 0.5), coat));
    out.push(...quad(at(p, -z0, 0.6), at(q, -z0, 0.6), at(q, z0, 0.6), at(p, z0, 0.6), coat));
    out.push(...quad(at(f, -z1, 0.5), at(g, -z1, 0.5), at(q, -z0, 0.8), at(p, -z0, 0.8), coat));
  });
  return out;
}

/** A raised border between two outlines of as many steps. */
export function frame(
  outer: readonly OutlineStep[],
  inner: readonly OutlineStep[],
  depth: number,
  coat: Coat,
): Solid {
  const [o, n] = [flattened(outer), flattened(inner)];
  if (o.length !== n.length) throw new Error('a frame needs outlines of as many points');
  const out: Facet[] = [];
  const z = depth / 2;
  o.forEach((p, i) => {
    const j = (i + 1) % o.length;
    const [q, u, v] = [o[j]!, n[i]!, n[j]!];
    const within = (a: Flat, b: Flat): Flat => [a[0] * 0.8 + b[0] * 0.2, a[1] * 0.8 + b[1] * 0.2];
    const at = (w: Flat, height: number, edge: number): Corner =>
      corner([w[0], w[1], height], edge);
    const [p1, q1, u1, v1] = [within(p, u), within(q, v), within(u, p), within(v, q)];
    out.push(...quad(at(p1, z, 0.4), at(q1, z, 0.4), at(v1, z, 0.4), at(u1, z, 0.4), coat));
    out.push(
      ...quad(at(p, z * 0.5, 0.8), at(q, z * 0.5, 0.8), at(q1, z, 0.6), at(p1, z, 0.6), coat),
    );
    out.push(
      ...quad(at(u1, z, 0.6), at(v1, z, 0.6), at(v, z * 0.2, -0.4), at(u, z * 0.2, -0.4), coat),
    );
    out.push(
      ...quad(at(p, -z, 0.5), at(q, -z, 0.5), at(q, z * 0.5, 0.6), at(p, z * 0.5, 0.6), coat),
    );
    out.push(...quad(at(u, -z, 0), at(v, -z, 0), at(q, -z, 0.4), at(p, -z, 0.4), coat));
  });
  return out;
}

/** A round rod through points, its radius given at each. */
export function tube(
  points: readonly Point[],
  radii: readonly number[],
  coat: Coat,
  sides = 7,
): Solid {
  const rings = points.map((p, i) => {
    const [a, b] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!];
    const along = unitOf([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
    const help: Point = Math.abs(along[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
    const u = unitOf([
      along[1] * help[2] - along[2] * help[1],
      along[2] * help[0] - along[0] * help[2],
      along[0] * help[1] - along[1] * help[0],
    ]);
    const v: Point = [
      along[1] * u[2] - along[2] * u[1],
      along[2] * u[0] - along[0] * u[2],
      along[0] * u[1] - along[1] * u[0],
    ];
    const r = radii[Math.min(i, radii.length - 1)]!;
    return Array.from({ length: sides }, (_, j): [Corner, Point] => {
      const angle = (j / sides) * 2 * Math.PI;
      const n: Point = [0, 1, 2].map(
        (q) => u[q]! * Math.cos(angle) + v[q]! * Math.sin(angle),
      ) as unknown as Point;
      return [corner([p[0] + n[0] * r, p[1] + n[1] * r, p[2] + n[2] * r], 0.15), n];
    });
  });
  const out: Facet[] = [];
  for (let i = 0; i < rings.length - 1; i++)
    for (let j = 0; j < sides; j++) {
      const k = (j + 1) % sides;
      const [a, b, c, d] = [rings[i]![j]!, rings[i]![k]!, rings[i + 1]![k]!, rings[i + 1]![j]!];
      out.push({ corners: [a[0], b[0], c[0]], normals: [a[1], b[1], c[1]], coat });
      out.push({ corners: [a[0], c[0], d[0]], normals: [a[1], c[1], d[1]], coat });
    }
  return out;
}

/** A cut stone: eight faces. */
export function gem(at: Point, radius: number, coat: Coat = COATS.gem): Solid {
  const tip = (x: number, y: number, z: number): Corner =>
    corner([at[0] + x * radius * 0.75, at[1] + y * radius * 1.15, at[2] + z * radius * 0.75], 0.3);
  const [e, w, n, s, f, b] = [
    tip(1, 0, 0),
    tip(-1, 0, 0),
    tip(0, 1, 0),
    tip(0, -1, 0),
    tip(0, 0, 1),
    tip(0, 0, -1),
  ];
  return (
    [
      [e, n, f],
      [n, w, f],
      [w, s, f],
      [s, e, f],
      [n, e, b],
      [w, n, b],
      [s, w, b],
      [e, s, b],
    ] as const
  ).map((corners) => ({ corners, coat }));
}

/** A ball, or an egg by its radii. */
export function globe(at: Point, radius: number | Point, coat: Coat, sides = 12): Solid {
  const [rx, ry, rz] = typeof radius === 'number' ? [radius, radius, radius] : radius;
  const rows = Math.max(4, Math.round(sides / 2));
  const point = (i: number, j: number): [Corner, Point] => {
    const [a, b] = [(i / rows) * Math.PI, (j / sides) * 2 * Math.PI];
    const n: Point = [Math.sin(a) * Math.sin(b), -Math.cos(a), Math.sin(a) * Math.cos(b)];
    return [
      corner([at[0] + n[0] * rx, at[1] + n[1] * ry, at[2] + n[2] * rz], 0.1),
      unitOf([n[0] / rx, n[1] / ry, n[2] / rz]),
    ];
  };
  const out: Facet[] = [];
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < sides; j++) {
      const [a, b, c, d] = [point(i, j), point(i, j + 1), point(i + 1, j + 1), point(i + 1, j)];
      if (i > 0) out.push({ corners: [a[0], b[0], c[0]], normals: [a[1], b[1], c[1]], coat });
      if (i < rows - 1)
        out.push({ corners: [a[0], c[0], d[0]], normals: [a[1], c[1], d[1]], coat });
    }
  return out;
}
