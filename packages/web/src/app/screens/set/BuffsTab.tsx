import { SetBuffs } from '../../../features/buffs/SetBuffs.tsx';
import { StatsPanel } from '../../../features/stats-panel/StatsPanel.tsx';
import styles from './BuffsTab.module.css';

/** What is cast and swallowed, and what comes of it. */
export function BuffsTab() {
  return (
    <div className={styles.work}>
      <SetBuffs />
      <StatsPanel />
    </div>
  );
}
