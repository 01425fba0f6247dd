import { statLabel, type StatName } from '@gearwright/game/stat/catalogue.ts';
import { SUMMED_GOAL_NAMES } from '@gearwright/game/text/goal-words.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import type { Option } from '../../ui/Select.tsx';
import type { WishedCap } from './autofill-wish.ts';
import styles from './CapsField.module.css';

interface Props {
  readonly cap: WishedCap;
  readonly stats: readonly Option<StatName>[];
  readonly onChange: (some: Partial<WishedCap>) => void;
  readonly onRemove: () => void;
}

const KINDS = [
  { value: 'worthlessAbove', label: 'worthless above' },
  { value: 'atLeast', label: 'at least' },
  { value: 'atMost', label: 'at most' },
] as const;

/** One total and what it is held to. */
export function CapRow({ cap, stats, onChange, onRemove }: Props) {
  const stat = cap.goal ? SUMMED_GOAL_NAMES[cap.goal].split(':')[0]! : statLabel(cap.stat);
  return (
    <li className={styles.cap}>
      <span className={styles.on}>
        <Checkbox
          checked={cap.enabled}
          aria-label={`Hold ${stat}`}
          onChange={({ target }) => onChange({ enabled: target.checked })}
        >
          <span />
        </Checkbox>
      </span>
      {cap.goal ? (
        <span className={styles.goal}>{SUMMED_GOAL_NAMES[cap.goal]}</span>
      ) : (
        <>
          <span className={styles.stat}>
            <PlainSelect
              label="Stat"
              className={styles.choice}
              options={stats}
              value={cap.stat}
              onChange={(next) => onChange({ stat: next })}
            />
          </span>
          <span className={styles.kind}>
            <PlainSelect
              label={`Rule for ${stat}`}
              className={styles.choice}
              options={KINDS}
              value={cap.kind}
              onChange={(kind) => onChange({ kind })}
            />
          </span>
          <input
            className={styles.amount}
            type="number"
            min="0"
            step="any"
            aria-label={`Amount of ${stat}`}
            value={Number.isNaN(cap.amount) ? '' : cap.amount}
            onChange={({ target }) => onChange({ amount: target.valueAsNumber })}
          />
        </>
      )}
      <span className={styles.remove}>
        <Button tone="quiet" only aria-label={`Remove the cap on ${stat}`} onClick={onRemove}>
          <Glyph name="clear" />
        </Button>
      </span>
    </li>
  );
}
