import { Checkbox } from '../../ui/Checkbox.tsx';
import styles from './ListChecks.module.css';
import type { ListFilters } from './list-filters.ts';
import type { Choosing } from './selector-tabs.ts';

interface Props {
  readonly choosing: Choosing;
  readonly filters: ListFilters;
  readonly onFilters: (changed: Partial<ListFilters>) => void;
  /** The set's. */
  readonly phase: number;
}

/** The filters at hand. */
export function ListChecks({ choosing, filters, onFilters, phase }: Props) {
  return (
    <div className={styles.checks}>
      {choosing.kind !== 'rune' && (
        <Checkbox
          checked={filters.phase === null}
          onChange={({ target }) => onFilters({ phase: target.checked ? null : 0 })}
        >
          Phase {phase} and earlier
        </Checkbox>
      )}
      {choosing.kind === 'item' && (
        <Checkbox
          checked={filters.wished}
          onChange={({ target }) => onFilters({ wished: target.checked })}
        >
          Wishlist only
        </Checkbox>
      )}
      {choosing.kind === 'item' && (
        <Checkbox
          checked={filters.owned}
          onChange={({ target }) => onFilters({ owned: target.checked })}
        >
          Owned only
        </Checkbox>
      )}
      {choosing.kind === 'gem' && (
        <Checkbox
          checked={filters.matching}
          onChange={({ target }) => onFilters({ matching: target.checked })}
        >
          Matching colour only
        </Checkbox>
      )}
    </div>
  );
}
