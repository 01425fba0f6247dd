import { namedDataset } from '@gearwright/game/dataset/named-dataset.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import type { NameLanguage } from '@gearwright/game/words/name-languages.ts';
import { atMost, type Figure } from '../../../scripts/bench/figure.ts';
import { milliseconds, timesOf } from '../../../scripts/bench/measure.ts';
import { loadDataset, loadNames } from '../src/load.ts';

/** Latin letters, another alphabet, syllables, and signs without blanks. */
const LANGUAGES: readonly NameLanguage[] = ['de', 'ru', 'ko', 'zh-CN'];
const EVERY = 90;
/** Each search is timed so often and its least time counts: what other programs take is no one's fault. */
const REPEATS = 3;

/** A whole search for names as they are typed, of a dataset in another language. */
export function nameFigures(): readonly Figure[] {
  return LANGUAGES.map((language) => {
    const dataset = namedDataset(loadDataset('wrath'), loadNames('wrath', language));
    const index = buildSearchIndex(dataset, EDITIONS.wrath);
    index.names();
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
          searchItems(index, { search });
          least = Math.min(least, performance.now() - start);
        }
        return least;
      });
    const { p99 } = timesOf(times);
    return {
      what: `search for names in ${language}, p99`,
      value: milliseconds(p99),
      ratio: null,
      goal: atMost(p99, 5, ' ms'),
    };
  });
}
