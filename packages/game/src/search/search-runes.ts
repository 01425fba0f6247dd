import type { Rune } from '../dataset/tables.ts';
import type { ItemQuery } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import { pageOf } from './list-page.ts';
import type { ListPage } from './list-page.ts';
import { scoreStats } from '../score/score.ts';
import type { Stats } from '../stat/catalogue.ts';
import { matchText } from './text/match-text.ts';

/** Runes by slot, class and text; those that give plain stats are weighed by them. */
export function searchRunes(index: SearchIndex, query: ItemQuery): ListPage<Rune> {
  return pageOf(index.dataset.runes, query, {
    match: query.search ? matchText(index.runeNames(), query.search) : null,
    fits: (rune) =>
      (query.slotId ?? rune.slotId) === rune.slotId &&
      (!query.gameClass || rune.classes.includes(query.gameClass)),
    score: (rune) => scoreStats(plainStats(rune), query.statWeights ?? {}),
  });
}

function plainStats(rune: Rune): Stats {
  const flat = rune.effects.filter((effect) => effect.type === 'flat' && !effect.when);
  return Object.fromEntries(flat.map((effect) => [effect.stat, effect.value]));
}
