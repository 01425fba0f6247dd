import { unitOf } from './solid.ts';

/** A point of an outline, or a curve to it by way of a control point: `[cx, cy, x, y]`. */
export type OutlineStep = readonly [number, number] | readonly [number, number, number, number];

export type Flat = readonly [number, number];

export function flattened(outline: readonly OutlineStep[], steps = 5): Flat[] {
  const out: Flat[] = [];
  for (const step of outline) {
    const from = out.at(-1);
    if (step.length === 2 || !from) {
      out.push([step.at(-2)!, step.at(-1)!]);
      continue;
    }
    const [cx, cy, x, y] = step;
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      const u = 1 - t;
      out.push([
        u * u * from[0] + 2 * u * t * cx + t * t * x,
        u * u * from[1] + 2 * u * t * cy + t * t * y,
      ]);
    }
  }
  const closed = out.filter((p, i) => {
    const next = out[(i + 1) % out.length]!;
    return Math.hypot(p[0] - next[0], p[1] - next[1]) > 1e-5;
  });
  const area = closed.reduce((sum, p, i) => {
    const q = closed[(i + 1) % closed.length]!;
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);
  return area < 0 ? closed.toReversed() : closed;
}

/** The outline moved inwards, corner by corner. */
export function inset(outline: readonly Flat[], by: number): Flat[] {
  return outline.map((p, i) => {
    const [a, b] = [outline.at(i - 1)!, outline[(i + 1) % outline.length]!];
    const n1 = unitOf([a[1] - p[1], p[0] - a[0], 0]);
    const n2 = unitOf([p[1] - b[1], b[0] - p[0], 0]);
    const mid = unitOf([n1[0] + n2[0], n1[1] + n2[1], 0]);
    const reach = by / Math.max(0.45, mid[0] * n1[0] + mid[1] * n1[1]);
    return [p[0] + mid[0] * reach, p[1] + mid[1] * reach];
  });
}

/** Triangles of a polygon that turns to the left, by cutting ears. */
export function ears(outline: readonly Flat[]): (readonly [number, number, number])[] {
  const left = outline.map((_, i) => i);
  const out: [number, number, number][] = [];
  const side = (a: Flat, b: Flat, c: Flat): number =>
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  for (let guard = 0; left.length > 3 && guard < 2000; guard++) {
    const at = left.findIndex((k, i) => {
      const [a, b, c] = [left.at(i - 1)!, k, left[(i + 1) % left.length]!];
      const [p, q, r] = [outline[a]!, outline[b]!, outline[c]!];
      if (side(p, q, r) <= 1e-12) return false;
      return left.every((m) => {
        if (m === a || m === b || m === c) return true;
        const s = outline[m]!;
        return side(p, q, s) < 0 || side(q, r, s) < 0 || side(r, p, s) < 0;
      });
    });
    const i = at < 0 ? 0 : at;
    out.push([left.at(i - 1)!, left[i]!, left[(i + 1) % left.length]!]);
    left.splice(i, 1);
  }
  if (left.length === 3) out.push([left[0]!, left[1]!, left[2]!]);
  return out;
}
