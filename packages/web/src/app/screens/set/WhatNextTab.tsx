import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSetView } from '../../../data/set-view/set-view.ts';
import { LootSheet } from '../../../features/loot-sheet/LootSheet.tsx';
import { TimeLinePanel } from '../../../features/time-line/TimeLinePanel.tsx';
import { PathPanel } from '../../../features/upgrade-path/PathPanel.tsx';
import { BestUpgrades } from '../../../features/upgrades/BestUpgrades.tsx';
import { PlainSelect } from '../../../ui/PlainSelect.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import styles from './WhatNextTab.module.css';

const VIEWS = [
  { value: 'upgrades', label: 'Upgrades' },
  { value: 'path', label: 'Upgrade path' },
  { value: 'loot', label: 'Loot sheet' },
  { value: 'time', label: 'Time line' },
] as const;

/** What the address names the open view by. */
const VIEW = 'next';

/** What would better the set: by itself, on the way to a goal, boss by boss, and over the levels to come. */
export function WhatNextTab() {
  const { set } = useSetView();
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find(({ value }) => value === params.get(VIEW))?.value ?? 'upgrades';
  const [pointId, setPointId] = useState<string | null>(null);
  const point = set.points.find((each) => each.pointId === pointId) ?? set.points[0] ?? null;
  const options = useMemo(
    () => set.points.map((each) => ({ value: each.pointId, label: each.name })),
    [set.points],
  );
  const turn = (next: string) =>
    setParams(
      (before) => {
        before.set(VIEW, next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section className={styles.next} aria-label="What next?">
      {point && options.length > 1 && (
        <PlainSelect
          label="Valued by"
          className={styles.point}
          options={options}
          value={point.pointId}
          onChange={setPointId}
        />
      )}
      <Tabs label="What next?" tabs={VIEWS} value={view} onChange={turn}>
        {point === null ? (
          <p className={styles.none}>
            An equivalency point says what is better: give the set one to see what comes next.
          </p>
        ) : view === 'path' ? (
          <PathPanel point={point} />
        ) : view === 'loot' ? (
          <LootSheet point={point} />
        ) : view === 'time' ? (
          <TimeLinePanel key={point.pointId} point={point} />
        ) : (
          <BestUpgrades point={point} />
        )}
      </Tabs>
    </section>
  );
}
