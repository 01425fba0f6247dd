import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Gauge.module.css';

interface Props {
  readonly label: string;
  /** As it is read: `8.35 %`. */
  readonly value: string;
  /** As it is read: `of 9 %`. */
  readonly of: string;
  /** Parts of the whole track. */
  readonly at: number;
  readonly cap: number;
  /** What a change would add, as a part of the track. */
  readonly by?: number;
  readonly note?: ReactNode;
  /** On phones the label, the value, the cap and the rule will do. */
  readonly brief?: boolean;
}

/** An armourer's rule, with the cap as a lozenge. */
export function Gauge({ label, value, of, at, cap, by = 0, note, brief }: Props) {
  const track = { '--at': at, '--cap': cap, '--by': by } as CSSProperties;
  return (
    <div className={classNames(styles.gauge, at >= cap && styles.met, brief && styles.brief)}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      <span className={styles.of}>{of}</span>
      <div className={styles.track} style={track} aria-hidden="true">
        {at > cap && <i className={styles.over} />}
        {by > 0 && <i className={styles.ghost} />}
      </div>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}
