import styles from './ChipToggle.module.css';

interface Props {
  readonly pressed: boolean;
  readonly onToggle: () => void;
  /** For those who hear only the chip. */
  readonly label?: string;
  readonly children: string | number;
}

/** One of several that can be chosen together, where a checkbox would take too much room. */
export function ChipToggle({ pressed, onToggle, label, children }: Props) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      aria-label={label}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}
