import { Slider as Base } from '@base-ui/react/slider';
import styles from './RangeSlider.module.css';

interface Props {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Its start and its end. */
  readonly value: readonly [number, number];
  readonly onChange: (value: readonly [number, number]) => void;
  /** When the thumb is let go. */
  readonly onCommit?: (value: readonly [number, number]) => void;
}

/** A range between two thumbs; the start never passes the end. */
export function RangeSlider({ label, min, max, step = 1, value, onChange, onCommit }: Props) {
  return (
    <Base.Root
      className={styles.slider}
      min={min}
      max={max}
      step={step}
      value={value}
      onValueChange={([start, end]) => onChange([start, end])}
      onValueCommitted={([start, end]) => onCommit?.([start, end])}
    >
      <div className={styles.head}>
        <span>{label}</span>
        <Base.Value className={styles.value}>{(texts) => texts.join(' – ')}</Base.Value>
      </div>
      <Base.Control className={styles.control}>
        <Base.Track className={styles.track}>
          <Base.Indicator className={styles.indicator} />
          <Base.Thumb index={0} className={styles.thumb} aria-label={`${label}, from`} />
          <Base.Thumb index={1} className={styles.thumb} aria-label={`${label}, to`} />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
