import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { BrandMark } from '../../ui/BrandMark.tsx';
import styles from './Congratulations.module.css';
import { reachedWords } from './level-up-done.ts';

interface Props {
  readonly name: string;
  readonly level: number;
  readonly onClose: () => void;
  /** Absent where nobody looks for upgrades. */
  readonly onViewUpgrades?: (() => void) | undefined;
}

/** A level gained, and what it may bring. */
export function Congratulations({ name, level, onClose, onViewUpgrades }: Props) {
  return (
    <Dialog
      open
      title="Congratulations!"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {onViewUpgrades && (
            <Button tone="main" onClick={onViewUpgrades}>
              View New Upgrades
            </Button>
          )}
        </>
      }
    >
      <p className={styles.level}>
        <BrandMark />
        {reachedWords(name, level)}
      </p>
    </Dialog>
  );
}
