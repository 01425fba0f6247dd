import type { WireItem } from '@gearwright/api/wire/item-to-wire.ts';
import { gameNumber } from '@gearwright/api/wire/game-number.ts';
import { whyNotLevel } from '@gearwright/game/character/why-not-level.ts';
import type { Spell } from '@gearwright/game/dataset/tables.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Catalog } from './catalog.ts';
import { wireEnchant, wireItem, wireRune } from './wire-items.ts';

/** The most ids that one call may ask for. */
const MOST_IDS = 200;

export function checkIds(ids: readonly string[]): void {
  if (ids.length > MOST_IDS) {
    throw new PlannerError('malformed', 'ids', `at most ${MOST_IDS} at a time`);
  }
}

/** Whatever the id means: an item, an enchant, a rune; null when nothing does. */
export function findItem(
  catalog: Catalog,
  id: string,
  level: number | null = null,
): WireItem | null {
  const { dataset } = catalog;
  const plain = dataset.item(id);
  if (plain) {
    const grown = level === null ? plain : dataset.itemAt(id, level)!;
    return wireItem(grown, grown === plain ? null : level);
  }
  const enchant = dataset.enchant(id);
  if (enchant) return wireEnchant(enchant);
  const rune = dataset.rune(id);
  return rune && wireRune(rune, catalog);
}

/** In a set the slot says what an id is: some items are enchants too. */
export function findEnchant({ dataset }: Catalog, id: string): WireItem | null {
  const enchant = dataset.enchant(id);
  return enchant && wireEnchant(enchant);
}

export function findItems(
  catalog: Catalog,
  ids: readonly string[],
  level: number | null,
): readonly WireItem[] {
  checkIds(ids);
  const reason = level === null ? null : whyNotLevel(catalog.edition, null, level, 'scaledLevel');
  if (reason) throw PlannerError.of(reason);
  return ids.flatMap((id) => findItem(catalog, id, level) ?? []);
}

export function findSpells({ dataset }: Catalog, ids: readonly string[]): readonly Spell[] {
  checkIds(ids);
  return ids.flatMap((id) => dataset.spell(gameNumber(id, 'ids')) ?? []);
}
