import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import type { Effect } from '@gearwright/game/effect/effect.ts';
import type { Quality } from '@gearwright/game/item/item.ts';
import { PROFESSIONS } from '@gearwright/game/item/professions.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { StatName, Stats } from '@gearwright/game/stat/catalogue.ts';
import type { EnchantRow } from '../../steps/items/fact-rows.ts';
import type { ImportedTable } from '../imported-table.ts';
import type { SourceFolder } from '../source-folder.ts';
import { SOURCES } from '../../editions/all-sources.ts';
import { mergeEditions, said } from './editions.ts';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { flatEffects, passingEffects, percentEffects, specialStats } from './effects.ts';
import type { Row } from '../../row.ts';
import { factFile, maybeNumbers, sourceRows } from './source-rows.ts';

/** Enchants with what they do beyond plain stats. */
export const enchants: ImportedTable = {
  name: 'enchants',
  read(folder) {
    const rows: Partial<Record<EditionKey, readonly EnchantRow[]>> = {};
    for (const edition of EDITION_KEYS) {
      const effects = readEffects(folder, `effects/enchantEffects.${SOURCES[edition].tables}.json`);
      rows[edition] = sourceRows(folder, `items/enchants.${edition}.json`).map((row) =>
        readEnchant(row, effects),
      );
    }
    return [
      factFile(
        'enchants',
        mergeEditions(rows, (row) => row.effectId),
      ),
    ];
  },
};

interface EnchantEffects {
  readonly stats: Stats;
  readonly effects: readonly Effect[];
}

function readEffects(folder: SourceFolder, file: string): ReadonlyMap<number, EnchantEffects> {
  const byEffect = new Map<number, EnchantEffects>();
  for (const row of sourceRows(folder, file)) {
    const id = row.number('effectId');
    row.maybeText('name');
    const stats = { ...row.stats('stats'), ...specialStats(row.maybeInner('special')) };
    const effects = [
      ...percentEffects(row.stats('multipliers')),
      ...passing(row, 'proc'),
      ...passing(row, 'use'),
    ];
    row.done();
    byEffect.set(id, { stats, effects });
  }
  return byEffect;
}

/** `true` says only that there is one. */
function passing(row: Row, key: 'proc' | 'use'): readonly Effect[] {
  try {
    return passingEffects(row.maybeInner(key), key === 'proc' ? { proc: true } : { active: true });
  } catch (error) {
    if (row.flag(key)) return [];
    throw error;
  }
}

function readEnchant(row: Row, special: ReadonlyMap<number, EnchantEffects>): EnchantRow {
  const effectId = row.number('id');
  const own = row.stats('stats');
  const more = special.get(effectId);
  const enchant = said<EnchantRow>({
    effectId,
    spellId: row.maybeNumber('spellId'),
    itemId: row.maybeNumber('itemId'),
    recipeItemId: row.maybeNumber('recipeItemId'),
    name: row.text('name'),
    slotIds: row.numbers('slotIds') as readonly SlotId[],
    twoHandOnly: row.flag('twoHandOnly') || undefined,
    shieldOnly: row.flag('shieldOnly') || undefined,
    offHandOnly: row.flag('offHandOnly') || undefined,
    weaponTypes: maybeNumbers(row, 'weaponTypes'),
    addsSocket: row.maybeText('addsSocket') === 'prismatic' || undefined,
    stats: own,
    effects: [...flatEffects(lacking(own, more?.stats)), ...(more?.effects ?? [])],
    special: row.flag('effect') || undefined,
    classes: row.maybeWords('classes', CLASSES),
    requiredProfession: row.maybeWord('requiredProfession', PROFESSIONS),
    requiredSkill: row.maybeNumber('requiredSkill'),
    requiredLevel: row.maybeNumber('requiredLevel'),
    phase: row.number('phase'),
    quality: row.number('quality') as Quality,
  });
  row.done();
  return enchant;
}

/** Stats of the effect table that the enchant's own row does not state. */
function lacking(own: Stats, more: Stats | undefined): Stats {
  return Object.fromEntries(
    Object.entries(more ?? {}).filter(([stat]) => own[stat as StatName] === undefined),
  );
}
