import { burningCrusadeCombat, classicCombat, wrathCombat } from './combat-facts.ts';
import { tinyDataset, worn, type TinyTables } from './tiny-dataset.ts';
import type { Edition } from '../src/edition/edition.ts';
import type { Effect } from '../src/effect/effect.ts';
import { totals, type Totals, type TotalsInput } from '../src/total/totals.ts';

const COMBAT = { classic: classicCombat, tbc: burningCrusadeCombat, wrath: wrathCombat };

/** A naked human warrior of the edition's last level, but for what a test says. */
export function sheet(
  edition: Edition,
  some: Partial<Omit<TotalsInput, 'dataset' | 'edition'>> = {},
  tables: Omit<TinyTables, 'combat'> = {},
): Totals {
  const combat = COMBAT[edition.key as 'classic'];
  return totals({
    edition,
    dataset: tinyDataset({ combat, ...tables }),
    wearer: { race: 'human', gameClass: 'warrior', level: edition.maxLevel, faction: 'alliance' },
    gear: worn(),
    talents: [],
    glyphs: [],
    buffs: [],
    consumables: [],
    form: null,
    ...some,
  });
}

export const flat = (stat: Effect['stat'], value: number): Effect => ({
  type: 'flat',
  stat,
  value,
});

export const percent = (stat: Effect['stat'], value: number): Effect => ({
  type: 'percent',
  stat,
  value,
});
