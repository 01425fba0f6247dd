import { equipping } from '@gearwright/game/equip/equipping.ts';
import { fitsSlot } from '@gearwright/game/equip/fits-slot.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { searchSlot, SLOT_IDS, type SlotId } from '@gearwright/game/slot/slots.ts';
import { itemTooltip } from '@gearwright/game/text/item-tooltip.ts';
import { statChanges, type StatChange } from '@gearwright/game/text/stat-changes.ts';
import type { TooltipLine } from '@gearwright/game/text/tooltip-line.ts';
import { wornReader } from './reading.ts';
import type { TooltipGame } from '@gearwright/game/text/tooltip-game.ts';
import type { TipReader } from './tip-readers.ts';

/** What an item would take the place of, in one of the slots it goes into. */
export interface Instead {
  readonly slot: SlotId;
  /** All that would have to go: a two-hander takes both hands, a unique ring its twin. */
  readonly worn: readonly WornPiece[];
  readonly changes: readonly StatChange[];
  /** What the whole set gains by the chosen point, as lists say. Null without one. */
  readonly worth: { readonly point: string; readonly by: number } | null;
  readonly whyNot: readonly string[];
}

export interface WornPiece {
  readonly item: Item;
  readonly slot: SlotId;
  readonly lines: () => readonly TooltipLine[];
}

/** Only where something is worn, and something else. */
export function insteadOf(
  item: Item,
  slot: SlotId | null,
  game: TooltipGame,
  reader: TipReader,
): readonly Instead[] {
  const { set, rules, worth } = reader;
  if (item.slotId === null) return [];
  const slots = slot === null ? slotsFor(item, reader) : [slot];
  if (slots.some((each) => set.gear[each].item?.id === item.id)) return [];
  return slots.flatMap((each) => {
    const after = equipping(each, item, rules)(set).gear;
    const gone = SLOT_IDS.filter(
      (one) => set.gear[one].item && set.gear[one].item !== after[one].item,
    );
    if (gone.length === 0) return [];
    const worn = gone.map((one) => pieceAt(one, game, reader));
    return {
      slot: each,
      worn,
      changes: statChanges(
        item,
        worn.map((one) => one.item),
        each,
      ),
      worth: worth && {
        point: worth.by,
        by: worth.gain(item, each),
      },
      whyNot: worth?.whyNot?.(item, each) ?? [],
    };
  });
}

function slotsFor(item: Item, { rules }: TipReader): readonly SlotId[] {
  return SLOT_IDS.filter(
    (slot) => searchSlot(slot) === searchSlot(item.slotId!) && fitsSlot(item, slot, rules.edition),
  );
}

function pieceAt(slot: SlotId, game: TooltipGame, reader: TipReader): WornPiece {
  const item = reader.set.gear[slot].item!;
  return {
    item,
    slot,
    lines: () => itemTooltip(item, game, wornReader(reader, slot)),
  };
}
