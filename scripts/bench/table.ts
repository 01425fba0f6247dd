import type { Figure } from './figure.ts';

/** The figures as an aligned table; numbers to the right. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, value, ratio, goal }) => [
    what,
    value,
    ratio === null ? '' : ratio.toPrecision(3),
    goal?.text ?? '',
    goal === null ? '' : goal.met ? 'pass' : 'MISS',
  ]);
  const table = [['', 'value', 'ratio', 'goal', ''], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 1 || column === 2
            ? cell.padStart(widths[column]!)
            : cell.padEnd(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
