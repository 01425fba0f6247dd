import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Effect } from '@gearwright/game/effect/effect.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Row } from '../../row.ts';
import { effectsByRank } from './effects.ts';
import type { FactsFolder } from './facts-folder.ts';

export interface TalentEffects {
  /** By rank; every list is empty when the talent changes no stat of the sheet. */
  of(gameClass: GameClass, spellIds: readonly number[]): readonly (readonly Effect[])[];
  /** An effect of a talent that stands in no tree is a mistake of one of the two tables. */
  checkAllUsed(): void;
}

export function readTalentEffects(edition: EditionKey, facts: FactsFolder): TalentEffects {
  const rows = new Map<string, { row: Row; byRank: readonly (readonly Effect[])[] }>();
  for (const row of facts.rowsIn(edition, 'effect/talent-effects.json')) {
    const spellIds = row.wholes('spellIds');
    const key = keyOf(row.gameClass('gameClass'), spellIds);
    if (rows.has(key)) row.fail('a second row for the same talent');
    rows.set(key, { row, byRank: effectsByRank(row, spellIds.length) });
  }
  const used = new Set<string>();
  return {
    of(gameClass, spellIds) {
      const key = keyOf(gameClass, spellIds);
      used.add(key);
      return rows.get(key)?.byRank ?? spellIds.map(() => []);
    },
    checkAllUsed() {
      for (const [key, { row }] of rows) {
        if (!used.has(key)) row.fail('no talent with these ranks');
      }
    },
  };
}

function keyOf(gameClass: GameClass, spellIds: readonly number[]): string {
  return `${gameClass} ${spellIds.join()}`;
}
