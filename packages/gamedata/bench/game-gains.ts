import { autofill } from '@gearwright/game/optimise/autofill.ts';
import { FILLED_SLOTS } from '@gearwright/game/optimise/autofill-context.ts';
import { effectsFor } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { GainInSet } from '@gearwright/game/optimise/gain/gain-in-set.ts';
import { rankedByGain } from '@gearwright/game/optimise/gain/ranked-by-gain.ts';
import { slotQuery } from '@gearwright/game/optimise/slot-query.ts';
import { atMost, type Figure } from '../../../scripts/bench/figure.ts';
import { milliseconds, timesOf } from '../../../scripts/bench/measure.ts';
import { presetsAtCap, requestFor } from '../test/autofill-requests.ts';

/** Each list is made so often and its least time counts: what other programs take is no one's fault. */
const REPEATS = 3;
/** Every so many of the presets. */
const EVERY = 5;

/** Every slot's list by what the whole set gains, as the page makes it when a slot is opened: the books are made anew. */
export function gainFigures(): readonly Figure[] {
  const times: number[] = [];
  const presets = presetsAtCap('wrath').filter((_, at) => at % EVERY === 0);
  for (const preset of presets) {
    const request = requestFor('wrath', preset);
    const effects = effectsFor(request.set, request.rules, request.weights);
    const set = { ...request.set, gear: autofill({ ...request, effects }).gear };
    const { rules, weights, index } = request;
    const measure = { rules, weights, effects, preset };
    for (const slot of FILLED_SLOTS) {
      const query = slotQuery({ rules, set, weights, effects }, slot);
      let least = Infinity;
      for (let repeat = 0; repeat < REPEATS; repeat++) {
        const start = performance.now();
        rankedByGain(new GainInSet(set, measure), index, query, slot);
        least = Math.min(least, performance.now() - start);
      }
      times.push(least);
    }
  }
  const { p50, p99 } = timesOf(times);
  return [
    { what: 'list in the set, p50', value: milliseconds(p50), ratio: null, goal: atMost(p50, 8) },
    { what: 'list in the set, p99', value: milliseconds(p99), ratio: null, goal: atMost(p99, 30) },
  ];
}
