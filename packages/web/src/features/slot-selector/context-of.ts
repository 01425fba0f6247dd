import type { ValueInContext } from '@gearwright/game/optimise/value-in-context.ts';
import { enchanting } from '@gearwright/game/enchant/enchanting.ts';
import { gemming } from '@gearwright/game/gem/gemming.ts';
import { engraving } from '@gearwright/game/rune/engraving.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { Candidate } from './candidate.ts';

/** What a candidate would change in the whole set; worked out once for each, as it comes into sight. */
export function contextOf(context: ValueInContext, candidate: Candidate, slot: SlotId): number {
  let known = worked.get(context);
  if (!known) worked.set(context, (known = new WeakMap()));
  let value = known.get(candidate);
  if (value === undefined) known.set(candidate, (value = workOut(context, candidate, slot)));
  return value;
}

const worked = new WeakMap<ValueInContext, WeakMap<Candidate, number>>();

function workOut(context: ValueInContext, candidate: Candidate, slot: SlotId): number {
  switch (candidate.kind) {
    case 'item':
      return context.ofItem(slot, candidate.item);
    case 'gem':
      return context.of(gemming(slot, candidate.socket, candidate.item));
    case 'enchant':
      return context.of(enchanting(slot, candidate.enchant));
    case 'rune':
      return context.of(engraving(slot, candidate.rune));
  }
}
