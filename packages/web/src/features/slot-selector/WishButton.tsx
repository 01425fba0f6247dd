import styles from './WishButton.module.css';

interface Props {
  readonly name: string;
  readonly wished: boolean;
  readonly focusable: boolean;
}

/** A heart; the table hears it. */
export function WishButton({ name, wished, focusable }: Props) {
  return (
    <button
      className={styles.wish}
      data-wish=""
      aria-label={`Wish for ${name}`}
      aria-pressed={wished}
      tabIndex={focusable ? 0 : -1}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M8 13.500C3.500 10.400 2 8.400 2 6a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 2.400-1.500 4.400-6 7.500z" />
      </svg>
    </button>
  );
}
