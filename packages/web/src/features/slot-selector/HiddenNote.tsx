import { useDeferredValue, useMemo } from 'react';
import { hiddenBy } from '@gearwright/game/search/hidden-by.ts';
import type { ItemQuery } from '@gearwright/game/search/query.ts';
import type { SearchIndex } from '@gearwright/game/search/search-index.ts';
import { LIFTABLE, type LiftedField, type ListFilters } from './list-filters.ts';
import type { Choosing } from './selector-tabs.ts';
import styles from './HiddenNote.module.css';

interface Props {
  readonly index: SearchIndex | null;
  readonly query: ItemQuery;
  readonly kind: Choosing['kind'];
  readonly lifted: ListFilters['lifted'];
  readonly onShow: (changed: Partial<ListFilters>) => void;
}

/** How many a filter hides, and one press to see them. Counted after the list is there. */
export function HiddenNote({ index, query, kind, lifted, onShow }: Props) {
  const asked = useDeferredValue(query, null);
  const hidden = useMemo(() => {
    if (!index || !asked || (kind !== 'item' && kind !== 'gem')) return [];
    const counts = hiddenBy(index, asked);
    return (Object.keys(LIFTABLE) as LiftedField[]).flatMap((field) => {
      const count = counts[field];
      return count ? [{ field, count }] : [];
    });
  }, [index, asked, kind]);
  if (hidden.length === 0) return null;
  return (
    <span className={styles.note}>
      Hidden by
      {hidden.map(({ field, count }) => (
        <button
          key={field}
          className={styles.show}
          title="Show them"
          onClick={() => onShow(shown(field, lifted))}
        >
          {LIFTABLE[field]}: <b>{count}</b>
        </button>
      ))}
    </span>
  );
}

/** The phase has a box of its own to be set aside by. */
function shown(field: LiftedField, lifted: ListFilters['lifted']): Partial<ListFilters> {
  return field === 'phases' ? { phase: 0 } : { lifted: [...lifted, field] };
}
