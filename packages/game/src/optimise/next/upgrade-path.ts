import { fittingConsumables } from '../../consumable/fitting-consumables.ts';
import { excesses } from '../../equip/limits.ts';
import { wielderOf } from '../../equip/abilities.ts';
import { needsBothHands } from '../../equip/free-other-hand.ts';
import type { Item } from '../../item/item.ts';
import type { Gear, GearSet, Piece, SetEdit } from '../../set/gear-set.ts';
import { EMPTY_PIECE, trimmedGems, withPiece } from '../../set/piece.ts';
import { pieceTowards } from '../../set/piece-towards.ts';
import { ALIKE, MAIN_HAND, OFF_HAND, SLOT_IDS, type SlotId } from '../../slot/slots.ts';
import { worthOfSet, type Measure } from '../gain/measure.ts';

/** One thing to get on the way: what goes into a slot, or into both hands at once. */
export interface PathStep {
  readonly slots: readonly SlotId[];
  /** New items; none where only gems or enchants change. */
  readonly items: readonly Item[];
  /** By how much the set betters with this step, after those before it. */
  readonly gain: number;
  /** All steps so far. */
  readonly sum: number;
  readonly hours: number;
  /** Makes this step and those before it; slots of other steps stay as they are by then. */
  readonly edit: SetEdit;
}

/** About how many hours it takes to get an item; null asks for what gems and enchants take. */
export type Effort = (item: Item | null) => number;

/**
 * The way from what is worn to a target, what gains most for its effort first. Every beginning of it is a set the
 * rules allow, and its gain is what totalling that set says.
 */
export function upgradePath(
  set: GearSet,
  target: Gear,
  measure: Measure,
  effort: Effort,
): readonly PathStep[] {
  let left = stepsTo(set.gear, aligned(set.gear, target));
  const start = worthOfSet(set, measure);
  const path: PathStep[] = [];
  let now = set;
  let worth = start;
  let soFar: Step = [];
  while (left.length > 0) {
    const open = left.map((step) => ({ step, after: taken(now, step, measure) }));
    const allowed = open.filter(({ after }) => isAllowed(after, measure));
    const found = (allowed.length > 0 ? allowed : [merged(open, now, measure)]).map((each) => ({
      ...each,
      gain: worthOfSet(each.after, measure) - worth,
      hours: hoursOf(each.step, effort),
    }));
    const best = found.reduce((a, b) => (b.gain / b.hours > a.gain / a.hours ? b : a));
    const { step, after, gain, hours } = best;
    now = after;
    worth += gain;
    const { gear } = now;
    const parts = [...soFar, ...step];
    soFar = parts;
    path.push({
      slots: step.map(({ slot }) => slot),
      items: step.flatMap(({ item }) => item ?? []),
      ...{ gain, hours },
      sum: worth - start,
      edit: (from) => taken(from, parts, measure),
    });
    left = left.filter((each) => each !== step && !each.every((part) => isDone(part, gear)));
  }
  return path;
}

interface Part {
  readonly slot: SlotId;
  readonly piece: Piece;
  /** Null where the item is worn already. */
  readonly item: Item | null;
}

type Step = readonly Part[];

/** Hands are armed together; every other slot is a step of its own. */
function stepsTo(gear: Gear, target: Gear): readonly Step[] {
  const parts = SLOT_IDS.flatMap((slot): readonly Part[] => {
    const piece = target[slot];
    if (isSame(gear[slot], piece)) return [];
    if (!piece.item && slot !== OFF_HAND) return [];
    return [{ slot, piece, item: gear[slot].item?.id === piece.item?.id ? null : piece.item }];
  });
  const hands = parts.filter(({ slot }) => slot === MAIN_HAND || slot === OFF_HAND);
  const others = parts.filter((part) => !hands.includes(part)).map((part) => [part]);
  return hands.length > 0 ? [hands, ...others] : others;
}

/** A ring the target wears on the other finger stays where it is; runes belong to their finger. */
function aligned(gear: Gear, target: Gear): Gear {
  return ALIKE.reduce((left, [one, other]) => {
    const isCrossed = (a: SlotId, b: SlotId): boolean =>
      gear[a].item !== null && gear[a].item.id === left[b].item?.id;
    const isStraight = gear[one].item?.id === left[one].item?.id;
    if (isStraight || !(isCrossed(one, other) || isCrossed(other, one))) return left;
    const inPlaceOf = (slot: SlotId, piece: Piece): Piece =>
      pieceTowards({ ...EMPTY_PIECE, rune: left[slot].rune }, { ...piece, rune: null });
    return {
      ...left,
      [one]: inPlaceOf(one, left[other]),
      [other]: inPlaceOf(other, left[one]),
    };
  }, target);
}

function taken(set: GearSet, step: Step, { rules }: Measure): GearSet {
  const gear = step.reduce(
    (worn, { slot, piece }) => withPiece(worn, slot, pieceTowards(worn[slot], piece)),
    set.gear,
  );
  return fittingConsumables({ ...set, gear }, rules.dataset);
}

/** Nothing unique is worn twice, and no hand holds what the other needs it for. */
function isAllowed(set: GearSet, { rules }: Measure): boolean {
  const { [MAIN_HAND]: main, [OFF_HAND]: off } = set.gear;
  const isHeldTwice = off.item !== null && needsBothHands(main.item, wielderOf(set, rules));
  return !isHeldTwice && excesses(set.gear).length === 0;
}

/** Where each step alone is in another's way, all that are left are one. */
function merged(
  open: readonly { readonly step: Step }[],
  set: GearSet,
  measure: Measure,
): { readonly step: Step; readonly after: GearSet } {
  const step = open.flatMap((each) => each.step);
  return { step, after: taken(set, step, measure) };
}

function hoursOf(step: Step, effort: Effort): number {
  const items = step.flatMap(({ item }) => item ?? []);
  if (items.length === 0) return effort(null);
  return items.reduce((sum, item) => sum + effort(item), 0);
}

function isDone({ slot, piece }: Part, gear: Gear): boolean {
  return isSame(gear[slot], piece);
}

function isSame(one: Piece, other: Piece): boolean {
  const ids = ({ item, enchant, gems }: Piece) =>
    [item?.id, enchant?.id, ...trimmedGems(gems, []).gems.map((gem) => gem?.id)].join();
  return ids(one) === ids(other);
}
