import type { Bench } from '../../../scripts/bench/figure.ts';
import { totalsFigures } from './game-totals.ts';

export const bench: Bench = {
  title: 'the rules on the wrath dataset; each ratio is to the plain way of doing the same',
  run: () => [...totalsFigures()],
};
