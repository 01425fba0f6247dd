import { chartOf } from './chart-of.ts';
import styles from './ValueChart.module.css';
import type { DrawnStop } from './use-time-line.ts';

interface Props {
  readonly stops: readonly DrawnStop[];
  /** How many there will be: the chart keeps its breadth while it grows. */
  readonly all: number;
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

/** Worth over level: the best there is in gold, what is worn today in grey. Weights that change break the lines. */
export function ValueChart({ stops, all, at, onChoose }: Props) {
  const { best, worn, ticks, breaks, x, y } = chartOf(stops, all);
  return (
    <figure className={styles.chart}>
      {/* The slider below says the same in words. */}
      <div
        className={styles.canvas}
        aria-hidden
        onPointerDown={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          onChoose(nearest((event.clientX - left) / width, stops.length, x));
        }}
      >
        <svg viewBox="0 0 1 1" preserveAspectRatio="none">
          {ticks.map(({ place }) => (
            <line key={place} className={styles.tick} x1={place} x2={place} y1={0} y2={1} />
          ))}
          {breaks.map((place) => (
            <line key={place} className={styles.break} x1={place} x2={place} y1={0} y2={1} />
          ))}
          <path className={styles.worn} d={worn} />
          <path className={styles.best} d={best} />
          <line className={styles.now} x1={x(at)} x2={x(at)} y1={0} y2={1} />
        </svg>
        <span
          className={styles.dot}
          style={{
            left: percent(x(at)),
            top: `calc(${y(stops[at]!.value)} * (100% - var(--foot)))`,
          }}
        />
        {ticks.map(({ place, label }) => (
          <span key={label} className={styles.label} style={{ left: percent(place) }}>
            {label}
          </span>
        ))}
      </div>
      <figcaption className={styles.legend}>
        <span className={styles.bestKey}>The best there is</span>
        <span className={styles.wornKey}>What you wear today</span>
        {breaks.length > 0 && (
          <span className={styles.breakKey}>Valued by other weights from here</span>
        )}
      </figcaption>
    </figure>
  );
}

function nearest(place: number, count: number, x: (at: number) => number): number {
  const step = count > 1 ? x(1) - x(0) : 1;
  return Math.min(Math.max(Math.round((place - x(0)) / step), 0), count - 1);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
