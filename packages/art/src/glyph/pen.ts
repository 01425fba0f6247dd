import { endOf, parsePath, type Contour, type Segment } from './path.ts';

/** Part of a drawing in a 512 box: outlines that fill, and outlines that cut. Filled by the nonzero rule. */
export type Shape = readonly Contour[];

export const path = (d: string): Shape => oriented(parsePath(d).map(straightArcs), true);

/** `x,y x,y …` */
export const poly = (points: string): Shape => path(`M${points.replaceAll(' ', 'L')}Z`);

export const rect = (x: number, y: number, w: number, h: number): Shape =>
  path(`M${x} ${y}h${w}v${h}h${-w}Z`);

export const oval = (cx: number, cy: number, rx: number, ry: number): Shape => {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return path(
    `M${cx} ${cy - ry}C${cx + kx} ${cy - ry} ${cx + rx} ${cy - ky} ${cx + rx} ${cy}` +
      `C${cx + rx} ${cy + ky} ${cx + kx} ${cy + ry} ${cx} ${cy + ry}` +
      `C${cx - kx} ${cy + ry} ${cx - rx} ${cy + ky} ${cx - rx} ${cy}` +
      `C${cx - rx} ${cy - ky} ${cx - kx} ${cy - ry} ${cx} ${cy - ry}Z`,
  );
};

export const disc = (cx: number, cy: number, r: number): Shape => oval(cx, cy, r, r);

export const lozenge = (cx: number, cy: number, rx: number, ry = rx): Shape =>
  poly(`${cx},${cy - ry} ${cx + rx},${cy} ${cx},${cy + ry} ${cx - rx},${cy}`);

export const star = (
  cx: number,
  cy: number,
  points: number,
  outer: number,
  inner: number,
  turnDegrees = 0,
): Shape => {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = ((i * 180) / points - 90 + turnDegrees) * (Math.PI / 180);
    const r = i % 2 === 0 ? outer : inner;
    return `${(cx + r * Math.cos(angle)).toFixed(2)},${(cy + r * Math.sin(angle)).toFixed(2)}`;
  });
  return poly(corners.join(' '));
};

/** Cuts instead of filling. */
export const hole = (...shapes: readonly Shape[]): Shape => oriented(shapes.flat(), false);

export const ringOf = (cx: number, cy: number, rx: number, ry: number, width: number): Shape => [
  ...oval(cx, cy, rx, ry),
  ...hole(oval(cx, cy, rx - width, ry - width)),
];

export const together = (...shapes: readonly Shape[]): Shape => shapes.flat();

type Mapping = (x: number, y: number) => readonly [number, number];

export const turned = (degrees: number, shape: Shape, cx = 256, cy = 256): Shape => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return mapped(shape, (x, y) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ]);
};

export const moved = (dx: number, dy: number, shape: Shape): Shape =>
  mapped(shape, (x, y) => [x + dx, y + dy]);

export const scaled = (factor: number, shape: Shape, cx = 256, cy = 256, factorY = factor): Shape =>
  mapped(shape, (x, y) => [cx + (x - cx) * factor, cy + (y - cy) * factorY]);

/** Left to right. A mirror turns outlines round, so they are turned back. */
export const mirrored = (shape: Shape, axis = 256): Shape =>
  mapped(shape, (x, y) => [2 * axis - x, y]).map(reversed);

export const bothSides = (shape: Shape, axis = 256): Shape => [...shape, ...mirrored(shape, axis)];

/** Copies round a centre. */
export const around = (count: number, shape: Shape, cx = 256, cy = 256): Shape =>
  Array.from({ length: count }, (_, i) => turned((360 / count) * i, shape, cx, cy)).flat();

/** Drawn upright with the tip above, laid from lower left to upper right as weapons lie. */
export const diagonal = (...shapes: readonly Shape[]): Shape => turned(45, shapes.flat());

