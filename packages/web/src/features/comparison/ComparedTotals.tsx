import { useMemo } from 'react';
import { fightingStyle, type FightingStyle } from '@gearwright/game/character/fighting-style.ts';
import type { StatRow, StatSection } from '@gearwright/game/edition/edition.ts';
import { displayDifference, displayFigure, grouped } from '@gearwright/game/formula/display.ts';
import type { StatWeights } from '@gearwright/game/point/point.ts';
import { compareTotals, type ComparedFigure } from '@gearwright/game/total/compare-totals.ts';
import { LOCAL_KEYS } from '../../data/local/local-keys.ts';
import { useLocalFlag } from '../../data/local/use-local-value.ts';
import type { SetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Heading } from '../../ui/Heading.tsx';
import { isBetter } from '../../ui/table/is-better.ts';
import { HiddenText } from '../../ui/HiddenText.tsx';
import type { ComparedSets } from './compared-sets.ts';
import { Lean } from './Lean.tsx';
import styles from './ComparedTotals.module.css';

interface Props extends ComparedSets {
  readonly weights: StatWeights;
  readonly onlyDifferences: boolean;
  /** Name of the point the bars are drawn by. */
  readonly valuedBy: string | null;
}

/** Every stat of both, with its difference. */
export function ComparedTotals({ left, right, weights, onlyDifferences, valuedBy }: Props) {
  const [inFull, showInFull] = useLocalFlag(LOCAL_KEYS.statsInFull);
  const sections = useMemo(
    () => compareTotals(left.totals, right.totals, weights),
    [left.totals, right.totals, weights],
  );
  const worths = sections.flatMap(({ figures }) => figures.map(({ worth }) => Math.abs(worth)));
  const most = Math.max(...worths, 1e-9);
  const watched = sectionsOf(right);
  const shown = sections
    .map(({ section, figures }) => ({
      section,
      rows: figures
        .filter(
          ({ row, worth }) => inFull || worth !== 0 || (!row.detail && watched.has(section.key)),
        )
        .map(withWords)
        .filter(({ by }) => !onlyDifferences || by !== null),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <Heading
        action={
          <Button tone="quiet" aria-pressed={inFull} onClick={() => showInFull(!inFull)}>
            Every stat
          </Button>
        }
      >
        Totals
      </Heading>
      {shown.length === 0 && <p className={styles.note}>Both come to the same.</p>}
      {shown.map(({ section, rows }) => (
        <table key={section.key} className={styles.table} aria-label={section.label}>
          <thead>
            <tr>
              <th scope="col" className={styles.label}>
                {section.label}
              </th>
              <th scope="col" className={styles.value}>
                {left.set.name}
              </th>
              <th scope="col" className={styles.lean}>
                <HiddenText>Worth</HiddenText>
              </th>
              <th scope="col" className={styles.value}>
                {right.set.name}
              </th>
              <th scope="col" className={styles.by}>
                By
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ figure, before, after, by }) => (
              <tr key={figure.row.stat} className={by === null ? styles.same : undefined}>
                <th scope="row" className={styles.label}>
                  {figure.row.label}
                </th>
                <td className={styles.value}>{before}</td>
                <td className={styles.bar}>
                  <Lean by={figure.worth / most} />
                </td>
                <td className={classNames(styles.value, styles.after)}>{after}</td>
                <td className={classNames(styles.by, toneOf(by, figure.row))}>{by ?? '='}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {valuedBy !== null && (
        <p className={styles.note}>A bar’s length is what the difference is worth by {valuedBy}.</p>
      )}
    </>
  );
}

const SECTIONS_OF_STYLE: Readonly<Record<FightingStyle, readonly StatSection['key'][]>> = {
  melee: ['melee'],
  ranged: ['ranged'],
  spell: ['spell'],
  healing: ['spell'],
  tank: ['defense', 'melee'],
};

/** What the spec lives by; the rest is asked for. */
function sectionsOf({ set, rules }: SetView): ReadonlySet<StatSection['key']> {
  const style = fightingStyle(set, rules.dataset);
  return new Set(['attributes' as const, ...SECTIONS_OF_STYLE[style]]);
}

function withWords(figure: ComparedFigure) {
  const { row, before, after } = figure;
  return {
    figure,
    before: grouped(displayFigure(before, row.format)),
    after: grouped(displayFigure(after, row.format)),
    by: displayDifference(before, after, row.format),
  };
}

function toneOf(by: string | null, { unwanted }: StatRow): string | undefined {
  if (by === null) return undefined;
  return isBetter(by, unwanted) ? styles.up : styles.down;
}
