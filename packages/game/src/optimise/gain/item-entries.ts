import type { Item } from '../../item/item.ts';
import { itemAmounts } from '../../score/amounts.ts';
import type { SlotId } from '../../slot/slots.ts';
import type { Entry, Ledger } from './ledger.ts';

/** Items as entries of a ledger; a weapon counts for the hand it is in. */
export class ItemEntries {
  readonly #ledger: Ledger;
  readonly #bySlot = new Map<SlotId, WeakMap<Item, Entry>>();

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  of(item: Item, slot: SlotId): Entry {
    let known = this.#bySlot.get(slot);
    if (!known) this.#bySlot.set(slot, (known = new WeakMap()));
    let entry = known.get(item);
    if (!entry) known.set(item, (entry = this.#ledger.of(itemAmounts(item, slot))));
    return entry;
  }
}
