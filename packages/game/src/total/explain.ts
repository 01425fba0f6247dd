import type { Contribution } from './contribution.ts';
import { AT, type FigureName } from './figures.ts';
import { emptyBook } from './tally.ts';
import { workOut, type Totals } from './totals.ts';

/** Who gave what, in order of application; the amounts sum to the figure. */
export function explain({ input }: Totals, name: FigureName): readonly Contribution[] {
  const book = emptyBook();
  workOut(input, book);
  return book.figures[AT[name]]!;
}

/** The reasons of every figure at once, for a panel that shows them on hover. */
export function explainAll({ input }: Totals): (name: FigureName) => readonly Contribution[] {
  const book = emptyBook();
  workOut(input, book);
  return (name) => book.figures[AT[name]]!;
}
