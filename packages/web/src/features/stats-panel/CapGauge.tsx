import { capWords } from '@gearwright/game/text/cap-words.ts';
import type { Cap } from '@gearwright/game/total/caps.ts';
import { Gauge } from '../../ui/Gauge.tsx';
import styles from './CapGauge.module.css';

/** The cap stands at four fifths of the track: what goes beyond it can be seen. */
const CAP_AT = 0.8;

interface Props {
  readonly cap: Cap;
  /** What the change looked at would make of it. */
  readonly then?: Cap | undefined;
  readonly brief?: boolean;
}

export function CapGauge({ cap, then, brief = false }: Props) {
  const words = capWords(cap);
  const by = then ? capWords(then, cap).by : null;
  const at = place(cap);
  return (
    <Gauge
      label={cap.label}
      value={words.value}
      of={words.of}
      at={at}
      cap={CAP_AT}
      brief={brief}
      by={then ? Math.max(place(then) - at, 0) : 0}
      note={
        <>
          <span className={cap.reached ? styles.met : styles.short}>{words.state}</span>
          {words.spare && `, ${words.spare}`}
          {by !== null && (
            <span className={by.startsWith('−') ? styles.down : styles.met}> {by}</span>
          )}
        </>
      }
    />
  );
}

/** Part of the track; a skill begins where nobody has any of it to gain. */
function place({ value, goal, least }: Cap): number {
  const whole = goal - least;
  return whole <= 0 ? CAP_AT : Math.min(Math.max(((value - least) / whole) * CAP_AT, 0), 1);
}
