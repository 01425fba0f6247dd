import { capsThatMatter, type Cap } from '@gearwright/game/total/caps.ts';
import { capWords } from '@gearwright/game/text/cap-words.ts';
import type { SetView } from '../../data/set-view/set-view.ts';
import { Gauge } from '../../ui/Gauge.tsx';
import { Heading } from '../../ui/Heading.tsx';
import type { ComparedSets } from './compared-sets.ts';
import styles from './ComparedCaps.module.css';

const CAP_AT = 0.8;

/** The caps of both, each beside the other's. */
export function ComparedCaps({ left, right }: ComparedSets) {
  const [one, other] = [capsOf(left), capsOf(right)];
  const keys = [...new Set([...one, ...other].map(({ key }) => key))];
  if (keys.length === 0) return null;
  return (
    <section className={styles.caps} aria-label="Caps">
      <Heading>Caps</Heading>
      <div className={styles.meters}>
        <span className={styles.name}>{left.set.name}</span>
        <span className={styles.name}>{right.set.name}</span>
        {keys.flatMap((key) =>
          [one, other].map((caps, side) => (
            <CapOf key={`${key} ${side}`} cap={caps.find((cap) => cap.key === key)} />
          )),
        )}
      </div>
    </section>
  );
}

function capsOf({ set, totals, rules }: SetView): readonly Cap[] {
  return capsThatMatter(set, totals, rules.dataset);
}

function CapOf({ cap }: { readonly cap: Cap | undefined }) {
  if (!cap) return <span />;
  const { value, of } = capWords(cap);
  const whole = cap.goal - cap.least;
  const at = whole <= 0 ? CAP_AT : ((cap.value - cap.least) / whole) * CAP_AT;
  return (
    <Gauge
      label={cap.label}
      value={value}
      of={of}
      at={Math.min(Math.max(at, 0), 1)}
      cap={CAP_AT}
      brief
    />
  );
}
