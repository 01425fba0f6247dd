import { GainInSet } from '@gearwright/game/optimise/gain/gain-in-set.ts';
import { effectsFor } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { weightsOf } from '@gearwright/game/point/point.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { wearerOf, type Rules } from '@gearwright/game/set/rules.ts';
import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { STORED_LIMITS } from '@gearwright/game/stored/stored-limits.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import { sheetStats } from '@gearwright/game/total/sheet-stats.ts';
import type { PublicSet } from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';
import { warningsOf } from './set-rules.ts';

/** What the set is worth by one of its points. */
export interface SetValue {
  readonly pointId: string;
  readonly name: string;
  readonly value: number;
}

/** A shared set as programs are told of it. */
export interface ToldSet extends PublicSet {
  /** The figures of its sheet, under its buffs. */
  readonly totals: Readonly<Record<string, number>>;
  readonly values: readonly SetValue[];
  readonly warnings: readonly string[];
}

/** A shared set with everything that follows from it: totals, values, and what the rules no longer allow. */
export function toldSet(shared: PublicSet, game: RosterGame): ToldSet {
  const { character } = shared;
  const stored = { ...shared, id: '', characterId: '', version: 0, pinned: false };
  const { set } = loadSet(stored, game.dataset, character.level);
  const rules = { ...game, wearer: wearerOf(set, character) };
  return {
    ...shared,
    totals: sheetStats(setTotals(set, { ...rules, form: null, buffs: true })),
    values: valuesOf(set, rules),
    warnings: warningsOf(stored, character, game),
  };
}

function valuesOf(set: GearSet, rules: Rules): readonly SetValue[] {
  // Each costs as much as a look at the whole set: never more than a set may have.
  return set.points.slice(0, STORED_LIMITS.points).map((point) => {
    const { pointId, name } = point;
    const weights = weightsOf(point);
    const effects = effectsFor(set, rules, weights, point);
    const preset = rules.dataset.presets.find(({ id }) => id === pointId) ?? null;
    const { worth } = new GainInSet(set, { rules, weights, effects, preset });
    return { pointId, name, value: worth };
  });
}
