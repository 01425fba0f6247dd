import type { Polygon } from './app-icon.ts';
import { encodePng } from './png.ts';

/** Sub-rows a pixel row is sampled in; across, coverage is exact. */
const ROWS = 8;

/** Paints polygons drawn in a 28 box into a square PNG. */
export function paintPng(polygons: readonly Polygon[], side: number): Uint8Array {
  const scaled = polygons.map(({ points, fill: colors }) => ({
    points: points.map(([x, y]) => [(x * side) / 28, (y * side) / 28] as const),
    fill: colors,
  }));
  return paintPolygons(scaled, { width: side, height: side });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Paints polygons drawn in pixels. */
export function paintPolygons(polygons: readonly Polygon[], size: Size): Uint8Array {
  const pixels = new Float64Array(size.width * size.height * 4);
  for (const polygon of polygons) fill(pixels, size, polygon);
  const bytes = new Uint8Array(pixels.length);
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3] ?? 0;
    for (let channel = 0; channel < 3; channel++) {
      bytes[i + channel] = alpha > 0 ? Math.round((pixels[i + channel] ?? 0) / alpha) : 0;
    }
    bytes[i + 3] = Math.round(alpha * 255);
  }
  return encodePng(bytes, size.width, size.height);
}

/** Colour channels are kept multiplied by their opacity. */
function fill(
  pixels: Float64Array,
  { width, height }: Size,
  { points: corners, fill: [from, to] }: Polygon,
): void {
  const ys = corners.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom)); y++) {
    const cover = coverOfRow(corners, width, y);
    const share = Math.min(1, Math.max(0, (y + 0.5 - top) / (bottom - top)));
    const color = [1, 3, 5].map((at) => channel(from, at) * (1 - share) + channel(to, at) * share);
    for (let x = 0; x < width; x++) {
      const alpha = Math.min(1, cover[x] ?? 0);
      if (alpha === 0) continue;
      const i = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) {
        pixels[i + c] = (pixels[i + c] ?? 0) * (1 - alpha) + (color[c] ?? 0) * alpha;
      }
      pixels[i + 3] = (pixels[i + 3] ?? 0) * (1 - alpha) + alpha;
    }
  }
}

const channel = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);

function coverOfRow(
  corners: readonly (readonly [number, number])[],
  width: number,
  y: number,
): Float64Array {
  const cover = new Float64Array(width);
  for (let row = 0; row < ROWS; row++) {
    const level = y + (row + 0.5) / ROWS;
    const crossings = corners
      .flatMap(([x1, y1], i) => {
        const [x2, y2] = corners[(i + 1) % corners.length] ?? [x1, y1];
        return y1 <= level === y2 <= level ? [] : [x1 + ((level - y1) / (y2 - y1)) * (x2 - x1)];
      })
      .toSorted((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [left, right] = [
        Math.max(0, crossings[i] ?? 0),
        Math.min(width, crossings[i + 1] ?? 0),
      ];
      for (let x = Math.floor(left); x < right; x++) {
        cover[x] = (cover[x] ?? 0) + (Math.min(right, x + 1) - Math.max(left, x)) / ROWS;
      }
    }
  }
  return cover;
}
