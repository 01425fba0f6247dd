import type { StatRow } from '@gearwright/game/edition/edition.ts';
import { displayFigure, grouped } from '@gearwright/game/formula/display.ts';
import { contributionLines } from '@gearwright/game/text/contribution-lines.ts';
import { explain } from '@gearwright/game/total/explain.ts';
import type { FigureName } from '@gearwright/game/total/figures.ts';
import { figure, type Totals } from '@gearwright/game/total/totals.ts';
import { Reasons } from './Reasons.tsx';

interface Props {
  readonly totals: Totals;
  readonly name: FigureName;
}

/** Who gave what to a figure, in order of application. */
export function FigureReasons({ totals, name }: Props) {
  const row = rowOf(totals, name);
  if (!row) return null;
  const lines = contributionLines(explain(totals, name), row.format);
  return (
    <Reasons
      title={row.label}
      lines={lines}
      sum={grouped(displayFigure(figure(totals, name), row.format))}
      none="Nothing gives any."
    />
  );
}

function rowOf({ input }: Totals, name: FigureName): StatRow | undefined {
  return input.edition.sections.flatMap(({ rows }) => rows).find(({ stat }) => stat === name);
}
