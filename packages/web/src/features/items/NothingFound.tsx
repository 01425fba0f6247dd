import { MESSAGES } from '@gearwright/game/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { HiddenNote } from './HiddenNote.tsx';
import { NO_FILTERS, type ItemFilters } from './item-filters.ts';
import styles from './NothingFound.module.css';
import type { ItemList } from './use-item-list.ts';
import type { ChangeFilters } from './use-item-filters.ts';

interface Props {
  readonly list: ItemList;
  readonly filters: ItemFilters;
  readonly change: ChangeFilters;
  /** The search was emptied. */
  readonly onClear: () => void;
}

export function NothingFound({ list, filters, change, onClear }: Props) {
  return (
    <div className={styles.blank}>
      <p className={styles.what}>{MESSAGES.noRecords('Items')}</p>
      <p>
        {filters.q.trim()
          ? 'Try fewer words, or only the beginning of the name.'
          : 'Nothing fits all of this at once.'}
      </p>
      <HiddenNote list={list} filters={filters} change={change} />
      {filters.q.trim() ? (
        <Button
          onClick={() => {
            change({ q: '' });
            onClear();
          }}
        >
          Clear the search
        </Button>
      ) : (
        <Button onClick={() => change(NO_FILTERS)}>Clear all filters</Button>
      )}
    </div>
  );
}
