import { Button } from './Button.tsx';
import { Glyph } from './Glyph.tsx';
import styles from './LoadFailed.module.css';

interface Props {
  readonly what: string;
  readonly onRetry: () => void;
}

export function LoadFailed({ what, onRetry }: Props) {
  return (
    <div className={styles.notice} role="alert">
      <Glyph name="warning" />
      <p>{what} Is the connection up?</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
