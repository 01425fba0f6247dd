import { Button } from '../../ui/Button.tsx';
import styles from './UpdateReady.module.css';

interface Props {
  readonly onRenew: () => void;
  readonly onLater: () => void;
}

export function UpdateReady({ onRenew, onLater }: Props) {
  return (
    <section className={styles.ready} aria-label="New version">
      <p>A new version of Gearwright is ready.</p>
      <Button tone="quiet" onClick={onLater}>
        Later
      </Button>
      <Button onClick={onRenew}>Reload</Button>
    </section>
  );
}
