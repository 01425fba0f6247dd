import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import type { Faction } from '@gearwright/game/words/classes-and-races.ts';
import type { StatWeights } from '@gearwright/game/point/point.ts';
import type { Sort } from '@gearwright/game/search/query.ts';
import { databaseLink } from '@gearwright/game/text/outside-links.ts';
import type { Having } from '../../data/roster/use-having.ts';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { useTipList } from '../../ui/tooltip/tip-lists.ts';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import { sortAfter, type Column } from './columns.ts';
import { ItemRow } from './ItemRow.tsx';
import styles from './ItemTable.module.css';
import { rowAfterKey } from './list-keys.ts';
import { SortHead } from './SortHead.tsx';
import type { ItemList } from './use-item-list.ts';

/** Pixels. */
const ROW = 50;
const PHONE_ROW = 62;
/** Above the end of the list: more is fetched. */
const NEAR_END = 200;

interface Props {
  readonly list: ItemList;
  readonly columns: readonly Column[];
  readonly texts: DatasetTexts | null;
  readonly weights: StatWeights | null;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  readonly edition: Edition;
  readonly realm: string | null;
  readonly faction: Faction;
  /** The bags of whom the list is for; null where it is for nobody in particular. */
  readonly having: Having | null;
  /** Focuses the first row from outside. */
  readonly ref: RefObject<{ focusFirst: () => void } | null>;
  readonly onLeaveTop: () => void;
}

/** Only the rows in sight are there; arrow keys walk all of them, one is a tab stop. */
export function ItemTable(props: Props) {
  const { list, columns, edition, sort, ref, onLeaveTop, having } = props;
  const { items, total, more } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const narrow = useMedia(NARROW);
  // eslint-disable-next-line react/incompatible-library -- the compiler is not in use
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (narrow ? PHONE_ROW : ROW),
    overscan: 6,
  });
  useEffect(() => rows.measure(), [rows, narrow]);
  const [active, setActive] = useState(0);
  const at = Math.min(active, items.length - 1);
  const wanted = useRef(false);
  const focusRow = (row: number) => {
    wanted.current = true;
    setActive(row);
    rows.scrollToIndex(row);
    focusNow(row);
  };
  const focusNow = (row: number) =>
    scroller.current?.querySelector<HTMLElement>(`[data-at="${row}"]`)?.focus();
  useEffect(() => {
    ref.current = { focusFirst: () => focusRow(0) };
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1);
  useEffect(() => {
    // A row that had to be fetched or scrolled to first takes the focus as soon as it is there.
    if (!wanted.current) return;
    if (
      document.activeElement instanceof HTMLElement &&
      document.activeElement.dataset['at'] === String(at)
    ) {
      wanted.current = false;
    } else focusNow(at);
  });
  useEffect(() => {
    const left = (items.length - (last?.index ?? 0) - 1) * ROW;
    if (more && left < NEAR_END) more();
  }, [items.length, last?.index, more]);
  const walk = (event: KeyboardEvent) => {
    const next = rowAfterKey(event.key, at, items.length);
    if (next === null || !(event.target as HTMLElement).closest('tbody')) return;
    event.preventDefault();
    wanted.current = false;
    if (next === 'above') onLeaveTop();
    else focusRow(next);
  };
  const tips = useMemo(() => items.map(({ item }) => itemTip(item.id)), [items]);
  const tipList = useTipList(tips);
  const most = useMemo(() => Math.max(...items.map(({ score }) => score)), [items]);
  const before = shown[0]?.start ?? 0;
  const after = rows.getTotalSize() - (last?.end ?? 0);
  return (
    <div ref={scroller} className={styles.scroller} data-tip-list={tipList}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links are what is walked */}
      <table
        className={styles.table}
        aria-label="Items found"
        aria-rowcount={total + 1}
        data-valued={columns.at(-1)?.key === 'value' || undefined}
        onKeyDown={walk}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHead
                key={column.key}
                column={column}
                sort={sort}
                onSort={(by) => props.onSort(sortAfter(sort, by))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && (
            <tr aria-hidden="true" className={styles.room} style={{ height: before }} />
          )}
          {shown.map(({ index }) => {
            const { item, score, gain } = items[index]!;
            return (
              <ItemRow
                key={item.id}
                {...{ item, score, gain, most, columns }}
                at={index}
                texts={props.texts}
                weights={props.weights}
                link={databaseLink(edition, 'item', item.baseId)}
                active={index === at}
                realm={props.realm}
                faction={props.faction}
                had={
                  having && item.slotId !== null && !item.random ? having.had.has(item.id) : null
                }
                onHave={having?.toggle}
              />
            );
          })}
          {after > 0 && <tr aria-hidden="true" className={styles.room} style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  );
}
