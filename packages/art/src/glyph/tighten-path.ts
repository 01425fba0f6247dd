import { endOf, parsePath, type Segment } from './path.ts';

/** Coordinates a 512 grid does not need at 128 pixels are dropped: the outline moves by less than an eighth of a pixel. */
export function tightenPath(d: string, step = 1): string {
  const out = new PathText();
  for (const contour of parsePath(d)) {
    const round = (value: number): number => Math.round(value / step) * step;
    let x = round(contour.x);
    let y = round(contour.y);
    out.add('m', [x - out.x, y - out.y]);
    const start = [x, y] as const;
    for (const segment of contour.segments) {
      const [endX, endY] = endOf(segment);
      const dx = round(endX) - x;
      const dy = round(endY) - y;
      if (dx === 0 && dy === 0 && isSmall(segment, x, y, step)) continue;
      writeSegment(out, segment, x, y, dx, dy, round);
      x += dx;
      y += dy;
    }
    if (contour.closed) out.close();
    [out.x, out.y] = contour.closed ? start : [x, y];
  }
  return out.text;
}

function isSmall(segment: Segment, x: number, y: number, step: number): boolean {
  if (segment[0] === 'A') return false;
  return segment
    .slice(1)
    .every((value, i) => Math.abs((value as number) - (i % 2 === 0 ? x : y)) <= 2 * step);
}

function writeSegment(
  out: PathText,
  segment: Segment,
  x: number,
  y: number,
  dx: number,
  dy: number,
  round: (value: number) => number,
): void {
  switch (segment[0]) {
    case 'L':
      if (dy === 0) out.add('h', [dx]);
      else if (dx === 0) out.add('v', [dy]);
      else out.add('l', [dx, dy]);
      return;
    case 'Q':
      out.add('q', [round(segment[1]) - x, round(segment[2]) - y, dx, dy]);
      return;
    case 'C': {
      const handles = [
        round(segment[1]) - x,
        round(segment[2]) - y,
        round(segment[3]) - x,
        round(segment[4]) - y,
      ];
      out.add('c', [...handles, dx, dy]);
      return;
    }
    case 'A': {
      // A radius rounded below the half chord would be scaled up by the renderer: keep a tenth.
      const radius = (value: number): number => Math.round(value * 10) / 10;
      out.add('a', [
        radius(segment[1]),
        radius(segment[2]),
        round(segment[3]),
        segment[4],
        segment[5],
        dx,
        dy,
      ]);
    }
  }
}

/** Writes commands as short as the grammar allows. */
class PathText {
  text = '';
  x = 0;
  y = 0;
  #last = '';

  add(command: string, numbers: readonly number[]): void {
    const repeats = command === this.#last && command !== 'm';
    let chunk = repeats ? '' : command;
    for (const [i, value] of numbers.entries()) {
      const written = short(value);
      const glued = (i === 0 && !repeats) || written.startsWith('-');
      chunk += glued ? written : ` ${written}`;
    }
    this.text += chunk;
    this.#last = command;
  }

  close(): void {
    this.text += 'z';
    this.#last = 'z';
  }
}

function short(value: number): string {
  const text = String(Math.round(value * 100) / 100);
  if (text === '-0') return '0';
  return text.replace(/^(-?)0\./, '$1.');
}
