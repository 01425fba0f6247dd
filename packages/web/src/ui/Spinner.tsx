import { HiddenText } from './HiddenText.tsx';
import styles from './Spinner.module.css';

/** Pixels. */
const SIZES = { inline: 16, small: 30, medium: 60, large: 80 } as const;

interface Props {
  readonly size?: keyof typeof SIZES;
  /** What is waited for. */
  readonly label?: string;
}

/** A lozenge that is drawn again and again while something is waited for. */
export function Spinner({ size = 'medium', label = 'Loading' }: Props) {
  return (
    <span className={styles.place} data-size={size}>
      <svg
        className={styles.spinner}
        width={SIZES[size]}
        height={SIZES[size]}
        viewBox="0 0 32 32"
        aria-hidden="true"
      >
        <path className={styles.way} d="M16 3 29 16 16 29 3 16z" />
        <path className={styles.spark} d="M16 3 29 16 16 29 3 16z" pathLength="100" />
      </svg>
      <HiddenText>{label}</HiddenText>
    </span>
  );
}
