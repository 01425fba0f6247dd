import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { FinderHeading } from './FinderHeading.tsx';
import { itemFinder } from './find-items.ts';
import styles from './ItemFinder.module.css';
import { NothingFound } from './NothingFound.tsx';
import { ResultTable } from './ResultTable.tsx';
import { TooltipDock } from './TooltipDock.tsx';
import { useActiveItem } from './use-active-item.ts';
import { useQueryText } from './use-query-text.ts';
import { useTooltipSheet } from './use-tooltip-sheet.ts';

/** Only phones need it. */
const TooltipSheet = lazy(async () => {
  const { TooltipSheet: component } = await import('./TooltipSheet.tsx');
  return { default: component };
});

const PAGE = 50;
/** Milliseconds. */
const AFTER_FIRST_PAINT = 100;

interface Props {
  readonly dataset: Dataset;
  /** Null until they are there: the list begins without them. */
  readonly texts: DatasetTexts | null;
  /** What the page says above the search. */
  readonly children?: ReactNode;
}

/** Search the edition's items by name and read them as the game shows them. */
export function ItemFinder({ dataset, texts, children }: Props) {
  const [text, setText] = useQueryText();
  const asked = useDeferredValue(text);
  const finder = useMemo(() => itemFinder(dataset), [dataset]);
  useEffect(() => {
    const soon = setTimeout(finder.prepare, AFTER_FIRST_PAINT);
    return () => clearTimeout(soon);
  }, [finder]);
  const ids = useMemo(
    () => finder.find(asked).map((row) => String(dataset.items.ids[row])),
    [finder, asked, dataset],
  );
  const [room, setRoom] = useState({ for: asked, rows: PAGE });
  const shownIds = ids.slice(0, room.for === asked ? room.rows : PAGE);
  const active = useActiveItem(shownIds);
  const sheet = useTooltipSheet();
  const narrow = useMedia(NARROW);
  const field = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const activeItem = active.activeId === null ? null : dataset.item(active.activeId);

  return (
    <div className={styles.finder}>
      <div className={styles.head}>{children}</div>
      <div className={styles.search}>
        <SearchField
          ref={field}
          label="Item name"
          placeholder="Search items by name"
          value={text}
          onChange={setText}
          onArrowDown={() => table.current?.querySelector<HTMLElement>('tbody button')?.focus()}
        />
      </div>
      <section className={styles.found} aria-label="Items">
        <FinderHeading asked={asked} count={ids.length} shown={shownIds.length} />
        {shownIds.length === 0 ? (
          <NothingFound
            onClear={() => {
              setText('');
              field.current?.focus();
            }}
          />
        ) : (
          <ResultTable
            ref={table}
            ids={shownIds}
            dataset={dataset}
            texts={texts}
            activeId={active.activeId}
            shown={active.shown}
            onShow={active.show}
            onLeave={active.leave}
            onOpen={narrow ? sheet.open : active.show}
            onLeaveTop={() => field.current?.focus()}
          />
        )}
        {shownIds.length < ids.length && (
          <button
            className={styles.more}
            onClick={() => setRoom({ for: asked, rows: shownIds.length + PAGE })}
          >
            Show {Math.min(PAGE, ids.length - shownIds.length)} more
          </button>
        )}
      </section>
      <TooltipDock item={activeItem} texts={texts} dataset={dataset} floating={active.shown} />
      {narrow && (
        <Suspense>
          <TooltipSheet sheet={sheet} ids={ids} texts={texts} dataset={dataset} />
        </Suspense>
      )}
    </div>
  );
}
