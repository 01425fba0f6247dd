import type { Inventory } from '../character/inventory.ts';
import type { ItemId } from '../item/item.ts';
import type { Gear, Piece, SetEdit } from '../set/gear-set.ts';
import { pieceOf } from '../set/piece.ts';
import { SLOT_IDS, type SlotId } from '../slot/slots.ts';

/** How many a player has of each item: what lies in the bags, or more where a set marks more as acquired. */
export function ownedCounts(
  inventory: Inventory,
  acquired: readonly (readonly ItemId[])[] = [],
): ReadonlyMap<ItemId, number> {
  const counts = countOf(inventory.map(({ id }) => id));
  for (const ids of acquired) {
    for (const [id, count] of countOf(ids)) counts.set(id, Math.max(count, counts.get(id) ?? 0));
  }
  return counts;
}

function countOf(ids: readonly ItemId[]): Map<ItemId, number> {
  const counts = new Map<ItemId, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/**
 * Marks what is owned as acquired, with the enchant and the gems that are on it; what is not in the bags keeps its
 * mark, for it may be at another place. A copy stands for one slot.
 */
export function markingOwned(inventory: Inventory): SetEdit {
  return (set) => {
    const gear = markedGear(set.gear, inventory);
    return isSame(set.gear, gear) ? set : { ...set, gear };
  };
}

/** How many pieces of a set would get a mark they have not. */
export function unmarkedOwned(gear: Gear, inventory: Inventory): number {
  const after = markedGear(gear, inventory);
  return SLOT_IDS.filter((slot) => after[slot] !== gear[slot]).length;
}

function markedGear(before: Gear, inventory: Inventory): Gear {
  const left = [...inventory];
  const gear: Record<SlotId, Piece> = { ...before };
  for (const slot of SLOT_IDS) {
    const piece = gear[slot];
    const { item } = piece;
    if (!item) continue;
    const fitting = left.filter(({ id }) => id === item.id);
    const best = fitting.toSorted((a, b) => alike(b, piece) - alike(a, piece))[0];
    if (!best) continue;
    left.splice(left.indexOf(best), 1);
    gear[slot] = marked(piece, best);
  }
  return gear;
}

/** The set with nothing on but what is owned; a copy is worn once. */
export function wearingOwned(owned: ReadonlyMap<ItemId, number>): SetEdit {
  return (set) => {
    const left = new Map(owned);
    const gear: Record<SlotId, Piece> = { ...set.gear };
    for (const slot of SLOT_IDS) {
      const { item, rune, kept } = gear[slot];
      if (!item) continue;
      const count = left.get(item.id) ?? 0;
      left.set(item.id, count - 1);
      if (count < 1) gear[slot] = pieceOf(null, rune, kept);
    }
    return isSame(set.gear, gear) ? set : { ...set, gear };
  };
}

type Had = Inventory[number];

function alike({ enchant, gems }: Had, piece: Piece): number {
  const same = piece.gems.filter((gem, socket) => gem && gems[socket] === gem.baseId).length;
  return same + (enchant !== null && enchant === piece.enchant?.effectId ? 1 : 0);
}

/** The same piece when it has all the marks already. */
function marked(piece: Piece, { enchant, gems }: Had): Piece {
  const isEnchanted = enchant !== null && enchant === piece.enchant?.effectId;
  const enchantAcquired = piece.enchantAcquired || isEnchanted;
  const hadGem = (socket: number): boolean => piece.gemsAcquired[socket] ?? false;
  const gemsAcquired = piece.gems.map(
    (gem, socket) => hadGem(socket) || (gem !== null && gems[socket] === gem.baseId),
  );
  const isMarked =
    piece.itemAcquired &&
    enchantAcquired === piece.enchantAcquired &&
    gemsAcquired.every((mark, socket) => mark === hadGem(socket));
  return isMarked ? piece : { ...piece, itemAcquired: true, enchantAcquired, gemsAcquired };
}

function isSame(before: Gear, after: Gear): boolean {
  return SLOT_IDS.every((slot) => before[slot] === after[slot]);
}
