import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Span } from '@gearwright/game/optimise/timeline/spans.ts';
import { SHEET_ORDER } from '@gearwright/game/slot/slots.ts';
import { PieceRow } from './PieceRow.tsx';
import { stopName } from './stop-name.ts';
import styles from './TimeLinePanel.module.css';
import type { DrawnStop } from './use-time-line.ts';

interface Props {
  readonly stops: readonly DrawnStop[];
  readonly spans: readonly Span[];
  readonly at: number;
  readonly texts: DatasetTexts | null;
}

/** What is best at a stop, and how long each piece lasts from there. */
export function StopGearList({ stops, spans, at, texts }: Props) {
  const worn = spans
    .filter(({ from, to }) => from <= at && at < to)
    .toSorted((a, b) => SHEET_ORDER.indexOf(a.slot) - SHEET_ORDER.indexOf(b.slot));
  const name = stopName(stops, at);
  return (
    <section className={styles.part} aria-label={`Best at ${name}`}>
      <h3 className={styles.head}>
        Best at {name}
        {!stops[at]!.proved && <small> not proved</small>}
      </h3>
      <ul className={styles.rows}>
        {worn.map((span) => (
          <PieceRow key={span.slot} {...{ span, texts }}>
            {span.to < stops.length ? `until ${stopName(stops, span.to)}` : 'to the end'}
          </PieceRow>
        ))}
      </ul>
    </section>
  );
}
