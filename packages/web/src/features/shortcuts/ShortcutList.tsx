import { Dialog } from '../../ui/Dialog.tsx';
import { currentShortcuts } from '../../ui/keyboard/shortcuts.ts';
import styles from './ShortcutList.module.css';

/** What works by itself wherever it makes sense. */
const EVERYWHERE = [
  { keys: ['↑', '↓'], label: 'Move in lists, tables and grids' },
  { keys: ['Home', 'End'], label: 'First and last of a list' },
  { keys: ['Tab'], label: 'The next control' },
  { keys: ['Enter'], label: 'Open or choose' },
  { keys: ['Esc'], label: 'Close, or leave a list' },
];

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ShortcutList({ open, onClose }: Props) {
  const keysOf = Object.groupBy(currentShortcuts(), ({ label }) => label);
  const here = Object.entries(keysOf).map(([label, shortcuts]) => ({
    keys: shortcuts!.map(({ key }) => key),
    label,
  }));
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.list}>
        {[...here, ...EVERYWHERE].map(({ keys, label }) => (
          <div key={label} className={styles.line}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
