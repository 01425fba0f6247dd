import type { Talent, TalentTree } from '../dataset/tables.ts';

/** A place in a tree's grid. */
export interface TreeCell {
  readonly row: number;
  readonly col: number;
}

/** From the prerequisite's cell to the talent's, straight from corner to corner. */
export type ArrowRoute = readonly TreeCell[];

/**
 * How the arrow to a talent runs: straight where it can; otherwise along the prerequisite's row and down the talent's
 * column, as the game draws it, or the other way round where a talent stands in the way. Null without a prerequisite.
 */
export function arrowRoute({ talents }: TalentTree, talent: Talent): ArrowRoute | null {
  const from = talent.requires === null ? undefined : talents[talent.requires];
  if (!from) return null;
  const [start, end] = [cellOf(from), cellOf(talent)];
  if (start.row === end.row || start.col === end.col) return [start, end];
  const across = [start, { row: start.row, col: end.col }, end];
  const down = [start, { row: end.row, col: start.col }, end];
  const isFree = (route: ArrowRoute): boolean =>
    cellsPassed(route).every(
      ({ row, col }) => !talents.some((t) => t.row === row && t.col === col),
    );
  return isFree(across) || !isFree(down) ? across : down;
}

/** The cells a route runs over between its two ends. */
export function cellsPassed(route: ArrowRoute): readonly TreeCell[] {
  const cells: TreeCell[] = [];
  for (let leg = 1; leg < route.length; leg++) {
    const [from, to] = [route[leg - 1]!, route[leg]!];
    const rowStep = Math.sign(to.row - from.row);
    const colStep = Math.sign(to.col - from.col);
    let { row, col } = from;
    while (row !== to.row || col !== to.col) {
      cells.push({ row: (row += rowStep), col: (col += colStep) });
    }
  }
  return cells.slice(0, -1);
}

function cellOf({ row, col }: TreeCell): TreeCell {
  return { row, col };
}
