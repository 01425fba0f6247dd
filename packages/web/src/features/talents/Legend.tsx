import { useMedia } from '../../ui/use-media.ts';
import styles from './Legend.module.css';

const STANDINGS = [
  ['full', 'Learned in full'],
  ['open', 'Can be raised'],
  ['shut', 'Locked'],
] as const;

export function Legend() {
  const hasFinger = useMedia('(max-width: 800px), (hover: none)');
  return (
    <div className={styles.legend}>
      <ul className={styles.standings}>
        {STANDINGS.map(([standing, label]) => (
          <li key={standing} data-standing={standing}>
            {label}
          </li>
        ))}
      </ul>
      <p>
        {hasFinger
          ? 'A tap raises a rank; a long touch lowers it.'
          : 'Click or Enter raises a rank; right click or Backspace lowers it. Arrow keys move in the tree.'}
      </p>
    </div>
  );
}
