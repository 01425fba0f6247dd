import type { Edition } from '../edition/edition.ts';
import type { ConsumableType, Item } from '../item/item.ts';
import type { GearSet } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';
import { MAIN_HAND, OFF_HAND, type SlotId } from '../slot/slots.ts';
import { whyNotConsume } from './choosing-consumable.ts';
import { enhances } from './enhancement.ts';

export interface ConsumableCategory {
  readonly key: string;
  readonly label: string;
  /** "Scrolls" above its six kinds; null for a category of its own. */
  readonly heading: string | null;
  readonly slotId: SlotId | null;
  /** Several may be chosen, one of each exclusive group. */
  readonly multiple: boolean;
  readonly options: readonly Item[];
}

type CategoryRow = Omit<ConsumableCategory, 'options'> & {
  readonly holds: (item: Item, edition: Edition) => boolean;
};

const SCROLLS = ['Agility', 'Intellect', 'Protection', 'Spirit', 'Stamina', 'Strength'];

const isType =
  (...types: readonly ConsumableType[]) =>
  (item: Item): boolean =>
    types.includes(item.consumable!.type);

/** Where a flask is no kind of its own it is found among the elixirs it stands for. */
const elixir =
  (type: ConsumableType) =>
  (item: Item, { consumables }: Edition): boolean =>
    isType(type)(item) || (consumables.flaskFromLevel === null && isType('flask')(item));

function row(key: string, label: string, holds: CategoryRow['holds']): CategoryRow {
  return { key, label, heading: null, slotId: null, multiple: false, holds };
}

/** In the order of display: flask, battle, guardian, elixir, food, scroll, enhancement; potions come last. */
const CATEGORIES: readonly CategoryRow[] = [
  row(
    'flask',
    'Flask',
    (item, edition) => edition.consumables.flaskFromLevel !== null && isType('flask')(item),
  ),
  row('battle', 'Battle Elixir', elixir('battle')),
  row(
    'guardian',
    'Guardian Elixir',
    (item, edition) => edition.consumables.guardianElixirs && elixir('guardian')(item, edition),
  ),
  {
    ...row(
      'elixirs',
      'Elixirs',
      (item, edition) => edition.consumables.freeElixirs && isType('elixir')(item),
    ),
    multiple: true,
  },
  {
    ...row(
      'other',
      'Other',
      (item, edition) => !edition.consumables.freeElixirs && isType('elixir')(item),
    ),
    multiple: true,
  },
  row('food', 'Food', isType('food')),
  ...SCROLLS.map((kind): CategoryRow => ({
    ...row(`scroll${kind}`, kind, (item) => item.consumable!.group === `scroll${kind}`),
    heading: 'Scrolls',
  })),
  { ...row('mainHand', 'Main Hand Weapon', isType('enhancement')), slotId: MAIN_HAND },
  { ...row('offHand', 'Off Hand Weapon', isType('enhancement')), slotId: OFF_HAND },
  row('potion', 'Potion', isType('potion')),
];

/** What this wearer can choose from; a category with nothing in it is not shown. */
export function consumableOptions(set: GearSet, rules: Rules): readonly ConsumableCategory[] {
  const offered = rules.dataset.consumables.filter((item) => whyNotConsume(item, rules) === null);
  return CATEGORIES.map(({ holds, ...category }) => {
    const { slotId } = category;
    const options = offered
      .filter((item) => holds(item, rules.edition))
      .filter(
        (item) => slotId === null || enhances(item.consumable!, slotId, set.gear[slotId].item),
      )
      .toSorted((a, b) => b.requiredLevel - a.requiredLevel || a.name.localeCompare(b.name, 'en'));
    return { ...category, options };
  }).filter(({ options }) => options.length > 0);
}
