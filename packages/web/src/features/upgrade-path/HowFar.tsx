import { worthShare } from '@gearwright/game/text/worth-share.ts';
import { Difference } from '../../ui/table/Difference.tsx';
import styles from './PathPanel.module.css';

interface Props {
  readonly worn: number;
  readonly goal: number;
  readonly steps: number;
}

/** How far the set is from its goal, as a share of what the goal is worth. */
export function HowFar({ worn, goal, steps }: Props) {
  if (steps === 0) return <p className={styles.far}>You wear all of it.</p>;
  return (
    <p className={styles.far}>
      <b>{worthShare(worn, goal)}</b> of its worth is there: {worn.toFixed(0)} of {goal.toFixed(0)},{' '}
      {steps} {steps === 1 ? 'step' : 'steps'} to go, <Difference by={goal - worn} /> in all.
    </p>
  );
}
