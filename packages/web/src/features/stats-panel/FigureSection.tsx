import type { StatSection } from '@gearwright/game/edition/edition.ts';
import { displayDifference, displayFigure, grouped } from '@gearwright/game/formula/display.ts';
import { capsOfSection } from '@gearwright/game/total/caps.ts';
import { figure } from '@gearwright/game/total/totals.ts';
import type { FigureName } from '@gearwright/game/total/figures.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { usePreviewed } from '../../data/set-view/use-previewed.ts';
import { CapGauge } from './CapGauge.tsx';
import { FigureRow } from './FigureRow.tsx';
import styles from './FigureRow.module.css';

/** The figures of one section, with what the change looked at would make of them, and its caps. */
export function FigureSection({ section }: { readonly section: StatSection }) {
  const { totals } = useSetView();
  const previewed = usePreviewed();
  const caps = capsOfSection(section.key, totals);
  const later = previewed && capsOfSection(section.key, previewed.totals);
  return (
    <>
      <ul>
        {section.rows.map(({ stat, label, format }, index) => {
          const now = figure(totals, stat as FigureName);
          const then = previewed && figure(previewed.totals, stat as FigureName);
          return (
            <FigureRow
              key={stat}
              hint={stat}
              label={label}
              value={grouped(displayFigure(now, format))}
              by={then === null ? null : displayDifference(now, then, format)}
              inTabOrder={index === 0}
            />
          );
        })}
      </ul>
      {caps.length > 0 && (
        <div className={styles.caps}>
          {caps.map((cap) => (
            <CapGauge key={cap.key} cap={cap} then={later?.find(({ key }) => key === cap.key)} />
          ))}
        </div>
      )}
    </>
  );
}
