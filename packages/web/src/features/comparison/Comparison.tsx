import { useMemo, useState, type ReactNode } from 'react';
import { formsOf } from '@gearwright/game/character/forms.ts';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Rule } from '../../ui/Heading.tsx';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import { SheetControls } from '../../ui/SheetControls.tsx';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { ComparedBuffs } from './ComparedBuffs.tsx';
import { ComparedCaps } from './ComparedCaps.tsx';
import { ComparedGear } from './ComparedGear.tsx';
import { ComparedSides } from './ComparedSides.tsx';
import { ComparedTalents } from './ComparedTalents.tsx';
import { ComparedTotals } from './ComparedTotals.tsx';
import { chosenPoint, pointsOfBoth, type ComparedSets } from './compared-sets.ts';
import { buffRows, consumableRows } from './buff-rows.ts';
import { useOnlyOwned } from './use-only-owned.ts';
import { talentRows } from './talent-rows.ts';
import styles from './Comparison.module.css';

interface Props extends ComparedSets {
  /** The path of the comparison's gear. */
  readonly path: string;
  readonly tab: string | undefined;
  /** The same two the other way round; null where that cannot be. */
  readonly swapped: string | null;
  readonly heading: ReactNode;
}

/** Two sets on one spine. */
export function Comparison({ left, right, path, tab, swapped, heading }: Props) {
  const [onlyOwned, setOnlyOwned] = useState(false);
  const sets = useOnlyOwned({ left, right }, onlyOwned);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const points = useMemo(() => pointsOfBoth(sets), [sets]);
  const [pointId, setPointId] = useState<string | null>(null);
  const { point, weights, effects } = useMemo(
    () => chosenPoint(sets, points, pointId),
    [sets, points, pointId],
  );
  const shared = { ...sets, onlyDifferences };
  const talents = talentRows(sets).filter(differs).length;
  const buffs = [...buffRows(sets), ...consumableRows(sets)].filter(differs).length;
  return (
    <div className={styles.page}>
      {heading}
      <div className={styles.bar}>
        <TabLinks
          label="View"
          tabs={[
            { to: path, label: 'Gear' },
            { to: `${path}/talents`, label: <Tab name="Talents" differ={talents} /> },
            { to: `${path}/buffs`, label: <Tab name="Buffs" differ={buffs} /> },
          ]}
        />
        <Checkbox
          checked={onlyDifferences}
          onChange={({ target }) => setOnlyDifferences(target.checked)}
        >
          Only differences
        </Checkbox>
        <Checkbox checked={onlyOwned} onChange={({ target }) => setOnlyOwned(target.checked)}>
          Only what I own
        </Checkbox>
        <SheetControls
          {...left.sheet}
          forms={formsOf(left.wearer, left.rules.dataset)}
          onChoose={(choice) => {
            left.chooseSheet(choice);
            right.chooseSheet(choice);
          }}
        />
        {point && points.length > 1 && (
          <PlainSelect
            label="Valued by"
            className={styles.point}
            options={points.map((each) => ({ value: each.pointId, label: each.name }))}
            value={point.pointId}
            onChange={setPointId}
          />
        )}
      </div>
      <Rule />
      <div className={styles.work}>
        <section aria-label={tab === 'talents' ? 'Talents' : tab === 'buffs' ? 'Buffs' : 'Gear'}>
          <ComparedSides {...sets} weights={weights} effects={effects} swapped={swapped} />
          {tab === 'talents' ? (
            <ComparedTalents {...shared} />
          ) : tab === 'buffs' ? (
            <ComparedBuffs {...shared} />
          ) : (
            <ComparedGear {...shared} weights={weights} effects={effects} />
          )}
        </section>
        <Card gilt className={styles.totals} aria-label="Totals">
          <ComparedCaps {...sets} />
          <ComparedTotals {...shared} weights={weights} valuedBy={point?.name ?? null} />
        </Card>
      </div>
    </div>
  );
}

function differs(row: { readonly left: unknown; readonly right: unknown }): boolean {
  return row.left !== row.right;
}

function Tab({ name, differ }: { readonly name: string; readonly differ: number }) {
  return (
    <>
      {name} <small>{differ === 0 ? 'same' : `${differ} differ`}</small>
    </>
  );
}
