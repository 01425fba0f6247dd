import styles from './HiddenNote.module.css';
import { hiddenWords } from './hidden-words.ts';
import type { ItemFilters } from './item-filters.ts';
import type { ItemList } from './use-item-list.ts';
import type { ChangeFilters } from './use-item-filters.ts';

interface Props {
  readonly list: ItemList;
  readonly filters: ItemFilters;
  readonly change: ChangeFilters;
}

const whole = new Intl.NumberFormat('en-GB');

/** What is not in the list, and the press that shows it. */
export function HiddenNote({ list, filters, change }: Props) {
  const hidden = hiddenWords(list.hidden, filters);
  if (hidden.length === 0 && list.others === 0) return null;
  return (
    <ul className={styles.hidden}>
      {hidden.map(({ field, count, why, off }) => (
        <li key={field}>
          {whole.format(count)} hidden {why}
          <button className={styles.show} onClick={() => change(off)}>
            Show {count === 1 ? 'it' : 'them'}
          </button>
        </li>
      ))}
      {list.others > 0 && (
        <li>
          {whole.format(list.others)} of that name {list.others === 1 ? 'is' : 'are'} not worn
          <button className={styles.show} onClick={() => change({ slot: 'other' })}>
            Show {list.others === 1 ? 'it' : 'them'}
          </button>
        </li>
      )}
    </ul>
  );
}
