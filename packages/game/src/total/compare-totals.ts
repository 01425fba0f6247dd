import type { StatRow, StatSection } from '../edition/edition.ts';
import type { StatWeights } from '../point/point.ts';
import { isStatName, type StatName } from '../stat/catalogue.ts';
import type { FigureName } from './figures.ts';
import { figure, type Totals } from './totals.ts';

export interface ComparedFigure {
  readonly row: StatRow;
  readonly before: number;
  readonly after: number;
  /** What the difference is worth by the weights; 0 where they have none for it. */
  readonly worth: number;
}

export interface ComparedSection {
  readonly section: StatSection;
  readonly figures: readonly ComparedFigure[];
}

/** Figures that weights call by another name. */
const WEIGHED_AS: Readonly<Partial<Record<FigureName, StatName>>> = {
  meleeHitPercent: 'hitPercent',
  meleeCritPercent: 'critPercent',
  meleeHastePercent: 'hastePercent',
};

/** Every figure that either sheet has, section by section. */
export function compareTotals(
  before: Totals,
  after: Totals,
  weights: StatWeights,
): readonly ComparedSection[] {
  return after.input.edition.sections.flatMap((section) => {
    // Its figures all stand in other sections.
    if (section.key === 'primary') return [];
    const figures = section.rows.flatMap((row) => compared(row, before, after, weights));
    return figures.length > 0 ? [{ section, figures }] : [];
  });
}

function compared(
  row: StatRow,
  before: Totals,
  after: Totals,
  weights: StatWeights,
): readonly ComparedFigure[] {
  const name = row.stat as FigureName;
  const [one, other] = [figure(before, name), figure(after, name)];
  if (one === 0 && other === 0) return [];
  const stat = WEIGHED_AS[name] ?? (isStatName(name) ? name : null);
  const worth = stat === null ? 0 : (other - one) * (weights[stat] ?? 0);
  return [{ row, before: one, after: other, worth }];
}
