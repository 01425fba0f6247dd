import { useMemo } from 'react';
import type { StatSection } from '@gearwright/game/edition/edition.ts';
import { displayDifference, displayFigure, grouped } from '@gearwright/game/formula/display.ts';
import { capsOfSection, capsThatMatter } from '@gearwright/game/total/caps.ts';
import { figure } from '@gearwright/game/total/totals.ts';
import type { FigureName } from '@gearwright/game/total/figures.ts';
import { LOCAL_KEYS } from '../../data/local/local-keys.ts';
import { useLocalFlag } from '../../data/local/use-local-value.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { usePreviewed } from '../../data/set-view/use-previewed.ts';
import { CapGauge } from './CapGauge.tsx';
import { FigureRow } from './FigureRow.tsx';
import styles from './FigureSection.module.css';

/** The figures of one section, with what the change looked at would make of them, and its caps. */
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
      <SectionCaps section={section.key} />
    </>
  );
}

/** Those that do not stand beside the gear already. */
function SectionCaps({ section }: { readonly section: StatSection['key'] }) {
  const { set, totals, rules } = useSetView();
  const previewed = usePreviewed();
  const caps = useMemo(() => {
    const seen = new Set(capsThatMatter(set, totals, rules.dataset).map(({ key }) => key));
    return capsOfSection(section, totals).filter(({ key }) => !seen.has(key));
  }, [section, set, totals, rules]);
  if (caps.length === 0) return null;
  const later = previewed && capsOfSection(section, previewed.totals);
  return (
    <div className={styles.caps}>
      {caps.map((cap) => (
        <CapGauge key={cap.key} cap={cap} then={later?.find(({ key }) => key === cap.key)} idle />
      ))}
    </div>
  );
}
