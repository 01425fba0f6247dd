import type { ArrowRoute, TreeCell } from '@gearwright/game/talent/arrow-route.ts';
import type { TreeSize } from './tree-size.ts';

/** Pixels between an arrow and the icons it joins. */
const [FROM_ICON, TO_ICON] = [3, 5];
/** Pixels of the head, along the arrow and to each side. */
const HEAD = 5;

/** An arrow as an SVG path: its legs, then its head at the talent's edge. */
export function arrowPath(route: ArrowRoute, size: TreeSize): string {
  const points = route.map((cell) => middleOf(cell, size));
  const [first, last] = [0, points.length - 1];
  const start = moved(points[first]!, points[first + 1]!, size.icon / 2 + FROM_ICON);
  const tip = moved(points[last]!, points[last - 1]!, size.icon / 2 + TO_ICON);
  const legs = [start, ...points.slice(1, -1), tip];
  const line = legs.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const [[x, y], [fromX, fromY]] = [tip, legs.at(-2)!];
  const [alongX, alongY] = [Math.sign(x - fromX), Math.sign(y - fromY)];
  const wing = (side: number) =>
    `${x - alongX * HEAD + alongY * side * HEAD} ${y - alongY * HEAD + alongX * side * HEAD}`;
  return `${line}M${wing(-1)}L${x} ${y}L${wing(1)}`;
}

type Spot = readonly [x: number, y: number];

function middleOf({ row, col }: TreeCell, { width, height }: TreeSize): Spot {
  return [(col + 0.5) * width, (row + 0.5) * height];
}

/** From one spot towards another, along one axis. */
function moved([x, y]: Spot, [toX, toY]: Spot, by: number): Spot {
  return [x + Math.sign(toX - x) * by, y + Math.sign(toY - y) * by];
}
