import { isSkilledFor } from '../../set/set-skill.ts';
import * as slots from '../../slot/slots.ts';
import type { SlotId } from '../../slot/slots.ts';
import { FILLED_SLOTS } from '../autofill-context.ts';
import { EnchantLists } from './enchant-choices.ts';
import type { ExactRequest } from './exact-request.ts';
import { weighedGems } from './gem-choices.ts';
import type { WeighedGem } from './gem-choices.ts';
import type { WeighedItem } from './item-choices.ts';
import { lockedPiece } from './locked-piece.ts';
import type { LockedPiece } from './locked-piece.ts';
import type { Objective } from './objective.ts';
import { slotCandidates } from './slot-candidates.ts';
import { setsOfInterest } from './set-choices.ts';
import type { WeighedTier } from './set-choices.ts';

/** What there is to choose from, weighed and thinned out. */
export interface Gathered {
  readonly objective: Objective;
  readonly slots: readonly GatheredSlot[];
  readonly gems: readonly WeighedGem[];
  readonly enchants: EnchantLists;
  /** By set id. */
  readonly sets: ReadonlyMap<number, readonly WeighedTier[]>;
}

export interface GatheredSlot {
  readonly slot: SlotId;
  /** Empty when the slot keeps what it holds. */
  readonly items: readonly WeighedItem[];
  readonly locked: LockedPiece | null;
}

/** Slots whose things are chosen together. */
export const PAIRS: readonly (readonly [SlotId, SlotId])[] = [
  ...slots.ALIKE,
  [slots.MAIN_HAND, slots.OFF_HAND],
];

export function gather(request: ExactRequest, objective: Objective): Gathered {
  const { rules, set, locked = [] } = request;
  const sets = setsOfInterest(
    rules.dataset.sets.filter((each) => isSkilledFor(each, rules.wearer)),
    objective,
  );
  const enchants = new EnchantLists(request, objective);
  const isFree = (slot: SlotId): boolean => FILLED_SLOTS.includes(slot) && !locked.includes(slot);
  // Free ammunition is weighed with the weapon that shoots it.
  const inPlay = slots.SLOT_IDS.filter((slot) =>
    slot === slots.AMMO && isFree(slot) ? false : isFree(slot) || set.gear[slot].item !== null,
  );
  const gathered = inPlay.map((slot): GatheredSlot => {
    if (!isFree(slot)) return { slot, items: [], locked: lockedPiece(request, objective, slot) };
    const inPair = PAIRS.some((pair) => pair.includes(slot));
    const items = slotCandidates(request, objective, slot, inPair, enchants, sets);
    return { slot, items: items.filter(isUseful), locked: null };
  });
  return { objective, slots: gathered, gems: weighedGems(request, objective), enchants, sets };
}

/** Something about it could be worth having. */
function isUseful(item: WeighedItem): boolean {
  const { value, capped, sockets, extra, enchants, setId } = item;
  return (
    value > 0 || sockets.length + extra > 0 || enchants >= 0 || setId >= 0 || capped.some(Boolean)
  );
}
