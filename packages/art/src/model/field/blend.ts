/** A distance in metres: negative within. */
export type Distance = (x: number, y: number, z: number) => number;

/** The quadratic smooth minimum: a union whose seam is rounded over `k` metres. */
export function smoothMin(a: number, b: number, k: number): number {
  const low = a < b ? a : b;
  const h = k - (a < b ? b - a : a - b);
  return h > 0 ? low - (h * h) / (4 * k) : low;
}
export const smoothMax = (a: number, b: number, k: number): number => -smoothMin(-a, -b, k);
