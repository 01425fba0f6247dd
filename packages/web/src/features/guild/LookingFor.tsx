import { Button } from '../../ui/Button.tsx';
import styles from './GuildSheets.module.css';
import type { GuildLooking } from './use-guild-loot.ts';

/** How far the search is; it can be stopped and gone on with. */
export function LookingFor({ looking }: { readonly looking: GuildLooking }) {
  const { done, all, stopped, stop, goOn } = looking;
  return (
    <div className={styles.looking}>
      <output>
        {stopped
          ? `Stopped: ${done} of ${all} members were looked through.`
          : `Looking through the loot: ${done} of ${all} members.`}
      </output>
      <progress className={styles.bar} max={all} value={done} aria-label="Members looked through" />
      <Button onClick={stopped ? goOn : stop}>{stopped ? 'Go on' : 'Stop'}</Button>
    </div>
  );
}
