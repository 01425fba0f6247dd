import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { enchantTip, itemTip, spellTip, type TipProps } from '../../ui/tooltip/tip-target.ts';
import type { Thing } from './candidate.ts';

/** What the tooltip over a line tells of. */
export function candidateTip(candidate: Thing, slot: SlotId): TipProps {
  switch (candidate.kind) {
    case 'item':
      return itemTip(candidate.item.id, slot);
    case 'gem':
      return itemTip(candidate.item.id);
    case 'enchant':
      return enchantTip(candidate.enchant.id);
    case 'rune':
      return spellTip(candidate.rune.spellId);
  }
}
