import type { GameClass } from '../words/classes-and-races.ts';
import type { LevelTable } from '../dataset/tables.ts';

/** The entry of a class at a level; a table for all classes has the row `all`. */
export function atLevel(table: LevelTable | null, gameClass: GameClass, level: number): number {
  const row = table?.[gameClass] ?? table?.['all'];
  return row?.[Math.min(level, row.length) - 1] ?? 0;
}
