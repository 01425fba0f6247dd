import { namedDataset } from '@gearwright/game/dataset/named-dataset.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import { matchText } from '@gearwright/game/search/text/match-text.ts';
import type { NameLanguage } from '@gearwright/game/words/name-languages.ts';
import { atMost, type Figure } from '../../../scripts/bench/figure.ts';
import { milliseconds, timesOf } from '../../../scripts/bench/measure.ts';
import { loadDataset, loadNames } from '../src/load.ts';

/** Latin letters, another alphabet, syllables, and signs without blanks. */
const LANGUAGES: readonly NameLanguage[] = ['de', 'ru', 'ko', 'zh-CN'];
const EVERY = 90;
/** Each search is timed so often and its least time counts: what other programs take is no one's fault. */
const REPEATS = 5;

/** Names as they are typed, whole and half, looked for in a dataset in another language. */
export function nameFigures(): readonly Figure[] {
  return LANGUAGES.map((language) => {
    const dataset = namedDataset(loadDataset('wrath'), loadNames('wrath', language));
    const index = buildSearchIndex(dataset, EDITIONS.wrath);
    const names = index.names();
    const times = [...dataset.items.ids.keys()]
      .filter((row) => row % EVERY === 0)
      .flatMap((row) => {
        const name = dataset.items.name(row);
        return [name, name.slice(0, Math.ceil(name.length / 2))];
      })
      .map((search) => {
        let least = Infinity;
        for (let repeat = 0; repeat < REPEATS; repeat++) {
          const start = performance.now();
          matchText(names, search);
          least = Math.min(least, performance.now() - start);
        }
        return least;
      });
    const { p99 } = timesOf(times);
    return {
      what: `text search in ${language}, p99`,
      value: milliseconds(p99),
      ratio: null,
      goal: atMost(p99, 5, ' ms'),
    };
  });
}
