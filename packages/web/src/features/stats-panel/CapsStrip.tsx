import { useMemo } from 'react';
import { averageItemLevel } from '@gearwright/game/set/average-item-level.ts';
import { leftToDo } from '@gearwright/game/findings/left-to-do.ts';
import { slotLabel } from '@gearwright/game/slot/slots.ts';
import { capsThatMatter } from '@gearwright/game/total/caps.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { usePreviewed } from '../../data/set-view/use-previewed.ts';
import { memo } from '../../language/memo.ts';
import { CapGauge } from './CapGauge.tsx';
import styles from './CapsStrip.module.css';

interface Props {
  /** On a phone it stays in sight above the open sheet. */
  readonly stays?: boolean;
}

/** Average item level and the caps that matter to the class, always beside the gear (acceptance D21). */
export const CapsStrip = memo(function CapsStrip({ stays = false }: Props) {
  const { set, totals, rules } = useSetView();
  const previewed = usePreviewed();
  const caps = useMemo(() => capsThatMatter(set, totals, rules.dataset), [set, totals, rules]);
  const later = previewed && capsThatMatter(set, previewed.totals, rules.dataset);
  const left = useMemo(() => leftToDo(set.gear, rules), [set.gear, rules]);
  const level = averageItemLevel(set.gear);
  return (
    <section className={styles.strip} aria-label="Caps" data-stays={stays ? '' : undefined}>
      <p className={styles.level}>
        <span className={styles.label}>Item level</span>
        <b className={styles.figure}>{level === null ? '–' : level.toFixed(1)}</b>
        <span className={styles.of}>average of {left.worn}</span>
      </p>
      {caps.map((cap) => (
        <CapGauge key={cap.key} cap={cap} then={later?.find(({ key }) => key === cap.key)} brief />
      ))}
      <ul className={styles.todo}>
        <li>
          Acquired{' '}
          <span>
            {left.acquired} of {left.worn}
          </span>
        </li>
        <li>
          Enchants{' '}
          <span
            className={left.enchantsMissing.length > 0 ? styles.short : undefined}
            title={left.enchantsMissing.map(slotLabel).join(', ') || undefined}
          >
            {stateOf(left.worn, left.enchantsMissing.length, 'missing', 'all')}
          </span>
        </li>
        {rules.edition.sockets && (
          <li>
            Sockets{' '}
            <span className={left.socketsEmpty > 0 ? styles.short : undefined}>
              {stateOf(left.worn, left.socketsEmpty, 'empty', 'full')}
            </span>
          </li>
        )}
      </ul>
    </section>
  );
});

function stateOf(worn: number, lacking: number, lack: string, none: string): string {
  if (worn === 0) return '–';
  return lacking > 0 ? `${lacking} ${lack}` : none;
}
