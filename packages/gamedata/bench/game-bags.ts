import { MOST_OWNED, type Inventory } from '@gearwright/game/character/inventory.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { autofill } from '@gearwright/game/optimise/autofill.ts';
import { exactAutofill } from '@gearwright/game/optimise/exact/exact-autofill.ts';
import { findUpgrades } from '@gearwright/game/optimise/next/upgrades.ts';
import { bagReport } from '@gearwright/game/plans/bag-report.ts';
import { ownedCounts } from '@gearwright/game/plans/owned-items.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { atMost, type Figure } from '../../../scripts/bench/figure.ts';
import { milliseconds, timesOf } from '../../../scripts/bench/measure.ts';
import { loadDataset, loadTexts } from '../src/load.ts';
import { indexOf } from '../test/autofill-requests.ts';

const ROUNDS = 5;
const SECOND = 1000;

/** The largest bag there may be, full of the best that a class can wear: the most there is to choose from. */
export function bagFigures(): readonly Figure[] {
  const dataset = loadDataset('wrath');
  const texts = loadTexts('wrath');
  const index = indexOf('wrath');
  const edition = EDITIONS.wrath;
  const wearer = { gameClass: 'mage', race: 'human', faction: 'alliance', level: 80 } as const;
  const set = newGearSet({
    ...{ id: 's', characterId: 'c', name: 'Raid', gameClass: 'mage', spec: 'fire', phase: 4 },
  });
  const weights = {
    spellPower: 1,
    hasteRating: 0.8,
    critRating: 0.6,
    hitRating: 0.9,
    intellect: 0.2,
  };
  const inventory: Inventory = searchItems(index, {
    gameClass: 'mage',
    statWeights: weights,
    size: MOST_OWNED,
  }).hits.map(({ item }) => ({ id: item.id, place: 'bags', enchant: null, gems: [] }));
  const owned = ownedCounts(inventory);
  const rules = { edition, dataset, wearer };
  const context = { index, rules, set, weights, owned };
  const subSecond = (what: string, task: () => unknown): Figure => {
    const { p50 } = timesOf(
      Array.from({ length: ROUNDS }, () => {
        const start = performance.now();
        task();
        return performance.now() - start;
      }),
    );
    return {
      what: `${what}, bags of ${inventory.length}, p50`,
      value: milliseconds(p50),
      ratio: null,
      goal: atMost(p50, SECOND, ' ms'),
    };
  };
  return [
    subSecond('best from my bags', () => exactAutofill(context)),
    subSecond('each slot from my bags', () => autofill(context)),
    subSecond('upgrades from my bags', () => findUpgrades(context, null)),
    subSecond('doubles and what to sell', () => bagReport(inventory, [], dataset, texts)),
  ];
}
