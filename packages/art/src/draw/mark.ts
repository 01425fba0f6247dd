import { appIcon, type Polygon } from './app-icon.ts';
import { paintPolygons } from './paint.ts';

/** Our sign and name, for pictures that leave the site; a flake of snow for the days of winter. */

type Stroke = readonly [x1: number, y1: number, x2: number, y2: number];

const INK = ['#f7ecd2', '#d9b871'] as const;
const THICK = 1.7;

/** Letters of straight strokes, in a box 7 wide and 12 high. */
const LETTERS: Readonly<Record<string, readonly Stroke[]>> = {
  G: [
    [6.4, 2, 4.6, 0.8],
    [4.6, 0.8, 2.2, 0.8],
    [2.2, 0.8, 0.8, 3],
    [0.8, 3, 0.8, 9],
    [0.8, 9, 2.2, 11.2],
    [2.2, 11.2, 4.8, 11.2],
    [4.8, 11.2, 6.3, 9.4],
    [6.3, 10, 6.3, 6.4],
    [7, 6.4, 3.8, 6.4],
  ],
  E: [
    [1, 0, 1, 12],
    [1, 0.8, 6.2, 0.8],
    [1, 6, 5.2, 6],
    [1, 11.2, 6.2, 11.2],
  ],
  A: [
    [0.4, 12, 3.5, 0],
    [3.5, 0, 6.6, 12],
    [1.6, 8, 5.4, 8],
  ],
  R: [
    [1, 0, 1, 12],
    [1, 0.8, 4.6, 0.8],
    [4.6, 0.8, 6, 2.4],
    [6, 2, 6, 4.8],
    [6, 4.4, 4.6, 6.2],
    [1, 6.2, 4.8, 6.2],
    [3.4, 6.2, 6.6, 12],
  ],
  W: [
    [0.2, 0, 2.2, 12],
    [2.2, 12, 3.9, 3],
    [3.9, 3, 5.6, 12],
    [5.6, 12, 7.6, 0],
  ],
  I: [[1, 0, 1, 12]],
  H: [
    [1, 0, 1, 12],
    [6, 0, 6, 12],
    [1, 6, 6, 6],
  ],
  T: [
    [0.2, 0.8, 6.8, 0.8],
    [3.5, 0.8, 3.5, 12],
  ],
};
const WIDTHS: Readonly<Record<string, number>> = { I: 2, W: 7.8 };
const SPACING = 2.4;

const WATERMARK = { width: 264, height: 56 } as const;
const SNOWFLAKE = { width: 64, height: 64 } as const;

export function drawWatermark(): Uint8Array {
  const badge = appIcon(false).map(({ points, fill }) => ({
    points: points.map(([x, y]) => [x * 2, y * 2] as const),
    fill,
  }));
  let x = 70;
  const size = 1.9;
  const letters = 'GEARWRIGHT'.split('').flatMap((letter) => {
    const placed = (LETTERS[letter] ?? []).map(([x1, y1, x2, y2]) =>
      line([x + x1 * size, 17 + y1 * size, x + x2 * size, 17 + y2 * size], THICK * size),
    );
    x += ((WIDTHS[letter] ?? 7) + SPACING) * size;
    return placed;
  });
  return paintPolygons([...badge, ...letters], WATERMARK);
}

export function drawSnowflake(): Uint8Array {
  const arms = Array.from({ length: 6 }, (_, arm) => (arm * Math.PI) / 3).flatMap((angle) => {
    const at = (far: number, aside: number): readonly [number, number] => [
      32 + Math.cos(angle) * far - Math.sin(angle) * aside,
      32 + Math.sin(angle) * far + Math.cos(angle) * aside,
    ];
    const branch = (from: number, to: number, aside: number): Polygon =>
      line([...at(from, 0), ...at(to, aside)], 3.4);
    return [
      line([...at(0, 0), ...at(29, 0)], 4),
      ...[1, -1].flatMap((side) => [branch(12, 19, 9 * side), branch(20, 26, 7 * side)]),
    ];
  });
  return paintPolygons(
    arms.map(({ points }) => ({ points, fill: ['#ffffff', '#e6f0ff'] as const })),
    SNOWFLAKE,
  );
}

function line([x1, y1, x2, y2]: Stroke, thick: number): Polygon {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [((y2 - y1) / length) * (thick / 2), ((x1 - x2) / length) * (thick / 2)];
  return {
    points: [
      [x1 + dx, y1 + dy],
      [x2 + dx, y2 + dy],
      [x2 - dx, y2 - dy],
      [x1 - dx, y1 - dy],
    ],
    fill: INK,
  };
}
