import type { Edition } from '../edition/edition.ts';
import { STATS } from '../stat/catalogue.ts';
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

const bySheet = new Map<string, readonly FigureName[]>();

function namesOn({ key }: Edition): readonly FigureName[] {
  let names = bySheet.get(key);
  if (!names) {
    const foreign = new Set<string>(
      STATS.filter(({ name, editions }) => {
        const own: readonly string[] = editions;
        return !own.includes(key) && !EVERYWHERE.has(name);
      }).map(({ name }) => name),
    );
    bySheet.set(key, (names = FIGURES.filter((name) => !foreign.has(name))));
  }
  return names;
}

/** The sheet by name: every figure of the edition that is not nothing. */
export function sheetStats({
  input,
  figures,
}: Totals): Readonly<Partial<Record<FigureName, number>>> {
  const stats: Partial<Record<FigureName, number>> = {};
  for (const name of namesOn(input.edition)) {
    const value = figures[AT[name]]!;
    if (value !== 0) stats[name] = value;
  }
  return stats;
}
