import type { TalentTree } from '@gearwright/game/dataset/tables.ts';

const STEPS: Readonly<Record<string, readonly [rows: number, cols: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where an arrow key leads from a talent: along its row, or to the nearest of the next row. Null when nowhere. */
export function walk({ talents }: TalentTree, place: number, key: string): number | null {
  const from = talents[place];
  const step = STEPS[key];
  if (!from || !step) return null;
  const [rows, cols] = step;
  const reachable = talents.filter(({ row, col }) =>
    rows === 0
      ? row === from.row && Math.sign(col - from.col) === cols
      : Math.sign(row - from.row) === rows,
  );
  const [nearest] = reachable.toSorted(
    (a, b) =>
      Math.abs(a.row - from.row) - Math.abs(b.row - from.row) ||
      Math.abs(a.col - from.col) - Math.abs(b.col - from.col),
  );
  return nearest ? talents.indexOf(nearest) : null;
}

export function isWalkKey(key: string): boolean {
  return Object.hasOwn(STEPS, key);
}
