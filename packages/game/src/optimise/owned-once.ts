import type { Dataset } from '../dataset/dataset.ts';
import { exclusiveGroup } from '../dataset/exclusive.ts';
import { isUnique, limitsOf, type Limit } from '../equip/limits.ts';
import { maskOf } from '../dataset/item-codes.ts';
import type { Item, SourceType } from '../item/item.ts';
import { SOURCE_TYPES } from '../item/source-types.ts';

const bitsOf = (types: readonly SourceType[]): number => maskOf(types, SOURCE_TYPES);

const FROM_QUEST = bitsOf(['quest']);
/** Ways to get a thing as often as one likes; a boss beside a quest holds what the quest asks for. */
const ANEW = bitsOf(['vendor', 'crafting', 'worlddrop', 'reputation', 'pvp', 'event']);

/** A quest rewards nobody twice: what comes from nowhere else is not counted on a second time, though the game lets one wear two. */
export function isOwnedOnce(item: Item): boolean {
  return isUnique(item) || comesOnlyFromQuest(bitsOf(item.sourceTypes));
}

/** The same by an item's sources as the table holds them. */
export function comesOnlyFromQuest(sourceMask: number): boolean {
  return (sourceMask & FROM_QUEST) !== 0 && (sourceMask & ANEW) === 0;
}

/** What the game limits, and what a player can own but once. */
export function limitsOfOwned(item: Item, facts: OwnedFacts): readonly Limit[] {
  const limits = [...limitsOf(item), ...exclusiveLimits(item.baseId, facts)];
  if (isUnique(item) || !isOwnedOnce(item)) return limits;
  return [{ key: `item ${item.baseId}`, max: 1 }, ...limits];
}

type OwnedFacts = Pick<Dataset, 'exclusive'>;

/** Of the rewards of one quest a player has but one. */
export function exclusiveLimits(baseId: number, facts: OwnedFacts): readonly Limit[] {
  const group = exclusiveGroup(facts, baseId);
  return group === null ? [] : [{ key: `${ONE_OF} ${group}`, max: 1 }];
}

const ONE_OF = 'one of';

export function isExclusive({ key }: Limit): boolean {
  return key.startsWith(ONE_OF);
}
