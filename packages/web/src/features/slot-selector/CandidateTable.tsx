import { useVirtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { isWished } from '@gearwright/game/wishlist/wishing.ts';
import { useHaving } from '../../data/roster/use-having.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { useTexts } from '../../data/use-dataset.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { useTipList } from '../../ui/tooltip/tip-lists.ts';
import { SHEET_SCREENS, useMedia } from '../../ui/use-media.ts';
import { candidateId, isWorn, type Candidate } from './candidate.ts';
import { CandidateHead } from './CandidateHead.tsx';
import { CandidateRow } from './CandidateRow.tsx';
import styles from './CandidateTable.module.css';
import { effectOf, hasSetEffects } from './effect-of.ts';
import type { ListSort } from './list-filters.ts';
import type { Candidates } from './use-candidates.ts';
import { useListKeys } from './use-list-keys.ts';
import { useTips } from './use-tips.ts';

/** Pixels from the end at which the next page is fetched. */
const NEAR_END = 200;
const ROW = 50;
const PHONE_ROW = 76;
const HEAD = 31;
/** On a phone the heads are only heard. */
const PHONE_HEAD = 0;

const THINGS = { item: 'Item', enchant: 'Enchant', rune: 'Rune', gem: 'Gem' } as const;

export interface TableHandle {
  focusFirst(): void;
}

interface Props {
  readonly ref: Ref<TableHandle>;
  readonly label: string;
  readonly slot: SlotId;
  readonly found: Candidates;
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort | null) => void;
  readonly removeOnly: boolean;
  readonly narrow: boolean;
  readonly onPick: (candidate: Candidate) => void;
  readonly onWish: (candidate: Candidate) => void;
  readonly onLook: (candidate: Candidate | null) => void;
  readonly onValue: (candidate: Candidate) => void;
  /** After the last line. */
  readonly end: ReactNode;
}

/** The list of a slot: only what is in sight is drawn. */
export function CandidateTable(props: Props) {
  const { label, slot, found, sort, narrow } = props;
  const { candidates, total, stats, worn, wornInSet, more } = found;
  const { set, rules, owner } = useSetView();
  const piece = set.gear[slot];
  const readsByTap = useMedia(SHEET_SCREENS);
  const having = useHaving('character' in owner ? owner.character.id : undefined);
  const texts = useTexts(useEditionKey(), true);
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = narrow ? PHONE_ROW : ROW;
  const head = narrow ? PHONE_HEAD : HEAD;
  // eslint-disable-next-line react/incompatible-library -- the compiler is not in use
  const virtual = useVirtualizer({
    count: candidates.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 1,
    scrollMargin: head,
    scrollPaddingStart: head,
    initialRect: { width: 600, height: 340 },
  });
  useEffect(() => virtual.measure(), [virtual, rowHeight]);
  const rows = virtual.getVirtualItems();
  const height = virtual.getTotalSize();
  const { query } = found;
  useEffect(() => {
    scroller.current?.scrollTo?.({ top: 0 });
  }, [query]);
  const checkEnd = (): void => {
    const element = scroller.current;
    if (!element || candidates.length >= total) return;
    if (height - element.scrollTop - element.clientHeight < NEAR_END) more();
  };
  // Only where the list is another: measuring after every change would cost each its frame.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- as said above
  useEffect(checkEnd, [candidates, total]);
  const keys = useListKeys({
    count: candidates.length,
    scroller,
    show: (at) => virtual.scrollToIndex(at),
    onPick: (at) => props.onPick(candidates[at]!),
    onWish: (at) => props.onWish(candidates[at]!),
    onHave: (at) => {
      const candidate = candidates[at]!;
      if (candidate.kind === 'item') having?.toggle(candidate.item.id);
    },
    onValue: (at) => props.onValue(candidates[at]!),
    onLook: (at) => props.onLook(at === null ? null : (candidates[at] ?? null)),
  });
  useImperativeHandle(props.ref, () => ({ focusFirst: () => keys.focus(0) }));
  const tipList = useTipList(useTips(candidates, slot));
  const isWeighed = wornInSet !== null;
  const shown = (candidate: Candidate): number =>
    candidate.gain === null ? candidate.score : (wornInSet ?? 0) + candidate.gain;
  const mark = wornInSet ?? worn;
  const most = Math.max(...candidates.slice(0, 1).map(shown), mark);
  const columns = { '--stats': narrow ? 0 : stats.length } as CSSProperties;
  return (
    <div
      ref={scroller}
      className={styles.scroll}
      data-tip-to-dock=""
      data-tip-list={tipList}
      onScroll={checkEnd}
    >
      <table
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its lines are picked from
        role="grid"
        className={styles.table}
        aria-label={label}
        aria-rowcount={total + 1}
        style={columns}
        data-bare={narrow || stats.length > 0 ? undefined : ''}
        data-weighed={isWeighed ? '' : undefined}
      >
        <CandidateHead
          thing={THINGS[candidates[0]?.kind ?? 'item']}
          stats={stats}
          sort={sort}
          onSort={props.onSort}
          weighed={isWeighed}
          gemmed={rules.edition.sockets && candidates[0]?.kind === 'item'}
          narrow={narrow}
        />
        <tbody className={styles.lines} style={{ height }} {...keys.handlers}>
          {rows.map(({ index, start }) => {
            const candidate = candidates[index]!;
            const wears = isWorn(candidate, piece);
            return (
              <CandidateRow
                key={candidateId(candidate)}
                candidate={candidate}
                at={index}
                slot={slot}
                isWorn={wears}
                isAcquired={wears && candidate.kind === 'item' && piece.itemAcquired}
                stats={stats}
                texts={texts}
                worth={shown(candidate)}
                worn={mark}
                most={most}
                effect={effectOf(candidate, query.effects)}
                ofSet={candidate.kind === 'item' && hasSetEffects(candidate, query.effects, rules)}
                active={index === keys.active}
                wished={candidate.kind === 'item' ? isWished(set, candidate.item.id) : null}
                had={having && candidate.kind === 'item' ? having.had.has(candidate.item.id) : null}
                removeOnly={props.removeOnly}
                narrow={narrow}
                readsByTap={readsByTap}
                start={start - head}
              />
            );
          })}
        </tbody>
      </table>
      {props.end}
    </div>
  );
}
