import { grouped } from '@gearwright/game/formula/display.ts';
import type { Progress } from '@gearwright/game/optimise/exact/solve.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './AutofillProgress.module.css';

/** How near the search is: what it has, and what no gear can be worth more than. */
export function AutofillProgress({ progress }: { readonly progress: Progress | null }) {
  const value = progress && Number.isFinite(progress.value) ? progress.value : null;
  const bound = progress && Number.isFinite(progress.bound) ? progress.bound : null;
  const near = value !== null && bound !== null && bound > 0 ? Math.max(value / bound, 0) : 0;
  return (
    <output className={styles.progress}>
      <Spinner size="small" label="Looking for the best gear" />
      <dl className={styles.figures}>
        <div>
          <dt>Best so far</dt>
          <dd>{value === null ? '–' : grouped(value.toFixed(1))}</dd>
        </div>
        <div>
          <dt>No gear is worth more than</dt>
          <dd>{bound === null ? '–' : grouped(bound.toFixed(1))}</dd>
        </div>
      </dl>
      <progress className={styles.bar} max={1} value={near} aria-label="Proved so far" />
    </output>
  );
}
