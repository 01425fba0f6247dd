import type { ItemTable } from '../dataset/dataset.ts';
import { NONE } from '../dataset/item-codes.ts';

/** Item levels are taken together by so many. */
const STEP = 5;
/** Fewer items than this tell nothing. */
const FEW = 20;
/** So many of them are worn before the others. */
const EARLY = 0.05;

/**
 * The level at which items of an item level are first worn, told by those that name one: quest rewards and old raid
 * loot often name none, though nobody gets them at level 1.
 */
export function usualLevels(table: ItemTable): (itemLevel: number) => number {
  const named: (number[] | undefined)[] = [];
  for (let row = 0; row < table.length; row++) {
    if (table.slots[row] === NONE || table.requiredLevels[row]! <= 1) continue;
    (named[stepOf(table.itemLevels[row]!)] ??= []).push(table.requiredLevels[row]!);
  }
  let last = 1;
  const levels = Array.from(named, (step = []) => {
    const early = step.toSorted((a, b) => a - b)[Math.floor(step.length * EARLY)]!;
    return step.length < FEW ? last : (last = Math.max(last, early));
  });
  return (itemLevel) => levels[stepOf(itemLevel)] ?? last;
}

function stepOf(itemLevel: number): number {
  return Math.floor(itemLevel / STEP);
}

/** Quests and bosses are done a little before their rewards are usual. */
const EARLIER = 3;

/** The level at which an item is first to be had: where its sources tell, else the one it names, or about the usual. */
export function dueLevel(
  reachLevel: number,
  requiredLevel: number,
  itemLevel: number,
  usual: (itemLevel: number) => number,
): number {
  if (reachLevel > 0) return Math.max(reachLevel, requiredLevel);
  return requiredLevel > 1 ? requiredLevel : Math.max(usual(itemLevel) - EARLIER, 0);
}
