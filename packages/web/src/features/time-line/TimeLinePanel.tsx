import { useState } from 'react';
import { spansOf } from '@gearwright/game/optimise/timeline/spans.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { useTexts } from '../../data/use-dataset.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import { LevellingPlan } from './LevellingPlan.tsx';
import { StopGearList } from './StopGearList.tsx';
import { StopSlider } from './StopSlider.tsx';
import styles from './TimeLinePanel.module.css';
import { useTimeLine } from './use-time-line.ts';
import { ValueChart } from './ValueChart.tsx';

/** What is best at every level and in every phase to come, what replaces what and when. */
export function TimeLinePanel({ point }: { readonly point: Point }) {
  const { rules, wearer } = useSetView();
  const { edition, dataset } = rules;
  const texts = useTexts(useEditionKey(), true);
  const [from, setFrom] = useState(wearer.level);
  const [heirlooms, setHeirlooms] = useState(false);
  const [chosen, setChosen] = useState(0);
  const { drawn, isDrawing, draw, cancel } = useTimeLine(point, { from, heirlooms });
  const levels = Array.from({ length: edition.maxLevel }, (_, at) => ({
    value: at + 1,
    label: at + 1 === wearer.level ? `${at + 1}, your level` : String(at + 1),
  }));
  const stops = drawn?.stops ?? [];
  const at = Math.min(chosen, stops.length - 1);
  const stop = stops[at];
  const spans = spansOf(stops.map(({ gear }) => gear));
  const begin = () => {
    setChosen(0);
    void draw();
  };
  return (
    <div className={styles.panel}>
      <div className={styles.ask}>
        <Select label="From level" options={levels} value={from} onChange={setFrom} />
        {dataset.heirlooms && (
          <Checkbox checked={heirlooms} onChange={() => setHeirlooms(!heirlooms)}>
            With heirlooms
          </Checkbox>
        )}
        {isDrawing ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <Button tone="main" onClick={begin}>
            Draw the time line
          </Button>
        )}
      </div>
      {isDrawing && drawn && (
        <output className={styles.progress}>
          <progress max={drawn.all} value={stops.length} aria-label="Stops drawn" />
          {stops.length} of {drawn.all} levels and phases
        </output>
      )}
      {!drawn && (
        <p className={styles.lead}>
          The best set of every level on the way, then of every phase to come: what to get now, what
          comes next, and when each piece is replaced. Below the last level nobody is sent into
          raids.
        </p>
      )}
      {stop && (
        <>
          <ValueChart stops={stops} all={drawn!.all} at={at} onChoose={setChosen} />
          <StopSlider stops={stops} at={at} onChange={setChosen} />
          <div className={styles.columns}>
            <StopGearList {...{ stops, spans, at, texts }} />
            <LevellingPlan {...{ stops, spans, texts }} onChoose={setChosen} />
          </div>
        </>
      )}
    </div>
  );
}
