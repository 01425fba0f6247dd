import type { Item } from '../../item/item.ts';
import type { Gear } from '../../set/gear-set.ts';
import { SLOT_IDS, type SlotId } from '../../slot/slots.ts';

/** A piece from the stop it comes at to the one it is replaced at, by their places on the line. */
export interface Span {
  readonly slot: SlotId;
  readonly item: Item;
  readonly from: number;
  /** Past its last stop; the number of stops where nothing replaces it. */
  readonly to: number;
}

/** Every piece with the time it is worn, in the order they come. */
export function spansOf(stops: readonly Gear[]): readonly Span[] {
  const spans = SLOT_IDS.flatMap((slot) => spansIn(slot, stops));
  return spans.toSorted((a, b) => a.from - b.from || a.slot - b.slot);
}

function spansIn(slot: SlotId, stops: readonly Gear[]): readonly Span[] {
  const spans: Span[] = [];
  stops.forEach((gear, at) => {
    const { item } = gear[slot];
    const last = spans.at(-1);
    if (!item) return;
    if (last?.to === at && last.item.id === item.id)
      spans[spans.length - 1] = { ...last, to: at + 1 };
    else spans.push({ slot, item, from: at, to: at + 1 });
  });
  return spans;
}
