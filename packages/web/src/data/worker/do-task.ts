import { autofill } from '@gearwright/game/optimise/autofill.ts';
import type { AutofillContext } from '@gearwright/game/optimise/autofill-context.ts';
import { exactSteps } from '@gearwright/game/optimise/exact/exact-autofill.ts';
import type { Progress } from '@gearwright/game/optimise/exact/solve.ts';
import { armsOf } from '@gearwright/game/optimise/exact/goals-of.ts';
import { effectsFor } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { findUpgrades, type SlotUpgrades } from '@gearwright/game/optimise/next/upgrades.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import type { Gear, GearSet } from '@gearwright/game/set/gear-set.ts';
import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { searchIndexOf } from '../search/search-index-of.ts';
import type { Answers, Task, UpgradeIds } from './protocol.ts';

/** A task a step at a time; `stop` ends it with what it has. */
export function* doTask(
  task: Task,
  game: RosterGame,
  stop: () => boolean,
): Generator<Progress, Answers[Task['kind']]> {
  const index = searchIndexOf(game);
  if (task.kind === 'search') {
    const { total, hits } = searchItems(index, task.query);
    return { total, hits: hits.map(({ item, score }) => ({ id: item.id, score })) };
  }
  const { wearer, weights } = task;
  const { set } = loadSet(task.set, game.dataset, wearer.level);
  const rules = { ...game, wearer };
  const { pointId, arms = armsOf(set, rules) } = task;
  const effects = effectsFor(set, rules, weights, pointId === undefined ? null : { pointId });
  const owned = task.owned ? new Map(task.owned) : null;
  const context: AutofillContext = { index, rules, set, weights, effects, arms, owned };
  switch (task.kind) {
    case 'autofill': {
      const { gear, value } = autofill(context, task.slots);
      return { set: dressed(set, gear), value };
    }
    case 'upgrades': {
      const { available, upcoming } = findUpgrades(
        context,
        presetOf(game.dataset, pointId),
        task.hits,
      );
      return { available: available.map(ids), upcoming: upcoming.map(ids) };
    }
    case 'exact': {
      const { caps, totals, locked, banned, prices } = task;
      const request = { ...context, caps, totals, locked, banned };
      const { gear, ...found } = yield* exactSteps(request, { stop, prices });
      return { ...found, set: dressed(set, gear) };
    }
  }
}

function presetOf({ presets }: RosterGame['dataset'], pointId: string | undefined) {
  return presets.find(({ id }) => id === pointId) ?? null;
}

function dressed(set: GearSet, gear: Gear) {
  return storeSet({ ...set, gear });
}

function ids({ slot, upgrades }: SlotUpgrades): UpgradeIds {
  return {
    slot,
    upgrades: upgrades.map(({ item, score, gain }) => ({ id: item.id, score, gain })),
  };
}
