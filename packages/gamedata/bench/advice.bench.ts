import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { atLeast, type Bench, type Figure } from '../../../scripts/bench/figure.ts';
import { milliseconds, timesOf } from '../../../scripts/bench/measure.ts';
import { loadDataset } from '../src/load.ts';
import { advise, type Advised } from './advice/advise.ts';
import { examplesAsked, readAsked, type Asked } from './advice/asked.ts';
import { overlapOf, sum, type Overlap, type Share } from './advice/overlap.ts';
import { reasonsFor } from './advice/reasons.ts';

/** An advice that is not proved by then is taken as it is. */
const SECONDS = 10;
const NONE: Share = { same: 0, of: 0 };

interface Judged {
  readonly edition: EditionKey;
  readonly advised: Advised;
  readonly overlap: Overlap;
}

/** How far the advice agrees with published sets of raiders; none of them was used to make the weights by hand. */
export const bench: Bench = {
  title: 'gw autofill --exact --defaults against the published sets, by edition, slot and spec',
  run: (options) => {
    const asked = readAsked(options);
    const judged = asked.editions.flatMap((edition) => judgedIn(edition, asked));
    const times = timesOf(judged.map(({ advised }) => advised.milliseconds));
    return [
      ...inAll(judged),
      ...asked.editions.flatMap((edition) => {
        const own = judged.filter((each) => each.edition === edition);
        return [...byPhase(edition, own), ...bySlot(edition, own)];
      }),
      ...bySpec(judged),
      figure('an advice, p50', milliseconds(times.p50)),
      figure('an advice, p99', milliseconds(times.p99)),
      figure('left without proof', String(judged.filter((each) => !each.advised.proved).length)),
    ];
  },
};

function judgedIn(edition: EditionKey, asked: Asked): readonly Judged[] {
  const index = buildSearchIndex(loadDataset(edition), EDITIONS[edition]);
  return examplesAsked(index.dataset.examples, edition, asked).map((example) => {
    const advised = advise(example, index, SECONDS, () => performance.now());
    return { edition, advised, overlap: overlapOf(advised.published.gear, advised.advised.gear) };
  });
}

/** Items, enchants and gems of each phase; phases after an edition's last are advised by the last. */
function byPhase(edition: EditionKey, judged: readonly Judged[]): readonly Figure[] {
  const phases = Map.groupBy(judged, ({ advised }) => advised.example.phase);
  return [...phases]
    .toSorted(([a], [b]) => a - b)
    .map(([phase, own]) => {
      const all = (of: (overlap: Overlap) => Share): string =>
        percent(own.reduce((share, { overlap }) => sum(share, of(overlap)), NONE));
      const parts = `${all(({ items }) => items)} / ${all(({ enchants }) => enchants)} / ${all(({ gems }) => gems)}`;
      return figure(`${edition}, phase ${phase} (${own.length}): items / enchants / gems`, parts);
    });
}

function inAll(judged: readonly Judged[]): readonly Figure[] {
  const all = (of: (overlap: Overlap) => Share): Share =>
    judged.reduce((share, { overlap }) => sum(share, of(overlap)), NONE);
  const slot = (name: string) => all((overlap) => overlap.bySlot.get(name) ?? NONE);
  return [
    goal(
      `items, ${judged.length} sets`,
      all(({ items }) => items),
      75,
    ),
    goal('trinkets', slot('trinkets'), 60),
    goal('weapons', slot('weapons'), 70),
    goal(
      'enchants',
      all(({ enchants }) => enchants),
      80,
    ),
    goal(
      'gems',
      all(({ gems }) => gems),
      80,
    ),
  ];
}

function bySlot(edition: EditionKey, judged: readonly Judged[]): readonly Figure[] {
  const names = [...(judged[0]?.overlap.bySlot.keys() ?? [])];
  return names.map((name) => {
    const share = judged.reduce(
      (all, { overlap }) => sum(all, overlap.bySlot.get(name) ?? NONE),
      NONE,
    );
    return figure(`${edition}, ${name}`, percent(share));
  });
}

/** Each spec against its goal; one that misses it says why. */
function bySpec(judged: readonly Judged[]): readonly Figure[] {
  const specs = new Map<string, Judged[]>();
  for (const each of judged) {
    const key = `${each.edition}, ${each.advised.example.gameClass} ${each.advised.spec}`;
    specs.set(key, [...(specs.get(key) ?? []), each]);
  }
  return [...specs].flatMap(([name, own]) => {
    const share = own.reduce((all, { overlap }) => sum(all, overlap.items), NONE);
    const told = goal(`${name} (${own.length})`, share, 50);
    return told.goal?.met
      ? [told]
      : [
          told,
          ...reasonsFor(own.map((each) => each.advised)).map((why) => figure(`    ${why}`, '')),
        ];
  });
}

function goal(what: string, share: Share, least: number): Figure {
  const reached = (100 * share.same) / Math.max(share.of, 1);
  return { what, value: percent(share), ratio: null, goal: atLeast(reached, least, ' %') };
}

function figure(what: string, value: string): Figure {
  return { what, value, ratio: null, goal: null };
}

function percent({ same, of }: Share): string {
  return of === 0 ? '–' : `${Math.round((100 * same) / of)} %`;
}
