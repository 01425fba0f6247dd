import type { StatWeights } from '../point/point.ts';
import type { EffectWorths } from '../worth/effect-worths.ts';
import { scorePiece } from './score-piece.ts';
import { SHEET_ORDER, type SlotId } from '../slot/slots.ts';
import type { Gear, Piece } from '../set/gear-set.ts';

export interface GearChange {
  readonly slot: SlotId;
  readonly before: Piece;
  readonly after: Piece;
  /** `details` is the same item with another enchant, rune or gems. */
  readonly kind: 'same' | 'details' | 'item';
  /** What each is worth by the weights, as it is worn, and what the slot gains. */
  readonly worth: { readonly before: number; readonly after: number };
  readonly by: number;
}

/** Slot by slot, in the order of the sheet; what is empty in both is left out. */
export function gearChanges(
  before: Gear,
  after: Gear,
  weights: StatWeights,
  effects?: EffectWorths | null,
): readonly GearChange[] {
  return SHEET_ORDER.flatMap((slot): readonly GearChange[] => {
    const [one, other] = [before[slot], after[slot]];
    if (!one.item && !other.item) return [];
    const worth = {
      before: scorePiece(before, slot, weights, effects),
      after: scorePiece(after, slot, weights, effects),
    };
    const by = worth.after - worth.before;
    return [{ slot, before: one, after: other, kind: kindOf(one, other), worth, by }];
  });
}

/** The greatest gain first, the greatest loss last. */
export function byGain(changes: readonly GearChange[]): readonly GearChange[] {
  return changes.toSorted((one, other) => other.by - one.by);
}

function kindOf(one: Piece, other: Piece): GearChange['kind'] {
  if (one.item?.id !== other.item?.id) return 'item';
  const gems = Math.max(one.gems.length, other.gems.length);
  const same =
    one.enchant?.id === other.enchant?.id &&
    one.rune?.id === other.rune?.id &&
    Array.from({ length: gems }, (_, at) => at).every(
      (at) => one.gems[at]?.id === other.gems[at]?.id,
    );
  return same ? 'same' : 'details';
}
