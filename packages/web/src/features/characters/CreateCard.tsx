import { AppLink } from '../../ui/link/AppLink.tsx';
import styles from './CreateCard.module.css';

/** An open door at the end of the list. */
export function CreateCard() {
  return (
    <AppLink className={styles.create} to="/characters/new">
      <svg
        className={styles.door}
        viewBox="0 0 264 380"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        aria-hidden="true"
      >
        <path d="M6 376V150C6 84 78 46 132 6c54 40 126 78 126 144v226z" opacity=".6" />
        <path d="M132 176v96M84 224h96" stroke="var(--gold)" />
      </svg>
      <span className={styles.title}>Another character</span>
      <span className={styles.text}>Choose a race and class, or link one from the live game.</span>
    </AppLink>
  );
}
