import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { averageItemLevel } from '@gearwright/game/set/average-item-level.ts';
import type { Gear } from '@gearwright/game/set/gear-set.ts';
import { EMPTY_PIECE } from '@gearwright/game/set/piece.ts';
import {
  CHEST,
  HEAD,
  LEGS,
  MAIN_HAND,
  SHEET_ORDER,
  SHOULDERS,
  SLOT_IDS,
  type SlotId,
} from '@gearwright/game/slot/slots.ts';
import type { SetSummary } from '@gearwright/roster/roster.ts';

export interface CardGear {
  /** The pieces that tell a set from another at a glance. */
  readonly few: readonly Item[];
  readonly level: number | null;
}

const FEW = 3;
const TELLING: readonly SlotId[] = [HEAD, CHEST, MAIN_HAND, SHOULDERS, LEGS, ...SHEET_ORDER];

export function cardGear(
  itemIds: SetSummary['itemIds'],
  dataset: Dataset,
  wearerLevel: number,
): CardGear {
  const itemAt = (slot: SlotId): Item | null => {
    const id = itemIds[slot];
    return id ? dataset.itemAt(id, wearerLevel) : null;
  };
  const pieces = SLOT_IDS.map((slot) => [slot, { ...EMPTY_PIECE, item: itemAt(slot) }]);
  const gear = Object.fromEntries(pieces) as unknown as Gear;
  const few = [...new Set(TELLING)]
    .filter((slot) => gear[slot].item)
    .slice(0, FEW)
    .toSorted((one, other) => one - other)
    .map((slot) => gear[slot].item!);
  return { few, level: averageItemLevel(gear) };
}

/** "Phase 3, 12 of 16 acquired" */
export function setWords(phase: string, { itemIds, acquired }: SetSummary): string {
  const worn = itemIds.filter(Boolean).length;
  return worn === 0 ? `${phase}, empty` : `${phase}, ${acquired} of ${worn} acquired`;
}
