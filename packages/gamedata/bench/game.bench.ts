import type { Bench } from '../../../scripts/bench/figure.ts';
import { autofillFigures } from './game-autofill.ts';
import { bagFigures } from './game-bags.ts';
import { gainFigures } from './game-gains.ts';
import { nameFigures } from './game-names.ts';
import { searchFigures } from './game-search.ts';
import { totalsFigures } from './game-totals.ts';

export const bench: Bench = {
  title: 'the rules on the wrath dataset; each ratio is to the plain way of doing the same',
  run: async () => [
    ...totalsFigures(),
    ...searchFigures(),
    ...nameFigures(),
    ...gainFigures(),
    ...bagFigures(),
    ...(await autofillFigures()),
  ],
};
