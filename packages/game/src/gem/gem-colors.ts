import type { GemColor, GemRequirement, Item } from '../item/item.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { Gear } from '../set/gear-set.ts';
import { SLOT_IDS } from '../slot/slots.ts';

export type CountedColor = 'red' | 'yellow' | 'blue';
export type GemColorCounts = Readonly<Record<CountedColor, number>>;

/** A gem of two colours counts for both, a prismatic one for all. */
export const COUNTS_AS: Readonly<Record<GemColor, readonly CountedColor[]>> = {
  red: ['red'],
  yellow: ['yellow'],
  blue: ['blue'],
  orange: ['red', 'yellow'],
  purple: ['red', 'blue'],
  green: ['yellow', 'blue'],
  prismatic: ['red', 'yellow', 'blue'],
  meta: [],
};

export function gemColorCounts(gear: Gear): GemColorCounts {
  const counts = { red: 0, yellow: 0, blue: 0 };
  for (const slot of SLOT_IDS) {
    for (const gem of gear[slot].gems) {
      for (const color of gem?.gem ? COUNTS_AS[gem.gem.color] : []) counts[color] += 1;
    }
  }
  return counts;
}

export function meetsRequirement(requirement: GemRequirement, counts: GemColorCounts): boolean {
  return 'atLeast' in requirement
    ? counts[requirement.color] >= requirement.atLeast
    : counts[requirement.color] > counts[requirement.moreThan];
}

/** The sentences of what a meta gem still asks for; empty when it is active. */
export function unmetRequirements(gem: Item, counts: GemColorCounts): readonly Refusal[] {
  return (gem.gem?.requirements ?? [])
    .filter((requirement) => !meetsRequirement(requirement, counts))
    .map((requirement) =>
      'atLeast' in requirement
        ? refusal('gemNeedsAtLeast', requirement.atLeast, requirement.color)
        : refusal('gemNeedsMore', requirement.color, requirement.moreThan),
    );
}
