import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { explain } from '@gearwright/game/total/explain.ts';
import { totals, type TotalsInput } from '@gearwright/game/total/totals.ts';
import { atMost, type Figure } from '../../../scripts/bench/figure.ts';
import { milliseconds, timeInTurn, type Times } from '../../../scripts/bench/measure.ts';
import { loadDataset } from '../src/load.ts';
import { exampleInput } from '../test/worn-sets.ts';

const PIECES = 17;
const BUFFS = 20;
/** Sheets worked out in one sample: one alone is below the clock, many are broken up by other programs. */
const RUN = 20;
const ROUNDS = 500;

/** The sheet of a full set, against adding up the stats printed on its items. */
export function totalsFigures(): readonly Figure[] {
  const input = fullSet();
  const items = Object.values(input.gear).flatMap((piece) => piece.item ?? []);
  const times = timeInTurn(
    {
      sum: run(() => plainSum(items.map((item) => item.stats))),
      sheet: run(() => totals(input)),
      // Nothing remembered: another list of buffs each time.
      afresh: run(() => totals({ ...input, buffs: [...input.buffs] })),
      reasons: run(() => explain({ input, figures: new Float64Array(0) }, 'attackPower')),
    },
    ROUNDS,
    200,
  );
  return [
    figure('items’ stats added up, nothing else', times.sum, times.sum),
    {
      ...figure(`totals of ${PIECES} items, talents, ${BUFFS} buffs, p50`, times.sheet, times.sum),
      goal: atMost(times.sheet.p50 / times.sum.p50, 10),
    },
    {
      ...figure('the same, in time', times.sheet, times.sum),
      goal: atMost((times.sheet.p50 / RUN) * 1000, 100, ' µs'),
    },
    figure('totals after a change of buffs', times.afresh, times.sum),
    figure('totals with the reasons of every figure', times.reasons, times.sum),
  ];
}

function fullSet(): TotalsInput {
  const dataset = loadDataset('wrath');
  const example = dataset.examples.findLast(
    ({ items, talents }) => items.length >= PIECES && talents !== null,
  )!;
  const buffs = dataset.buffs
    .filter((buff) => !buff.selfOnly)
    .slice(0, BUFFS)
    .map(({ spellId, improvements }) => ({
      spellId,
      improvementIds: improvements.map(({ spellIds }) => spellIds.at(-1)!),
      enabled: true,
    }));
  return { ...exampleInput(EDITIONS.wrath, dataset, example), buffs };
}

function plainSum(lists: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const stats of lists) {
    for (const name in stats) sums[name] = (sums[name] ?? 0) + stats[name]!;
  }
  return sums;
}

function run(task: () => unknown): () => unknown {
  return () => {
    let last: unknown;
    for (let times = 0; times < RUN; times++) last = task();
    return last;
  };
}

function figure(what: string, { p50 }: Times, sum: Times): Figure {
  return {
    what: `wrath: ${what}`,
    value: milliseconds(p50 / RUN),
    ratio: p50 / sum.p50,
    goal: null,
  };
}
