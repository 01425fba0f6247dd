import type { StatSection } from '@gearwright/game/edition/edition.ts';
import { displayDifference, displayFigure, grouped } from '@gearwright/game/formula/display.ts';
import { figure } from '@gearwright/game/total/totals.ts';
import type { FigureName } from '@gearwright/game/total/figures.ts';
import { LOCAL_KEYS } from '../../data/local/local-keys.ts';
import { useLocalFlag } from '../../data/local/use-local-value.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { usePreviewed } from '../../data/set-view/use-previewed.ts';
import { FigureRow } from './FigureRow.tsx';
import styles from './FigureSection.module.css';

/** The figures of one section, with what the change looked at would make of them. */
export function FigureSection({ section }: { readonly section: StatSection }) {
  const { totals } = useSetView();
  const previewed = usePreviewed();
  const [inFull, showInFull] = useLocalFlag(LOCAL_KEYS.statsInFull);
  const details = section.rows.filter(({ detail }) => detail).length;
  const rows = inFull ? section.rows : section.rows.filter(({ detail }) => !detail);
  return (
    <>
      <ul>
        {rows.map(({ stat, label, format, unwanted }, index) => {
          const now = figure(totals, stat as FigureName);
          const then = previewed && figure(previewed.totals, stat as FigureName);
          return (
            <FigureRow
              key={stat}
              hint={stat}
              label={label}
              value={grouped(displayFigure(now, format))}
              by={then === null ? null : displayDifference(now, then, format)}
              unwanted={unwanted}
              inTabOrder={index === 0}
            />
          );
        })}
      </ul>
      {details > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={inFull}
          onClick={() => showInFull(!inFull)}
        >
          {inFull ? 'Fewer figures' : `${details} more`}
        </button>
      )}
    </>
  );
}
