import {
  RACE_FACTION,
  type GameClass,
  type Race,
} from '@gearwright/game/words/classes-and-races.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { ClassTalents } from '@gearwright/game/dataset/tables.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { autofill } from '@gearwright/game/optimise/autofill.ts';
import { weightsOf } from '@gearwright/game/point/point.ts';
import { presetFor, presetPoint } from '@gearwright/game/point/preset-for.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { formatTalents } from '@gearwright/game/talent/encoded-talents.ts';
import { whyNotLearn } from '@gearwright/game/talent/learn.ts';
import type { TalentOrder, TalentPoint } from '@gearwright/game/talent/talent-order.ts';

/** For a class nobody published an example of: the best gear by its preset, and its last tree filled from the top. */
export function fillSet(
  gameClass: GameClass,
  race: Race,
  { edition, dataset }: { readonly edition: Edition; readonly dataset: Dataset },
): GearSet {
  const facts = dataset.classes.find((row) => row.gameClass === gameClass)!;
  const level = edition.maxLevel;
  const phase = edition.defaultPhase;
  const spec = facts.specs.at(-1)!.key;
  const preset = presetFor(dataset, edition, { gameClass, spec, level, phase })!;
  const blank = newGearSet({ id: '', characterId: '', name: '', gameClass, spec, phase });
  // What no source gives is not of the game as it is played.
  const sources = edition.sources.map(({ key }) => key);
  const empty = { ...blank, defaultFilters: { ...blank.defaultFilters, sources } };
  const wearer = { race, gameClass, level, faction: RACE_FACTION[race] };
  const talents = dataset.talents(gameClass);
  const { gear } = autofill({
    index: buildSearchIndex(dataset, edition),
    rules: { edition, dataset, wearer },
    set: empty,
    weights: weightsOf(presetPoint(preset)),
  });
  return { ...empty, gear, talents: formatTalents(spendAll(talents, level), talents) };
}

function spendAll(talents: ClassTalents, level: number): TalentOrder {
  const points = [2, 1, 0].flatMap((tree) =>
    talents.trees[tree as 0 | 1 | 2].talents.flatMap((talent, place) =>
      talent.spellIds.map((): TalentPoint => ({ tree: tree as 0 | 1 | 2, talent: place })),
    ),
  );
  return points.reduce<TalentOrder>(
    (order, point) => (whyNotLearn(order, point, talents, level) ? order : [...order, point]),
    [],
  );
}
