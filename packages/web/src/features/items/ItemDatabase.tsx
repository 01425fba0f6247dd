import { useMemo, useRef, type ReactNode } from 'react';
import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import { useEdition } from '../../data/edition-context.ts';
import { useCharacters } from '../../data/roster/use-characters.ts';
import { useHaving } from '../../data/roster/use-having.ts';
import { useOwnedForSearch } from '../../data/roster/use-owned-items.ts';
import { columnsOf, tableKind } from './columns.ts';
import { equipperOf, filterQuery } from './filter-query.ts';
import { FilterBar } from './FilterBar.tsx';
import { FilterRail } from './FilterRail.tsx';
import { foundWords } from './found-words.ts';
import { HiddenNote } from './HiddenNote.tsx';
import { ItemsFrame } from './ItemsFrame.tsx';
import { ItemsHeading } from './ItemsHeading.tsx';
import { FiltersWaiting, ItemsWaiting } from './ItemsWaiting.tsx';
import { ItemTable } from './ItemTable.tsx';
import { NothingFound } from './NothingFound.tsx';
import { useItemFilters } from './use-item-filters.ts';
import { useSetOf } from './use-set-of.ts';
import { useItemList } from './use-item-list.ts';
import { FALLBACK_FACTION, priceRealm } from '../../data/prices/price-realm.ts';
import { isBySet, valuedBy, weightsOf } from './valued-by.ts';

const NOBODY: readonly never[] = [];

interface Props {
  /** Null until it is there: heading and shape stand by then. */
  readonly dataset: Dataset | null;
  /** Null until they are there: the list begins without them. */
  readonly texts: DatasetTexts | null;
  /** What to say instead of the list. */
  readonly failure: ReactNode;
}

/** The edition's items, narrowed by what is asked of them. */
export function ItemDatabase({ dataset, texts, failure }: Props) {
  const edition = useEdition();
  const [filters, change] = useItemFilters();
  const { data: characters = NOBODY } = useCharacters();
  const equipper = equipperOf(filters.equippableBy, characters);
  const own = useSetOf(filters.equippableBy, dataset);
  const gains = isBySet(filters, own) && filters.slot !== 'gems' ? own!.gains : null;
  const weights =
    gains?.measure.weights ?? (dataset && weightsOf(valuedBy(filters.valuedBy, equipper, dataset)));
  const asked = filterQuery(filters, equipper, weights, edition);
  const mine = characters.filter(({ id }) => id === filters.equippableBy);
  const owned = useOwnedForSearch(filters.q, mine.length > 0 ? mine : characters);
  const having = useHaving(mine[0]?.id);
  const query = asked && owned ? { ...asked, owned } : asked;
  const list = useItemList(query, filters.q, dataset, gains);
  const kind = tableKind(filters);
  const valued = weights !== null;
  const columns = useMemo(
    () => columnsOf(kind, valued, edition.sockets && filters.slot !== 'gems', gains !== null),
    [kind, valued, edition.sockets, filters.slot, gains],
  );
  const realm = dataset && priceRealm(filters.equippableBy, characters, dataset);
  const field = useRef<HTMLInputElement>(null);
  const table = useRef<{ focusFirst: () => void }>(null);
  const rail = dataset && <FilterRail {...{ filters, change, equipper, dataset, own }} />;
  return (
    <ItemsFrame rail={rail ?? (!failure && <FiltersWaiting />)}>
      <ItemsHeading found={list && foundWords(list.total, filters.equippableBy, characters)} />
      {dataset && (
        <FilterBar
          ref={field}
          {...{ filters, change, dataset, rail }}
          onArrowDown={() => table.current?.focusFirst()}
        />
      )}
      {failure ? (
        failure
      ) : !list ? (
        <ItemsWaiting />
      ) : list.total === 0 ? (
        <NothingFound {...{ list, filters, change }} onClear={() => field.current?.focus()} />
      ) : (
        <>
          <ItemTable
            ref={table}
            {...{ list, columns, texts, weights, edition, realm, having }}
            faction={equipper?.faction ?? FALLBACK_FACTION}
            sort={filters.sort ?? (valued && !gains ? { by: 'score', descending: true } : null)}
            onSort={(sort) => change({ sort })}
            onLeaveTop={() => field.current?.focus()}
          />
          <HiddenNote {...{ list, filters, change }} />
        </>
      )}
    </ItemsFrame>
  );
}
