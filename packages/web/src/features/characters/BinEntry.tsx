import type { BinnedThing } from '@gearwright/roster/roster.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './BinDialog.module.css';
import { daysLeft } from './bin-words.ts';

interface Props {
  readonly thing: BinnedThing;
  /** Its character is in the bin too and has to come first. */
  readonly needsCharacter: boolean;
  readonly isBusy: boolean;
  readonly now: number;
  readonly onRestore: () => void;
  readonly onDelete: () => void;
}

export function BinEntry({ thing, needsCharacter, isBusy, now, onRestore, onDelete }: Props) {
  const { kind, name, characterName, sets, deletedAt } = thing;
  const what =
    kind === 'set'
      ? `Set of ${characterName}`
      : `Character, ${sets} ${sets === 1 ? 'set' : 'sets'}`;
  return (
    <li className={styles.entry}>
      <div className={styles.thing}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>
          {what} · {daysLeft(deletedAt, now)}
          {needsCharacter && ` · Restore ${characterName} first`}
        </span>
      </div>
      <div className={styles.buttons}>
        <Button
          disabled={isBusy || needsCharacter}
          onClick={onRestore}
          aria-label={`Restore ${name}`}
        >
          Restore
        </Button>
        <Button tone="quiet" onClick={onDelete} aria-label={`Delete ${name} for ever`}>
          Delete for ever
        </Button>
      </div>
    </li>
  );
}
