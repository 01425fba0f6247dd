import { useState, type ReactNode, type RefObject } from 'react';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { useEdition } from '../../data/edition-context.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SearchUnderstood } from '../../ui/SearchUnderstood.tsx';
import { useUnderstood } from '../../data/search/use-understood.ts';
import { activeFilters } from './active-filters.ts';
import styles from './FilterBar.module.css';
import { NO_FILTERS, type ItemFilters } from './item-filters.ts';
import { placeOfOption, placeOptions } from './place-options.ts';
import { SavedSearches } from './SavedSearches.tsx';
import type { ChangeFilters } from './use-item-filters.ts';

interface Props {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly filters: ItemFilters;
  readonly change: ChangeFilters;
  readonly dataset: Dataset;
  /** Where there is no room beside the list, the filters open from here. */
  readonly rail: ReactNode;
  readonly onArrowDown: () => void;
}

/** Above the list: its search, its slot, and what narrows it now, each taken back by a press. */
export function FilterBar({ ref, filters, change, dataset, rail, onArrowDown }: Props) {
  const edition = useEdition();
  const [open, setOpen] = useState(false);
  const { completions, ...understood } = useUnderstood(filters.q);
  const active = activeFilters(filters, edition, dataset);
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchField
          ref={ref}
          label="Item name"
          placeholder="Name, boss, zone, or slot:ring hit>10"
          completions={completions}
          value={filters.q}
          onChange={(q) => change({ q })}
          onArrowDown={onArrowDown}
        />
      </div>
      <PlainSelect
        label="Slot"
        className={buttonClass({})}
        options={placeOptions(edition)}
        value={filters.slot === null ? '' : String(filters.slot)}
        onChange={(value) => change({ slot: placeOfOption(value), types: null, sort: null })}
      />
      <span className={styles.open}>
        <Button onClick={() => setOpen(true)}>
          Filters{active.length > 0 && ` (${active.length})`}
        </Button>
      </span>
      <SavedSearches filters={filters} change={change} />
      <SearchUnderstood {...understood} />
      {active.map(({ key, label, off }) => (
        <button
          key={key}
          className={styles.chip}
          onClick={() => change(off)}
          aria-label={`${label}, take away`}
        >
          {label}
          <Glyph name="clear" />
        </button>
      ))}
      {active.length > 1 && (
        <Button
          tone="quiet"
          onClick={() => change({ ...NO_FILTERS, q: filters.q, slot: filters.slot })}
        >
          Clear all
        </Button>
      )}
      <Dialog
        open={open}
        title="Filter Items"
        onClose={() => setOpen(false)}
        actions={
          <Button tone="main" onClick={() => setOpen(false)}>
            Show the items
          </Button>
        }
      >
        {rail}
      </Dialog>
    </div>
  );
}
