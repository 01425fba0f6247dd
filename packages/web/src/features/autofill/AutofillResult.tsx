import { grouped } from '@gearwright/game/formula/display.ts';
import { byGain, gearChanges } from '@gearwright/game/score/gear-changes.ts';
import { scaleOf } from '../../data/set-view/effects-of.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Difference } from '../../ui/table/Difference.tsx';
import type { AutofillWish } from './autofill-wish.ts';
import { CapPrices } from './CapPrices.tsx';
import { ChangeRow } from './ChangeRow.tsx';
import { goalWords } from '@gearwright/game/text/goal-words.ts';
import { pointFor, worthOf, type Found } from './run-autofill.ts';
import styles from './AutofillResult.module.css';

const NO_SCALE = { weights: {}, effects: null };

interface Props {
  readonly found: Found;
  readonly wish: AutofillWish;
  /** Looks again without an item. */
  readonly onBan: (itemId: string) => void;
}

/** What would change, before anything does. */
export function AutofillResult({ found, wish, onBan }: Props) {
  const { set, rules } = useSetView();
  const { gear, worth, proof } = found;
  const point = pointFor(set, wish);
  const scale = point ? scaleOf(set, rules, point) : NO_SCALE;
  const all = gearChanges(set.gear, gear, scale.weights, scale.effects);
  const changes = byGain(all.filter(({ kind }) => kind !== 'same'));
  const before = worthOf(set.gear, set, rules, point);
  return (
    <div className={styles.result}>
      <div className={styles.head}>
        <p className={styles.worth}>
          <span className={styles.before}>{grouped(before.toFixed(1))}</span> →{' '}
          <b>{grouped(worth.toFixed(1))}</b> <Difference by={worth - before} />
        </p>
        {proof && <Proof proof={proof} />}
      </div>
      {proof && proof.broken.length > 0 && (
        <p role="alert" className={styles.broken}>
          No gear was found that keeps {proof.broken.map(goalWords).join(' and ')}.
        </p>
      )}
      {proof && proof.caps.length > 0 && <CapPrices caps={proof.caps} />}
      {changes.length === 0 ? (
        <p>Nothing would change: this is what the set wears already.</p>
      ) : (
        <ul aria-label="Changes">
          {changes.map((change) => (
            <ChangeRow
              key={change.slot}
              change={change}
              onBan={wish.way === 'whole' ? onBan : null}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Proof({ proof }: { readonly proof: NonNullable<Found['proof']> }) {
  if (proof.proved) return <Badge tone="up">Proven best</Badge>;
  if (!Number.isFinite(proof.gap)) return <Badge tone="warn">Not proven</Badge>;
  return <Badge tone="warn">At most {proof.gap.toFixed(1)} better</Badge>;
}
