import { useMemo, useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import type { StatWeights } from '@gearwright/game/point/point.ts';
import { scoreGear } from '@gearwright/game/score/score.ts';
import { setsEarnedBy } from '@gearwright/game/set/set-skill.ts';
import { byGain, gearChanges } from '@gearwright/game/score/gear-changes.ts';
import type { EffectWorths } from '@gearwright/game/worth/effect-worths.ts';
import { Difference } from '../../ui/table/Difference.tsx';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import { pointWorth } from '../../data/search/list-worth.ts';
import { useTipReader } from '../../ui/tooltip/tip-readers.ts';
import type { SetView } from '../../data/set-view/set-view.ts';
import type { ComparedSets } from './compared-sets.ts';
import { GearPair } from './GearPair.tsx';
import styles from './ComparedGear.module.css';

interface Props extends ComparedSets {
  readonly weights: StatWeights;
  readonly effects: EffectWorths | null;
  readonly onlyDifferences: boolean;
}

const ORDERS = [
  { value: 'slot', label: 'By slot' },
  { value: 'gain', label: 'By gain' },
] as const;

/** Gear side by side; the difference stands between, on the spine. */
export function ComparedGear({ left, right, weights, effects, onlyDifferences }: Props) {
  const [order, setOrder] = useState<(typeof ORDERS)[number]['value']>('slot');
  const readers = { left: useReader(left), right: useReader(right) };
  const all = useMemo(
    () => gearChanges(left.set.gear, right.set.gear, weights, effects),
    [left.set.gear, right.set.gear, weights, effects],
  );
  const shown = all.filter(({ kind }) => !onlyDifferences || kind !== 'same');
  const changes = order === 'gain' ? byGain(shown) : shown;
  const most = Math.max(...all.map(({ by }) => Math.abs(by)), 1e-9);
  const inSlots = all.reduce((sum, { by }) => sum + by, 0);
  const setOf = setsEarnedBy(right.rules.wearer, right.rules.dataset);
  const inAll =
    scoreGear(right.set.gear, weights, setOf, effects) -
    scoreGear(left.set.gear, weights, setOf, effects);
  return (
    <>
      <div className={styles.order}>
        <PlainSelect
          label="Order"
          className={styles.choice}
          options={ORDERS}
          value={order}
          onChange={setOrder}
        />
      </div>
      {changes.length === 0 ? (
        <p className={styles.note}>
          {all.length === 0 ? MESSAGES.noRecords('Items') : 'Both wear the same.'}
        </p>
      ) : (
        <ul>
          {changes.map((change) => (
            <GearPair key={change.slot} change={change} most={most} readers={readers} />
          ))}
        </ul>
      )}
      {Math.abs(inAll - inSlots) >= 0.05 && (
        <p className={styles.note}>
          Set bonuses: <Difference by={inAll - inSlots} />
        </p>
      )}
    </>
  );
}

function useReader({ set, rules }: SetView): string {
  return useTipReader(
    useMemo(
      () => ({ set, rules, worth: pointWorth(set, rules, set.points[0] ?? null) }),
      [set, rules],
    ),
  );
}
