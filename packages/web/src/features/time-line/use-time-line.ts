import { useEffect, useRef, useState } from 'react';
import { stopRequest, type TimeLine } from '@gearwright/game/optimise/timeline/stop-request.ts';
import { stopsFrom, type Stop } from '@gearwright/game/optimise/timeline/stops.ts';
import { worthAt } from '@gearwright/game/optimise/timeline/time-line.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import type { Gear } from '@gearwright/game/set/gear-set.ts';
import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { useGameWorker } from '../../data/worker/use-game-worker.ts';
import { showToast } from '../../ui/toast/toasts.ts';

/** A stop with the best gear there is for it. */
export interface DrawnStop extends Stop {
  readonly gear: Gear;
  readonly value: number;
  /** What is worn today would be worth there. */
  readonly worn: number;
  readonly proved: boolean;
  /** What it is valued by. */
  readonly point: Point;
}

interface Drawn {
  /** Of what it is the time line: another set, point or start is another line. */
  readonly of: string;
  readonly stops: readonly DrawnStop[];
  /** How many it will have. */
  readonly all: number;
}

export interface Asked {
  readonly from: number;
  readonly heirlooms: boolean;
}

/** The best gear of every stop, one after the other, in the worker; whatever is there already is shown. */
export function useTimeLine(point: Point, { from, heirlooms }: Asked) {
  const { set, rules, wearer } = useSetView();
  const ask = useGameWorker();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const running = useRef<AbortController | null>(null);
  const of = JSON.stringify([from, heirlooms, point, wearer, storeSet(set)]);
  const cancel = (): void => running.current?.abort();
  useEffect(() => () => running.current?.abort(), [of]);

  const draw = async (): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const line: TimeLine = { set, rules, point, heirlooms };
    const phase = set.phase || rules.edition.defaultPhase;
    const all = stopsFrom({ level: from, phase }, rules.edition);
    const stops: DrawnStop[] = [];
    setDrawing(true);
    setDrawn({ of, stops, all: all.length });
    try {
      for (const stop of all) {
        const request = stopRequest(line, stop, stops.at(-1)?.gear ?? set.gear);
        const { set: then, point: by, ...wishes } = request;
        const task = { kind: 'exact' as const, set: storeSet(then), pointId: by.pointId };
        const answer = await ask({ ...task, ...wishes, prices: false }, { signal });
        const { gear } = loadSet(answer.set, rules.dataset, stop.level).set;
        const { value, proved } = answer;
        const worn = worthAt(request, line, set.gear);
        stops.push({ ...stop, gear, value, proved, point: by, worn });
        setDrawn({ of, stops: [...stops], all: all.length });
      }
    } catch {
      if (!signal.aborted) showToast('The time line could not be drawn.', { tone: 'failed' });
    } finally {
      if (running.current === controller) setDrawing(false);
    }
  };
  return { drawn: drawn?.of === of ? drawn : null, isDrawing, draw, cancel };
}
