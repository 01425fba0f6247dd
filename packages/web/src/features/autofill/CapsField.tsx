import {
  editionHasStat,
  STATS,
  statLabel,
  type StatName,
} from '@gearwright/game/stat/catalogue.ts';
import { useEdition } from '../../data/edition-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import type { WishedCap } from './autofill-wish.ts';
import styles from './CapsField.module.css';

interface Props {
  readonly caps: readonly WishedCap[];
  readonly onChange: (caps: readonly WishedCap[]) => void;
}

const KINDS = [
  { value: 'worthlessAbove', label: 'worthless above' },
  { value: 'atLeast', label: 'at least' },
  { value: 'atMost', label: 'at most' },
] as const;

/** What totals of the sheet are held to. */
export function CapsField({ caps, onChange }: Props) {
  const edition = useEdition();
  const stats = STATS.filter(
    (stat) =>
      editionHasStat(stat.name, edition) && !('sheetOnly' in stat) && stat.group !== 'socket',
  ).map(({ name, label }) => ({ value: name, label }));
  const change = (cap: WishedCap, some: Partial<WishedCap>) =>
    onChange(caps.map((each) => (each === cap ? { ...cap, ...some } : each)));
  const nextKey = String(1 + Math.max(-1, ...caps.map(({ key }) => Number(key))));
  const first: StatName = stats[0]!.value;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>Caps, as the sheet counts them</legend>
      <ul className={styles.caps}>
        {caps.map((cap) => (
          <li key={cap.key} className={styles.cap}>
            <span className={styles.on}>
              <Checkbox
                checked={cap.enabled}
                aria-label={`Hold ${statLabel(cap.stat)}`}
                onChange={({ target }) => change(cap, { enabled: target.checked })}
              >
                <span />
              </Checkbox>
            </span>
            <span className={styles.stat}>
              <PlainSelect
                label="Stat"
                className={styles.choice}
                options={stats}
                value={cap.stat}
                onChange={(stat) => change(cap, { stat })}
              />
            </span>
            <span className={styles.kind}>
              <PlainSelect
                label={`Rule for ${statLabel(cap.stat)}`}
                className={styles.choice}
                options={KINDS}
                value={cap.kind}
                onChange={(kind) => change(cap, { kind })}
              />
            </span>
            <input
              className={styles.amount}
              type="number"
              min="0"
              step="any"
              aria-label={`Amount of ${statLabel(cap.stat)}`}
              value={Number.isNaN(cap.amount) ? '' : cap.amount}
              onChange={({ target }) => change(cap, { amount: target.valueAsNumber })}
            />
            <span className={styles.remove}>
              <Button
                tone="quiet"
                only
                aria-label={`Remove the cap on ${statLabel(cap.stat)}`}
                onClick={() => onChange(caps.filter((each) => each !== cap))}
              >
                <Glyph name="clear" />
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Button
        onClick={() =>
          onChange([
            ...caps,
            { key: nextKey, stat: first, kind: 'atLeast', amount: 0, enabled: true },
          ])
        }
      >
        <Glyph name="plus" />
        Add a cap
      </Button>
    </fieldset>
  );
}
