import { useState } from 'react';
import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Span } from '@gearwright/game/optimise/timeline/spans.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { PieceRow } from './PieceRow.tsx';
import { stopName } from './stop-name.ts';
import styles from './TimeLinePanel.module.css';
import type { DrawnStop } from './use-time-line.ts';

/** A piece that lasts so many levels is worth a trip. */
const LASTING = 4;
const FIRST = 20;

interface Props {
  readonly stops: readonly DrawnStop[];
  readonly spans: readonly Span[];
  readonly texts: DatasetTexts | null;
  readonly onChoose: (at: number) => void;
}

/** Every piece in the order it comes, with the quests, dungeons and recipes on the way. */
export function LevellingPlan({ stops, spans, texts, onChoose }: Props) {
  const [all, setAll] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const lasts = ({ from, to }: Span): boolean => to - from >= LASTING || to === stops.length;
  const pieces = all ? spans : spans.filter(lasts);
  const shown = isWhole ? pieces : pieces.slice(0, FIRST);
  const byStop = Map.groupBy(shown, ({ from }) => from);
  return (
    <section className={styles.part} aria-label="The plan">
      <h3 className={styles.head}>
        The plan <small>{pieces.length} pieces</small>
      </h3>
      <Checkbox checked={!all} onChange={() => setAll(!all)}>
        Only what lasts {LASTING} levels or more
      </Checkbox>
      {[...byStop].map(([at, there]) => (
        <div key={at} className={styles.stop}>
          <Button tone="quiet" onClick={() => onChoose(at)}>
            {stopName(stops, at)}
          </Button>
          <ul className={styles.rows}>
            {there.map((span) => (
              <PieceRow key={span.slot} {...{ span, texts }}>
                {span.to < stops.length ? `until ${stopName(stops, span.to)}` : 'to the end'}
              </PieceRow>
            ))}
          </ul>
        </div>
      ))}
      {pieces.length > shown.length && (
        <Button tone="quiet" onClick={() => setWhole(true)}>
          Show all {pieces.length}
        </Button>
      )}
    </section>
  );
}
