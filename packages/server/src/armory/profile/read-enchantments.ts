import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { ImportedEnchant } from '@gearwright/game/exchange/imported.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { Enchantment, EquippedItem } from './schema.ts';

/** Sockets are the enchantment slots 2 to 4; one that was added later is the sixth. */
const FIRST_SOCKET = 2;
const LAST_SOCKET = 4;
const ADDED_SOCKET = 6;

/** Belt buckles and tinkers count as the enchant where nothing else is one. */
const ENCHANT_TYPES = ['PERMANENT', 'BONUS_SOCKETS', 'ON_USE_SPELL'];

export function enchantOf({ enchantments = [] }: EquippedItem): ImportedEnchant | null {
  for (const type of ENCHANT_TYPES) {
    const found = enchantments.find((each) => typeOf(each) === type);
    if (found) {
      return {
        effectId: found.enchantment_id,
        spellId: found.spell?.spell?.id ?? null,
        itemId: found.source_item?.id ?? null,
      };
    }
  }
  return null;
}

/** Gems stand in the sockets, among the enchantments, or in both. */
export function gemsOf(equipped: EquippedItem, socketCount: number): readonly (number | null)[] {
  const gems: (number | null)[] = (equipped.sockets ?? []).map((socket) => socket.item?.id ?? null);
  for (const each of equipped.enchantments ?? []) {
    const socket = socketOf(each, socketCount);
    if (socket === null || !each.source_item || gems[socket]) continue;
    while (gems.length < socket) gems.push(null);
    gems[socket] = each.source_item.id;
  }
  return gems;
}

function socketOf(each: Enchantment, socketCount: number): number | null {
  const { id } = each.enchantment_slot;
  if (ENCHANT_TYPES.includes(typeOf(each)) || typeOf(each) === 'TEMPORARY') return null;
  if (id >= FIRST_SOCKET && id <= LAST_SOCKET) return id - FIRST_SOCKET;
  return id === ADDED_SOCKET ? socketCount : null;
}

function typeOf({ enchantment_slot: { id, type } }: Enchantment): string {
  return type ?? (id === 0 ? 'PERMANENT' : id === 1 ? 'TEMPORARY' : '');
}

/** Runes are the temporary enchantment of the season's items: known by their spell, else by their name. */
export function runeOf(
  { enchantments = [] }: EquippedItem,
  slot: SlotId,
  gameClass: GameClass,
  dataset: Dataset,
): number | null {
  const engraved = enchantments.find((each) => typeOf(each) === 'TEMPORARY');
  if (!engraved || dataset.runes.length === 0) return null;
  const spellIds = [engraved.spell?.spell?.id, engraved.enchantment_id];
  const bySpell = dataset.runes.find(
    (rune) => spellIds.includes(rune.spellId) || spellIds.includes(rune.engraveSpellId ?? -1),
  );
  if (bySpell) return bySpell.spellId;
  const text = (engraved.display_string ?? engraved.spell?.spell?.name ?? '').toLowerCase();
  const named = dataset.runes
    .filter((rune) => rune.classes.includes(gameClass) && text.includes(rune.name.toLowerCase()))
    .toSorted(
      (a, b) =>
        Number(b.slotId === slot) - Number(a.slotId === slot) || b.name.length - a.name.length,
    );
  return named[0]?.spellId ?? null;
}
