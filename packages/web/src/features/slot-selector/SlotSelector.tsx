import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { slotLabel, type SlotId } from '@gearwright/game/slot/slots.ts';
import { useSearchIndex } from '../../data/search/use-search.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import type { Thing } from './candidate.ts';
import { CandidateTable, type TableHandle } from './CandidateTable.tsx';
import { EffectNotes } from './EffectNotes.tsx';
import { EffectsDialog } from './EffectsDialog.tsx';
import { FilterDialog } from './FilterDialog.tsx';
import { HiddenNote } from './HiddenNote.tsx';
import { LackingProfession } from './LackingProfession.tsx';
import { lackingProfessions } from './lacking-professions.ts';
import { ListChecks } from './ListChecks.tsx';
import { NO_FILTERS, type ListFilters } from './list-filters.ts';
import { NothingFound } from './NothingFound.tsx';
import { ReapplyBar } from './ReapplyBar.tsx';
import { SelectorFooter } from './SelectorFooter.tsx';
import { SelectorHead } from './SelectorHead.tsx';
import { SelectorSearch } from './SelectorSearch.tsx';
import { selectorTabs } from './selector-tabs.ts';
import styles from './SlotSelector.module.css';
import { useCandidates } from './use-candidates.ts';
import { useChoosing } from './use-choosing.ts';
import { Wishes } from './Wishes.tsx';
import { usePanelGestures } from './use-panel-gestures.ts';

interface Props {
  readonly slot: SlotId;
  /** What the list is valued by; null when the set has no point. */
  readonly point: Point | null;
  readonly onPoint: (pointId: string) => void;
  /** What the rules say against what is there (acceptance E4). */
  readonly warning: string | undefined;
  readonly onClose: () => void;
  /** The slots beside it, for turning on a phone. */
  readonly previous: SlotId;
  readonly next: SlotId;
  readonly onTurn: (slot: SlotId) => void;
}

/** Two columns leave the table where it is narrow (see the widths of the look). */
const TIGHT = '(min-width: 1201px) and (max-width: 1560px)';
const TIGHT_STATS = 3;
/** Phones, large ones among them (P7). */
const TURNS = '(max-width: 1000px)';
/** Where it opens below the figure, and may be out of sight. */
const BELOW = '(min-width: 801px) and (max-width: 1200px)';

