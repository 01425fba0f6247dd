import type { Effect } from '@gearwright/game/effect/effect.ts';
import type { StatName, Stats } from '@gearwright/game/stat/catalogue.ts';
import type { SetBonusRow } from './fact-rows.ts';
import { sameStats, sumStats } from './stat-sums.ts';
import type { TooltipSet } from './tooltip.ts';

export interface TextBonus {
  readonly pieces: number;
  readonly stats: Stats | null;
  readonly effects: readonly Effect[];
  readonly text: string | null;
}

/**
 * One row a sentence: stats from the table, sentences from the tooltip, matched by the number of pieces.
 * Where the table has no figures the tooltip's are believed; where both have and differ, the table's.
 */
export function joinBonuses(
  table: readonly SetBonusRow[],
  told: TooltipSet['bonuses'],
): readonly TextBonus[] {
  const counts = [...new Set([...table, ...told].map((bonus) => bonus.pieces))].sort(
    (a, b) => a - b,
  );
  return counts.flatMap((pieces) =>
    atCount(
      pieces,
      table.filter((bonus) => bonus.pieces === pieces),
      told.filter((bonus) => bonus.pieces === pieces),
    ),
  );
}

function atCount(
  pieces: number,
  table: readonly SetBonusRow[],
  told: TooltipSet['bonuses'],
): readonly TextBonus[] {
  const effects = table.flatMap((bonus) => bonus.effects ?? []);
  const fromTable = sumStats(table.map((bonus) => bonus.stats));
  if (told.length === 0) {
    const rows: TextBonus[] = table.map((bonus) => ({
      pieces,
      stats: bonus.stats ?? null,
      effects: bonus.effects ?? [],
      text: null,
    }));
    return rows;
  }
  const fromTooltip = sumStats(told.map((bonus) => bonus.stats));
  const tableKnowsWordsOnly = Object.keys(fromTable).length === 0;
  const agree = tableKnowsWordsOnly || sameStats(fromTable, fromTooltip);
  const rows: TextBonus[] = told.map(({ text, stats }) => ({
    pieces,
    stats: agree ? stats : replaced(stats, fromTable),
    effects: [],
    text,
  }));
  const rest = agree ? {} : lacking(fromTable, rows);
  return withRest(rows, rest, effects);
}

/** The sentence's stats with the table's figures; a stat the table does not have is dropped. */
function replaced(stats: Stats | null, table: Stats): Stats | null {
  if (stats === null) return null;
  const names = (Object.keys(stats) as StatName[]).filter((name) => table[name] !== undefined);
  if (names.length === 0) return null;
  return Object.fromEntries(names.map((name) => [name, table[name]!]));
}

function lacking(table: Stats, rows: readonly TextBonus[]): Stats {
  const said = sumStats(rows.map((row) => row.stats));
  return Object.fromEntries(
    Object.entries(table).filter(([name]) => said[name as StatName] === undefined),
  );
}

/** What no sentence gave goes to the first sentence that gives nothing, or stands alone. */
function withRest(
  rows: readonly TextBonus[],
  rest: Stats,
  effects: readonly Effect[],
): readonly TextBonus[] {
  if (Object.keys(rest).length === 0 && effects.length === 0) return rows;
  const stats = Object.keys(rest).length > 0 ? rest : null;
  const silent = rows.findIndex((row) => row.stats === null);
  if (silent === -1) return [...rows, { pieces: rows[0]!.pieces, stats, effects, text: null }];
  return rows.map((row, index) => (index === silent ? { ...row, stats, effects } : row));
}
