import { Button } from '../../ui/Button.tsx';
import styles from './ReapplyBar.module.css';
import type { Reapplying } from './use-choosing.ts';

interface Props {
  readonly reapplying: Reapplying;
  /** A button is about to go: the focus must not go with it. */
  readonly onLeave: () => void;
}

/** After a swap: what of the former item still fits; the first time also whether to do so always. */
export function ReapplyBar({ reapplying, onLeave }: Props) {
  const { what, run, asksHabit, setAlways } = reapplying;
  const answer = (always: boolean): void => {
    onLeave();
    setAlways(always);
  };
  if (asksHabit) {
    return (
      <fieldset className={styles.bar} aria-label="Re-apply with every swap">
        <span>Do this by itself with every swap?</span>
        <Button onClick={() => answer(true)}>Always</Button>
        <Button tone="quiet" onClick={() => answer(false)}>
          Ask each time
        </Button>
      </fieldset>
    );
  }
  if (!what) return null;
  return (
    <div className={styles.bar}>
      <span>Enchant and gems came off.</span>
      <Button
        onClick={() => {
          onLeave();
          run();
        }}
      >
        Re-apply {what}
      </Button>
    </div>
  );
}
