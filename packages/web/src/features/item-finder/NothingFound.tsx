import { MESSAGES } from '@gearwright/game/messages.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './NothingFound.module.css';

export function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <div className={styles.blank}>
      <p className={styles.what}>{MESSAGES.noRecords('Items')}</p>
      <p>Try fewer words, or only the beginning of the name.</p>
      <Button onClick={onClear}>Clear the search</Button>
    </div>
  );
}