/** What could be put into a slot: searched, filtered, ranked, and one press away. */
export function SlotSelector({ slot, point, onPoint, warning, onClose, ...turning }: Props) {
  const { set, rules } = useSetView();
  const narrow = useMedia(NARROW);
  const tight = useMedia(TIGHT);
  const turns = useMedia(TURNS);
  const table = useRef<TableHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const [tabKey, setTabKey] = useState('item');
  const [filters, setFilters] = useState<ListFilters>(NO_FILTERS);
  const [filtering, setFiltering] = useState(false);
  const [valued, setValued] = useState<Thing | null>(null);
  const tabs = useMemo(() => selectorTabs(set, slot, rules), [set, slot, rules]);
  const tab = tabs.find(({ key }) => key === tabKey) ?? tabs[0]!;
  // The same one as long as the tab is: a list is not looked for anew because the set changed.
  const { kind } = tab.choosing;
  const socket = tab.choosing.kind === 'gem' ? tab.choosing.socket : -1;
  const color = tab.choosing.kind === 'gem' ? tab.choosing.color : null;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what it is made of, spelt out
  const choosing = useMemo(() => tab.choosing, [kind, socket, color]);
  const change = useCallback(
    (changed: Partial<ListFilters>) => setFilters((before) => ({ ...before, ...changed })),
    [],
  );
  const all = useCandidates(slot, choosing, point, filters);
  const found = tight ? { ...all, stats: all.stats.slice(0, TIGHT_STATS) } : all;
  const index = useSearchIndex();
  const { pick, wish, look, reapplying } = useChoosing(slot);
  const records = RECORDS[kind];
  const phase = set.phase || rules.edition.defaultPhase;
  const lacking = useMemo(
    () => (kind === 'enchant' ? lackingProfessions(set, slot, rules) : []),
    [kind, set, slot, rules],
  );
  const panel = useRef<HTMLElement>(null);
  const below = useMedia(BELOW);
  useEffect(() => {
    if (below) panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [below]);
  usePanelGestures(panel, {
    onEscape: ({ target }) => {
      // The first one empties the search.
      if (target !== search.current || filters.text === '') onClose();
    },
    onPrevious: () => turning.onTurn(turning.previous),
    onNext: () => turning.onTurn(turning.next),
  });
  const leave = (): void => panel.current?.focus({ preventScroll: true });
  const hidden = !filters.wished && (
    <HiddenNote
      index={index}
      query={found.query}
      kind={kind}
      lifted={filters.lifted}
      onShow={change}
    />
  );
  return (
    <section ref={panel} className={styles.selector} aria-label={slotLabel(slot)} tabIndex={-1}>
      <SelectorHead
        slot={slot}
        tabs={tabs}
        tab={tab.key}
        onTab={(key) => {
          setTabKey(key);
          setFilters(NO_FILTERS);
        }}
        onPick={(item) => pick({ kind: 'item', item })}
        onClose={onClose}
        narrow={narrow}
        turns={turns}
        {...turning}
      />
      <SelectorSearch
        ref={search}
        text={filters.text}
        onText={(text) => change({ text })}
        records={records}
        point={point}
        onPoint={onPoint}
        filterCount={countFilters(filters)}
        onFilter={() => setFiltering(true)}
        onDown={() => table.current?.focusFirst()}
        takesFocus={!narrow}
      />
      {narrow && (
        <div className={styles.hand} data-sideways="">
          <Wishes slot={slot} onPick={(item) => pick({ kind: 'item', item })} />
          <ListChecks choosing={choosing} filters={filters} onFilters={change} phase={phase} />
        </div>
      )}
      <div className={styles.list}>
        <ReapplyBar reapplying={reapplying} onLeave={leave} />
        {warning && (
          <p className={styles.warning}>
            <Glyph name="warning" />
            {warning}
          </p>
        )}
        {found.total === 0 ? (
          <NothingFound title={MESSAGES.noRecords(records)}>
            {lacking.length > 0 && <LackingProfession names={lacking} />}
            {hidden}
          </NothingFound>
        ) : (
          <CandidateTable
            ref={table}
            label={`${records} for ${slotLabel(slot)}`}
            slot={slot}
            found={found}
            sort={filters.sort}
            onSort={(sort) => change({ sort })}
            removeOnly={filters.wished}
            narrow={narrow}
            onPick={pick}
            onWish={wish}
            onLook={look}
            onValue={setValued}
            end={narrow && hidden}
          />
        )}
      </div>
      <div className={styles.notes}>
        {!narrow && found.total > 0 && hidden}
        {point && <EffectNotes slot={slot} choosing={choosing} point={point} onValue={setValued} />}
      </div>
      <SelectorFooter
        slot={slot}
        choosing={choosing}
        filters={filters}
        onFilters={change}
        narrow={narrow}
        onLeave={leave}
      />
      {valued && point && (
        <EffectsDialog thing={valued} slot={slot} point={point} onClose={() => setValued(null)} />
      )}
      {filtering && (
        <FilterDialog
          slot={slot}
          choosing={choosing}
          filters={filters}
          onFilters={change}
          onClose={() => setFiltering(false)}
        />
      )}
    </section>
  );
}

const RECORDS = { item: 'Items', enchant: 'Enchants', rune: 'Runes', gem: 'Gems' } as const;

function countFilters({ phase, quality, levels, lifted }: ListFilters): number {
  return [phase !== null, quality > 0, levels !== null].filter(Boolean).length + lifted.length;
}
