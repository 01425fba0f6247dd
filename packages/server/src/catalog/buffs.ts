import { buffOptions } from '@gearwright/game/buff/buff-options.ts';
import { baseStats } from '@gearwright/game/character/base-stats.ts';
import {
  RACE_FACTION,
  type GameClass,
  type Race,
} from '@gearwright/game/words/classes-and-races.ts';
import type { BuffImprovement } from '@gearwright/game/dataset/tables.ts';
import { lazy } from '@gearwright/game/dataset/lazy.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Catalog } from './catalog.ts';

export function buffCategories(
  { dataset }: Catalog,
  gameClass: GameClass,
  race: Race,
  level: number,
) {
  // Throws for a race, class or level that no character of the edition can have.
  baseStats(dataset, gameClass, race, level);
  const wearer = { gameClass, race, level, faction: RACE_FACTION[race] };
  return buffOptions(dataset, wearer).map(({ key, options }) => ({
    category: key,
    spells: options.map(({ buff, ranks, improvements }) => ({
      spellId: String(buff.spellId),
      name: buff.name,
      icon: buff.icon,
      stacking: buff.category,
      selfOnly: buff.selfOnly,
      spell: dataset.spell(buff.spellId),
      ranks: ranks.map((each) => ({ ...each, spellId: String(each.spellId) })),
      improvements: improvements.map(improvementToWire),
    })),
  }));
}

export function improvementToWire({ name, gameClass, spellIds }: BuffImprovement) {
  return { name, gameClass, ranks: spellIds.map((spellId, at) => ({ rank: at + 1, spellId })) };
}

const improvementsBySpell = new WeakMap<Dataset, () => Map<number, readonly BuffImprovement[]>>();

/** What makes a spell stronger, for every rank of a buff. */
export function improvementsOf(dataset: Dataset, spellId: number): readonly BuffImprovement[] {
  let known = improvementsBySpell.get(dataset);
  if (!known) improvementsBySpell.set(dataset, (known = lazy(() => indexImprovements(dataset))));
  return known().get(spellId) ?? [];
}

function indexImprovements({ buffs }: Dataset): Map<number, readonly BuffImprovement[]> {
  return new Map(
    buffs.flatMap(({ spellId, alsoSpellIds, ranks, improvements }) =>
      [spellId, ...alsoSpellIds, ...ranks.map((rank) => rank.spellId)].map(
        (id) => [id, improvements] as const,
      ),
    ),
  );
}
