import { autofill } from '@gearwright/game/optimise/autofill.ts';
import type { Cap } from '@gearwright/game/optimise/exact/cap.ts';
import { encode } from '@gearwright/game/optimise/exact/encode.ts';
import { exactAutofill } from '@gearwright/game/optimise/exact/exact-autofill.ts';
import { gather } from '@gearwright/game/optimise/exact/gather.ts';
import { makeObjective } from '@gearwright/game/optimise/exact/objective.ts';
import { atMost, type Figure } from '../../../scripts/bench/figure.ts';
import { milliseconds, timesOf } from '../../../scripts/bench/measure.ts';
import { anotherSolver } from '../test/another-solver.ts';
import { presetsAtCap, requestFor } from '../test/autofill-requests.ts';
import { linearModel } from '../test/linear-model.ts';

const CAPS: readonly Cap[] = [
  { stat: 'hitRating', kind: 'worthlessAbove', amount: 263 },
  { stat: 'expertiseRating', kind: 'worthlessAbove', amount: 140 },
];
/** The other solver takes seconds each: so many characters are given to both. */
const COMPARED = 8;
const SOLVER_SECONDS = 60;

/** Specified and exact autofill of every wrath preset, the exact one with a hit and an expertise cap. */
export async function autofillFigures(): Promise<readonly Figure[]> {
  const requests = presetsAtCap('wrath').map((preset) => ({
    ...requestFor('wrath', preset),
    caps: CAPS,
  }));
  const time = <Value>(task: () => Value): { readonly ms: number; readonly result: Value } => {
    const start = performance.now();
    const result = task();
    return { ms: performance.now() - start, result };
  };
  autofill(requests[0]!);
  exactAutofill(requests[0]!, { prices: false });
  const plain = timesOf(requests.map((request) => time(() => autofill(request)).ms));
  const exact = requests.map((request) => time(() => exactAutofill(request, { prices: false })));
  const all = timesOf(exact.map(({ ms }) => ms));

  const solve = await anotherSolver();
  const step = Math.floor(requests.length / COMPARED);
  const places = [...requests.keys()].filter((at) => at % step === 0).slice(0, COMPARED);
  const others = places.map((at) => {
    const { weights } = requests[at]!;
    const { problem } = encode(gather(requests[at]!, makeObjective(weights, CAPS, {})));
    return time(() => solve(linearModel(problem), SOLVER_SECONDS));
  });
  const proved = others.flatMap(({ result }, at) =>
    result.proved ? [{ theirs: result.value, ours: exact[places[at]!]!.result.value }] : [],
  );
  const apart = proved.reduce(
    (most, { theirs, ours }) => Math.max(most, Math.abs(theirs - ours) / Math.abs(theirs)),
    0,
  );
  const theirTimes = timesOf(others.map(({ ms }) => ms));
  const ourTimes = timesOf(places.map((at) => exact[at]!.ms));
  const unproved = exact.filter(({ result }) => !result.proved).length;
  return [
    {
      what: 'specified autofill, p50',
      value: milliseconds(plain.p50),
      ratio: null,
      goal: atMost(plain.p50, 20, ' ms'),
    },
    {
      what: 'exact autofill with two caps, p50',
      value: milliseconds(all.p50),
      ratio: null,
      goal: atMost(all.p50, 1000, ' ms'),
    },
    {
      what: 'exact autofill with two caps, p99',
      value: milliseconds(all.p99),
      ratio: null,
      goal: atMost(all.p99, 1000, ' ms'),
    },
    {
      what: `of ${requests.length} left without proof`,
      value: String(unproved),
      ratio: null,
      goal: atMost(unproved, 0),
    },
    {
      what: `HiGHS on the same model, ${COMPARED} of them, p50`,
      value: milliseconds(theirTimes.p50),
      ratio: 1,
      goal: null,
    },
    {
      what: 'exact autofill of the same, p50',
      value: milliseconds(ourTimes.p50),
      ratio: ourTimes.p50 / theirTimes.p50,
      goal: atMost(ourTimes.p50 / theirTimes.p50, 1),
    },
    {
      what: `values apart where HiGHS proves its own (${proved.length})`,
      value: apart.toExponential(1),
      ratio: null,
      goal: atMost(apart, 1e-6),
    },
  ];
}
