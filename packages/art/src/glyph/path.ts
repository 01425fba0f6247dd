/** Paths as absolute segments, so that they can be measured, turned and written down shorter. */
export type Segment =
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Q', number, number, number, number]
  /** rx, ry, tilt, large, sweep, x, y. */
  | readonly ['A', number, number, number, number, number, number, number];

export interface Contour {
  readonly x: number;
  readonly y: number;
  readonly segments: readonly Segment[];
  readonly closed: boolean;
}

const ARGUMENTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

interface Step {
  readonly command: string;
  readonly numbers: readonly number[];
}

function steps(d: string): Step[] {
  const found: Step[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const count = ARGUMENTS[letter.toUpperCase()];
    if (count === undefined) throw new Error(`unknown path command ${letter}`);
    if (count === 0) {
      found.push({ command: letter, numbers: [] });
      continue;
    }
    const numbers = letter.toUpperCase() === 'A' ? arcNumbers(rest) : plainNumbers(rest);
    for (let i = 0; i < numbers.length; i += count) {
      // More pairs after a move are lines.
      const command = i > 0 && letter === 'M' ? 'L' : i > 0 && letter === 'm' ? 'l' : letter;
      found.push({ command, numbers: numbers.slice(i, i + count) });
    }
  }
  return found;
}

const NUMBER = /[+-]?(?:\d*\.\d+|\d+\.?)(?:e[+-]?\d+)?/gi;

function plainNumbers(text: string): number[] {
  return (text.match(NUMBER) ?? []).map(Number);
}

/** The two flags of an arc may stand glued to what follows (`a1 1 0 01.5 2`). */
function arcNumbers(text: string): number[] {
  const numbers: number[] = [];
  const arc =
    /\s*,?\s*([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([+-]?(?:\d*\.\d+|\d+))[\s,]*([+-]?(?:\d*\.\d+|\d+))[\s,]*([01])[\s,]*([01])[\s,]*([+-]?(?:\d*\.\d+|\d+))[\s,]*([+-]?(?:\d*\.\d+|\d+))/gy;
  for (let match = arc.exec(text); match; match = arc.exec(text)) {
    numbers.push(...match.slice(1).map(Number));
  }
  return numbers;
}

export function parsePath(d: string): readonly Contour[] {
  const contours: Contour[] = [];
  let open: { x: number; y: number; segments: Segment[]; closed: boolean } | null = null;
  let [x, y] = [0, 0];
  let handle: readonly [number, number] | null = null;
  let last = '';

  for (const { command, numbers } of steps(d)) {
    const upper = command.toUpperCase();
    const [ox, oy] = command === upper ? [0, 0] : [x, y];
    const n = (index: number): number => numbers[index] ?? 0;

    if (upper === 'M') {
      x = ox + n(0);
      y = oy + n(1);
      open = { x, y, segments: [], closed: false };
      contours.push(open);
      last = upper;
      handle = null;
      continue;
    }
    if (upper === 'Z') {
      if (open) {
        open.closed = true;
        x = open.x;
        y = open.y;
      }
      last = upper;
      handle = null;
      continue;
    }
    if (!open || open.closed) {
      open = { x, y, segments: [], closed: false };
      contours.push(open);
    }
    const segment = absolute(upper, n, ox, oy, x, y, handle, last);
    open.segments.push(segment);
    handle =
      segment[0] === 'C'
        ? [segment[3], segment[4]]
        : segment[0] === 'Q'
          ? [segment[1], segment[2]]
          : null;
    [x, y] = endOf(segment);
    last = upper;
  }
  return contours;
}

function absolute(
  command: string,
  n: (index: number) => number,
  ox: number,
  oy: number,
  x: number,
  y: number,
  handle: readonly [number, number] | null,
  last: string,
): Segment {
  const smooth = (kinds: string): readonly [number, number] =>
    handle && kinds.includes(last) ? [2 * x - handle[0], 2 * y - handle[1]] : [x, y];
  switch (command) {
    case 'H':
      return ['L', ox + n(0), y];
    case 'V':
      return ['L', x, oy + n(0)];
    case 'C':
      return ['C', ox + n(0), oy + n(1), ox + n(2), oy + n(3), ox + n(4), oy + n(5)];
    case 'S':
      return ['C', ...smooth('CS'), ox + n(0), oy + n(1), ox + n(2), oy + n(3)];
    case 'Q':
      return ['Q', ox + n(0), oy + n(1), ox + n(2), oy + n(3)];
    case 'T':
      return ['Q', ...smooth('QT'), ox + n(0), oy + n(1)];
    case 'A':
      return ['A', n(0), n(1), n(2), n(3), n(4), ox + n(5), oy + n(6)];
    default:
      return ['L', ox + n(0), oy + n(1)];
  }
}

export function endOf(segment: Segment): readonly [number, number] {
  return [segment.at(-2) as number, segment.at(-1) as number];
}
