import styles from './HaveButton.module.css';

interface Props {
  readonly name: string;
  readonly had: boolean;
  readonly focusable: boolean;
  /** Absent where a list hears it. */
  readonly onPress?: () => void;
}

/** A bag: whether something lies in it. */
export function HaveButton({ name, had, focusable, onPress }: Props) {
  return (
    <button
      className={styles.have}
      data-have=""
      aria-label={`I have ${name}`}
      aria-pressed={had}
      title={had ? 'In the bags' : 'I have this'}
      tabIndex={focusable ? 0 : -1}
      onClick={onPress}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M3.500 6h9l1 7.500h-11zM5.500 6V4.800a2.500 2.500 0 0 1 5 0V6" />
      </svg>
    </button>
  );
}
