import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { setFromExample } from '@gearwright/game/exchange/set-from-example.ts';
import { exactAutofill } from '@gearwright/game/optimise/exact/exact-autofill.ts';
import { nakedSheet, specDefaults } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import type { SearchIndex } from '@gearwright/game/search/search-index.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { pieceOf } from '@gearwright/game/set/piece.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { SLOT_IDS } from '@gearwright/game/slot/slots.ts';
import { specOfTalents } from '@gearwright/game/talent/spec-of-talents.ts';
import { sheetStats } from '@gearwright/game/total/sheet-stats.ts';
import { RACE_FACTION, type Faction } from '@gearwright/game/words/classes-and-races.ts';

/** A published set, and what we advise the same character to wear. */
export interface Advised {
  readonly example: ExampleSet;
  readonly spec: string;
  readonly rules: Rules;
  readonly published: GearSet;
  readonly advised: GearSet;
  readonly proved: boolean;
  readonly milliseconds: number;
}

/** As `gw autofill --exact --defaults` does for whoever wears the example. */
export function advise(
  example: ExampleSet,
  index: SearchIndex,
  seconds: number,
  now: () => number,
): Advised {
  const { dataset } = index;
  const edition = EDITIONS[dataset.edition];
  const { gameClass, level, phase } = example;
  const faction = example.faction ?? factionWorn(example, dataset);
  const race = dataset.classes
    .find((facts) => facts.gameClass === gameClass)!
    .races.find((each) => !faction || RACE_FACTION[each] === faction)!;
  const beginnings = { id: 'a', characterId: 'b', name: example.name, gameClass, spec: '', phase };
  const { set: published } = setFromExample(example, beginnings, { edition, dataset });
  const spec = specOf(example, published, dataset);
  const professions = published.defaultFilters.professions ?? [];
  const wearer = { race, gameClass, level, faction: RACE_FACTION[race], professions };
  const rules: Rules = { edition, dataset, wearer };
  const bare = bareOf({ ...published, spec });
  const start = now();
  const { weights, effects, arms, caps } = specDefaults(bare, rules);
  const totals = sheetStats(nakedSheet(bare, rules));
  const found = exactAutofill(
    { index, rules, set: bare, weights, effects, arms, caps, totals },
    { prices: false, stop: () => now() - start > seconds * 1000 },
  );
  return {
    example,
    spec,
    rules,
    published,
    advised: { ...bare, gear: found.gear },
    proved: found.proved,
    milliseconds: now() - start,
  };
}

/** Who wears more of one side's things is of that side. */
function factionWorn({ items }: ExampleSet, dataset: Dataset): Faction | null {
  const sides = items.map(({ id }) => dataset.item(String(id))?.faction ?? null);
  const count = (side: Faction): number => sides.filter((each) => each === side).length;
  const [alliance, horde] = [count('alliance'), count('horde')];
  if (alliance === horde) return null;
  return alliance > horde ? 'alliance' : 'horde';
}

/** Some simulators do not name a tree. */
function specOf({ gameClass, spec }: ExampleSet, set: GearSet, dataset: Dataset): string {
  const { specs } = dataset.classes.find((facts) => facts.gameClass === gameClass)!;
  return specs.some(({ key }) => key === spec)
    ? spec
    : specOfTalents(set.talents, gameClass, dataset);
}

/** Runes are the spec's own choice and stay. */
function bareOf(set: GearSet): GearSet {
  const gear = Object.fromEntries(
    SLOT_IDS.map((slot) => [slot, pieceOf(null, set.gear[slot].rune)]),
  ) as unknown as GearSet['gear'];
  return { ...set, gear };
}
