import type { Edition } from '../edition/edition.ts';
import { editionHasStat, isStatName, STATS, type StatGroup } from '../stat/catalogue.ts';
import { AT, FIGURES, type FigureName } from './figures.ts';
import type { Totals } from './totals.ts';

/** Percents and expertise stand on the sheet of every edition, whatever its items carry (acceptance D1). */
const EVERYWHERE: ReadonlySet<string> = new Set([
  'hitPercent',
  'critPercent',
  'hastePercent',
  'rangedHitPercent',
  'rangedCritPercent',
  'rangedHastePercent',
  'spellHitPercent',
  'spellCritPercent',
  'spellHastePercent',
  'dodgePercent',
  'parryPercent',
  'blockPercent',
  'expertise',
  'defense',
]);

/** Shown even at nothing: a reader asks for these of everybody. */
const ALWAYS: ReadonlySet<StatGroup> = new Set<StatGroup>([
  'attribute',
  'resource',
  'defense',
  'spell',
  'melee',
  'ranged',
  'resistance',
]);

interface SheetName {
  readonly name: FigureName;
  readonly always: boolean;
}

const bySheet = new WeakMap<Edition, readonly SheetName[]>();

function namesOn(edition: Edition): readonly SheetName[] {
  let names = bySheet.get(edition);
  if (!names) {
    const groups = new Map<string, StatGroup>(STATS.map(({ name, group }) => [name, group]));
    names = FIGURES.flatMap((name) => {
      const group = groups.get(name);
      const isThere = !isStatName(name) || editionHasStat(name, edition) || EVERYWHERE.has(name);
      return isThere ? [{ name, always: group !== undefined && ALWAYS.has(group) }] : [];
    });
    bySheet.set(edition, names);
  }
  return names;
}

/** The sheet by name: what everybody has, and whatever else is not nothing. */
export function sheetStats({
  input,
  figures,
}: Totals): Readonly<Partial<Record<FigureName, number>>> {
  const stats: Partial<Record<FigureName, number>> = {};
  for (const { name, always } of namesOn(input.edition)) {
    const value = figures[AT[name]]!;
    if (always || value !== 0) stats[name] = value;
  }
  return stats;
}
