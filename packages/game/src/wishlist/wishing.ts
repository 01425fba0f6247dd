import type { Item } from '../item/item.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { GearSet, SetEdit } from '../set/gear-set.ts';
import { fitsSlot } from '../equip/fits-slot.ts';
import type { Edition } from '../edition/edition.ts';
import type { SlotId } from '../slot/slots.ts';

const WISHLIST_LIMIT = 100;
/** Shown in the selector of a slot. */
const WISHES_PER_SLOT = 8;

export function whyNotWish(set: GearSet, item: Item): Refusal | null {
  if (isWished(set, item.id)) return refusal('alreadyWished', item.name);
  const wishes = set.wishlist.length + (set.keptWishes?.length ?? 0);
  return wishes >= WISHLIST_LIMIT ? refusal('wishlistFull') : null;
}

export function isWished(set: GearSet, itemId: string): boolean {
  return set.wishlist.some((wish) => wish.id === itemId);
}

export function wishing(item: Item): SetEdit {
  return (set) => (whyNotWish(set, item) ? set : { ...set, wishlist: [...set.wishlist, item] });
}

/** The one thing remove-only mode offers; also takes away a wish the dataset does not know. */
export function unwishing(itemId: string): SetEdit {
  return (set) => {
    const { keptWishes, ...rest } = set;
    const kept = keptWishes?.filter((id) => id !== itemId);
    return {
      ...rest,
      wishlist: set.wishlist.filter((wish) => wish.id !== itemId),
      ...(kept && kept.length > 0 && { keptWishes: kept }),
    };
  };
}

export function wishesFor(set: GearSet, slot: SlotId, edition: Edition): readonly Item[] {
  return set.wishlist.filter((wish) => fitsSlot(wish, slot, edition)).slice(0, WISHES_PER_SLOT);
}
