import type { DrawnStop } from './use-time-line.ts';

/** Room around the lines, as a share of the breadth and of the height. */
const SIDE = 0.015;
const ABOVE = 0.06;
const DASH = 0.01;

type Charted = Pick<DrawnStop, 'level' | 'phase' | 'value' | 'worn'> & {
  readonly point: Pick<DrawnStop['point'], 'pointId'>;
};

export interface Chart {
  /** Lines as SVG paths; a path begins anew where the weights change, for its figures are no longer the same kind. */
  readonly best: string;
  readonly worn: string;
  readonly ticks: readonly { readonly place: number; readonly label: string }[];
  readonly breaks: readonly number[];
  /** Shares of breadth and height, from the left and from above. */
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
}

/** `all` stops share the breadth, drawn or not. */
export function chartOf(stops: readonly Charted[], all: number): Chart {
  const most = Math.max(1, ...stops.flatMap(({ value, worn }) => [value, worn]));
  const x = (at: number): number => SIDE + ((1 - 2 * SIDE) * at) / Math.max(all - 1, 1);
  const y = (value: number): number => 1 - ((1 - ABOVE) * Math.max(value, 0)) / most;
  const isBreak = (at: number): boolean =>
    at > 0 && stops[at]!.point.pointId !== stops[at - 1]!.point.pointId;
  const path = (of: (stop: Charted) => number): string =>
    stops
      .map((stop, at) => {
        const isFirst = at === 0 || isBreak(at);
        const height = y(of(stop)).toFixed(4);
        const isAlone = isFirst && (at === stops.length - 1 || isBreak(at + 1));
        // A stop by itself is a dash.
        if (isAlone) return `M${(x(at) - DASH / 2).toFixed(4)} ${height}h${DASH}`;
        return `${isFirst ? 'M' : 'L'}${x(at).toFixed(4)} ${height}`;
      })
      .join('');
  return {
    best: path(({ value }) => value),
    worn: path(({ worn }) => worn),
    ticks: ticksOf(stops).map(({ at, label }) => ({ place: x(at), label })),
    breaks: stops.flatMap((_, at) => (isBreak(at) ? [(x(at - 1) + x(at)) / 2] : [])),
    x,
    y,
  };
}

/** Every tenth level, and every phase of the last one. */
function ticksOf(
  stops: readonly Charted[],
): readonly { readonly at: number; readonly label: string }[] {
  return stops.flatMap(({ level, phase }, at) => {
    const isSameLevel = stops[at - 1]?.level === level;
    if (isSameLevel) return [{ at, label: `P${phase}` }];
    return level % 10 === 0 || at === 0 ? [{ at, label: String(level) }] : [];
  });
}
