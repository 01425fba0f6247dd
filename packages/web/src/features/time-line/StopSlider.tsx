import { stopName } from './stop-name.ts';
import styles from './TimeLinePanel.module.css';
import type { DrawnStop } from './use-time-line.ts';

interface Props {
  readonly stops: readonly DrawnStop[];
  readonly at: number;
  readonly onChange: (at: number) => void;
}

/** Moves along the line, a stop a step. */
export function StopSlider({ stops, at, onChange }: Props) {
  const name = stopName(stops, at);
  return (
    <label className={styles.slider}>
      <span>
        <b>{name}</b>, worth {stops[at]!.value.toFixed(1)} by {stops[at]!.point.name}
      </span>
      <input
        type="range"
        min={0}
        max={stops.length - 1}
        value={at}
        aria-label="Level and phase"
        aria-valuetext={name}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
