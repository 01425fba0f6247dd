import { scoreGear } from '../../score/score.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import type { Gear } from '../../set/gear-set.ts';
import { setsEarnedBy } from '../../set/set-skill.ts';
import { exactAutofill } from '../exact/exact-autofill.ts';
import { armsOf } from '../exact/goals-of.ts';
import { effectsFor } from '../exact/spec-defaults.ts';
import { stopRequest, type StopRequest, type TimeLine } from './stop-request.ts';
import type { Stop } from './stops.ts';

/** The best gear of a stop, with its worth under the weights of that stop. */
export interface StopGear extends Stop {
  readonly request: StopRequest;
  readonly gear: Gear;
  readonly value: number;
  readonly proved: boolean;
}

/** The best gear of every stop, one after the other, for whoever has no worker to ask. */
export function* timeLine(
  line: TimeLine,
  stops: readonly Stop[],
  index: SearchIndex,
): Generator<StopGear> {
  const { edition, dataset } = line.rules;
  let before = line.set.gear;
  for (const stop of stops) {
    const request = stopRequest(line, stop, before);
    const { set, wearer, weights, point } = request;
    const rules = { edition, dataset, wearer };
    const effects = effectsFor(set, rules, weights, point);
    const context = { index, rules, effects, arms: armsOf(set, rules) };
    const { gear, value, proved } = exactAutofill({ ...request, ...context }, { prices: false });
    before = gear;
    yield { ...stop, request, gear, value, proved };
  }
}

/** What gear is worth at a stop, with the caps of the sheet left aside: how far what is worn today still carries. */
export function worthAt({ set, wearer, weights, point }: StopRequest, line: TimeLine, gear: Gear) {
  const { edition, dataset } = line.rules;
  const rules = { edition, dataset, wearer };
  const setOf = setsEarnedBy(wearer, dataset);
  return scoreGear(gear, weights, setOf, effectsFor(set, rules, weights, point));
}
