import { gem, plate, type Station } from './loft.ts';
import { COATS, placed, type Solid } from './solid.ts';

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** A straight spine with something done to each station. */
export function wavy(
  from: number,
  to: number,
  width: number,
  thick: number,
  wave: (t: number) => readonly [number, number],
): Station[] {
  const count = 13;
  return range(count + 1).map((i) => {
    const t = i / count;
    const taper = t < 0.8 ? 1 - t * 0.2 : 0.84 * (1 - (t - 0.8) / 0.2) + 0.01;
    const [left, right] = wave(t);
    return [
      from + (to - from) * t,
      Math.max(0.001, width * taper + left),
      Math.max(0.001, width * taper + right),
      t > 0.99 ? 0.001 : thick * (1 - t * 0.4),
    ];
  });
}

/** Inlay along the fuller, on both faces. */
export const inlay = (from: number, length: number, width: number, depth: number): Solid =>
  placed(
    plate(
      [
        [-width, 0],
        [width, 0],
        [width * 1.2, length * 0.3],
        [width * 0.4, length * 0.42],
        [width * 0.45, length * 0.85],
        [0, length],
        [-width * 0.45, length * 0.85],
        [-width * 0.4, length * 0.42],
        [-width * 1.2, length * 0.3],
      ],
      depth,
      COATS.inlay,
      0.003,
    ),
    { at: [0, from, 0] },
  );

export const gemRow = (heights: readonly number[], z: number, size: number): Solid =>
  heights.flatMap((y) => [...gem([0, y, z], size), ...gem([0, y, -z], size)]);
