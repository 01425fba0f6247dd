import { STATS } from '../../stat/catalogue.ts';
import { TRAIT_WORDS } from './field-words.ts';
import { rangeWords } from './read-range.ts';
import type { AskedFor, NumberField, OriginField, Term } from './terms.ts';

const NUMBER_WORDS: Readonly<Record<NumberField, string>> = {
  itemLevel: 'item level',
  requiredLevel: 'required level',
  phase: 'phase',
  reachLevel: 'within reach at level',
  arenaRating: 'arena rating',
};

const ORIGIN_WORDS: Readonly<Record<OriginField, string>> = {
  from: 'from',
  boss: 'dropped by',
  zone: 'found in',
  quest: 'of the quest',
  cost: 'paid with',
};

/** "Ring · Hit Rating above 10 · from “karazhan” · not owned": how a search was understood. */
export function understoodWords({ words, terms }: AskedFor): string {
  const parts = terms.map((term) => (term.not ? `not ${termWords(term)}` : termWords(term)));
  return [...parts, ...(words === '' ? [] : [`named or from “${words}”`])].join(' · ');
}

function termWords(term: Term): string {
  switch (term.kind) {
    case 'stat': {
      const { label } = STATS.find(({ name }) => name === term.stat)!;
      return `${label} ${rangeWords(term.range)}`;
    }
    case 'number':
      return `${NUMBER_WORDS[term.field]} ${rangeWords(term.range)}`;
    case 'slot':
    case 'weapon':
    case 'armor':
    case 'quality':
      return term.words;
    case 'class':
      return `for a ${term.gameClass}`;
    case 'is':
      return TRAIT_WORDS[term.trait];
    case 'origin':
      return `${ORIGIN_WORDS[term.field]} “${term.text}”`;
    case 'setName':
      return `of the set “${term.text}”`;
    case 'effectText':
      return `effect says “${term.text}”`;
    case 'phrase':
      return `“${term.text}”`;
  }
}
