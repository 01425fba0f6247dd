import { useEffect, useRef, useState } from 'react';
import { nakedSheet } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { capsOf } from '@gearwright/game/optimise/exact/goals-of.ts';
import { weightsOf, type Point } from '@gearwright/game/point/point.ts';
import type { Gear } from '@gearwright/game/set/gear-set.ts';
import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { sheetStats } from '@gearwright/game/total/sheet-stats.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { useGameWorker } from '../../data/worker/use-game-worker.ts';
import { showToast } from '../../ui/toast/toasts.ts';

/** The exact optimum of a phase under the set's goals; looked for when it is asked. */
export function useBest(phase: number | null, point: Point) {
  const { set, rules, wearer } = useSetView();
  const ask = useGameWorker();
  const [found, setFound] = useState<{ readonly of: string; readonly gear: Gear } | null>(null);
  const [isLooking, setLooking] = useState(false);
  // Whatever decides what is best: an optimum of other talents or filters is not this one's.
  const { talents, buffs, consumables, defaultFilters, goals } = set;
  const sheet = { talents, buffs, consumables, defaultFilters, goals };
  const of = JSON.stringify([phase, point, sheet, wearer]);
  const running = useRef<AbortController | null>(null);
  // A search for what nobody asks any more is given up: the panel was closed, or something else is asked.
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
      setLooking(false);
    },
    [of],
  );
  const look = (): void => {
    if (phase === null) return;
    const mine = new AbortController();
    running.current = mine;
    setLooking(true);
    const then = { ...set, phase };
    const preset = rules.dataset.presets.find(({ id }) => id === point.pointId) ?? null;
    const task = {
      ...{ kind: 'exact' as const, set: storeSet(then), wearer, pointId: point.pointId },
      weights: weightsOf(point),
      caps: capsOf(then, rules, preset),
      totals: sheetStats(nakedSheet(then, rules)),
      prices: false,
    };
    ask(task, { signal: mine.signal }).then(
      (answer) => {
        if (running.current !== mine) return;
        setFound({ of, gear: loadSet(answer.set, rules.dataset, wearer.level).set.gear });
        setLooking(false);
      },
      () => {
        if (running.current !== mine) return;
        showToast('The best set could not be looked for.', { tone: 'failed' });
        setLooking(false);
      },
    );
  };
  return { gear: found?.of === of ? found.gear : null, isLooking, look };
}
