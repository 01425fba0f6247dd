import { EDITIONS } from '../src/edition/editions.ts';
import type { Item } from '../src/item/item.ts';
import type { AutofillContext } from '../src/optimise/autofill-context.ts';
import type { StatWeights } from '../src/point/point.ts';
import { buildSearchIndex } from '../src/search/search-index.ts';
import { gearFindings } from '../src/findings/gear-findings.ts';
import type { Gear, GearSet } from '../src/set/gear-set.ts';
import type { SlotId } from '../src/slot/slots.ts';
import { FIXTURE_CLASSES } from './rules/fixture-classes.ts';
import { fixtureSet } from './rules/fixture-dataset.ts';
import { makeItem, makeWeapon } from './rules/make.ts';
import { smallDataset, type SmallDataset } from './small-dataset.ts';

/** A human warrior of Wrath at the highest level, with these things to choose from. */
export function context(
  given: SmallDataset,
  facts: Partial<GearSet> = {},
  weights: StatWeights = { strength: 1 },
): AutofillContext {
  const edition = EDITIONS.wrath;
  const dataset = smallDataset({ classes: FIXTURE_CLASSES, ...given });
  const wearer = { race: 'human', gameClass: 'warrior', level: 80, faction: 'alliance' } as const;
  return {
    index: buildSearchIndex(dataset, edition),
    rules: { edition, dataset, wearer },
    set: fixtureSet({ phase: 5, ...facts }),
    weights,
  };
}

export const names = (gear: Gear, ...slots: SlotId[]): (string | null)[] =>
  slots.map((each) => gear[each].item?.name ?? null);
export const strong = (baseId: number, strength: number, facts: Partial<Item> = {}): Item =>
  makeItem(baseId, { name: `${strength}`, stats: { strength }, ...facts });
export const arm = (
  baseId: number,
  type: number,
  handed: Item['handed'],
  strength: number,
  facts: Partial<Item> = {},
): Item => makeWeapon(baseId, type, handed, { name: `${strength}`, stats: { strength }, ...facts });

export const legal = (given: AutofillContext, gear: Gear) =>
  gearFindings({ ...given.set, gear }, given.rules).map(({ message }) => message);
