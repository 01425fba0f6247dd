import type { GainInSet } from '@gearwright/game/optimise/gain/gain-in-set.ts';
import { enchanting } from '@gearwright/game/enchant/enchanting.ts';
import { gemming } from '@gearwright/game/gem/gemming.ts';
import { engraving } from '@gearwright/game/rune/engraving.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { Thing } from './candidate.ts';

/** What a candidate would change in the whole set. */
export function gainOf(gains: GainInSet, thing: Thing, slot: SlotId): number {
  switch (thing.kind) {
    case 'item':
      return gains.ofItem(slot, thing.item);
    case 'gem':
      return gains.of(gemming(slot, thing.socket, thing.item), slot);
    case 'enchant':
      return gains.of(enchanting(slot, thing.enchant), slot);
    case 'rune':
      return gains.of(engraving(slot, thing.rune), slot);
  }
}