export function formatShape(shape: Shape): string {
  return shape
    .map((contour) => {
      const segments = contour.segments.map(([kind, ...rest]) => kind + rest.map(two).join(' '));
      return `M${two(contour.x)} ${two(contour.y)}${segments.join('')}Z`;
    })
    .join('');
}

const two = (value: number): string => String(Math.round(value * 100) / 100);

function mapped(shape: Shape, map: Mapping): Shape {
  return shape.map((contour) => {
    const [x, y] = map(contour.x, contour.y);
    const segments = contour.segments.map(([kind, ...rest]) => {
      const points: number[] = [];
      for (let i = 0; i < rest.length; i += 2) points.push(...map(rest[i] ?? 0, rest[i + 1] ?? 0));
      return [kind, ...points] as unknown as Segment;
    });
    return { ...contour, x, y, segments };
  });
}

function oriented(contours: readonly Contour[], clockwise: boolean): Shape {
  return contours.map((contour) => (area(contour) > 0 === clockwise ? contour : reversed(contour)));
}

/** Twice the signed area of the corners: positive when clockwise on the screen. */
function area(contour: Contour): number {
  let sum = 0;
  let [x, y] = [contour.x, contour.y];
  for (const segment of contour.segments) {
    const points = segment[0] === 'A' ? segment.slice(6) : segment.slice(1);
    for (let i = 0; i < points.length; i += 2) {
      const [nextX, nextY] = [points[i] as number, points[i + 1] as number];
      sum += x * nextY - nextX * y;
      [x, y] = [nextX, nextY];
    }
  }
  return sum + x * contour.y - contour.x * y;
}

function reversed(contour: Contour): Contour {
  let [x, y] = [contour.x, contour.y];
  const backwards: Segment[] = [];
  for (const segment of contour.segments) {
    if (segment[0] === 'C') {
      backwards.unshift(['C', segment[3], segment[4], segment[1], segment[2], x, y]);
    } else if (segment[0] === 'Q') backwards.unshift(['Q', segment[1], segment[2], x, y]);
    else backwards.unshift(['L', x, y]);
    [x, y] = endOf(segment);
  }
  return { x, y, segments: backwards, closed: true };
}

/** Our own drawings use arcs of circles only for half and quarter turns; as curves they can be mapped freely. */
function straightArcs(contour: Contour): Contour {
  if (!contour.segments.some(([kind]) => kind === 'A')) return contour;
  throw new Error('draw arcs with oval() or curves');
}

/** Brought to the box's size: drawings need not count how far a turned axe reaches. */
export function fitted(shape: Shape, margin = 14, mostGrowth = 1.12): Shape {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const see = (x: number, y: number): void => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  for (const contour of shape) {
    let [x, y] = [contour.x, contour.y];
    see(x, y);
    for (const segment of contour.segments) {
      for (let step = 1; step <= 8; step++) see(...pointOn(segment, x, y, step / 8));
      [x, y] = endOf(segment);
    }
  }
  const factor = Math.min((512 - 2 * margin) / Math.max(right - left, bottom - top), mostGrowth);
  const centred = moved(256 - (left + right) / 2, 256 - (top + bottom) / 2, shape);
  return scaled(factor, centred);
}

function pointOn(segment: Segment, x: number, y: number, t: number): readonly [number, number] {
  const u = 1 - t;
  if (segment[0] === 'C') {
    const [, ax, ay, bx, by, ex, ey] = segment;
    const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return [p * x + q * ax + r * bx + s * ex, p * y + q * ay + r * by + s * ey];
  }
  if (segment[0] === 'Q') {
    const [, ax, ay, ex, ey] = segment;
    return [u * u * x + 2 * u * t * ax + t * t * ex, u * u * y + 2 * u * t * ay + t * t * ey];
  }
  const [ex, ey] = endOf(segment);
  return [u * x + t * ex, u * y + t * ey];
}
