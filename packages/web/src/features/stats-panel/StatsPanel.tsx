import { useCallback } from 'react';
import { isFigureName } from '@gearwright/game/total/figures.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Card } from '../../ui/Card.tsx';
import { RowHints } from '../../ui/RowHints.tsx';
import { BuffsBar } from './BuffsBar.tsx';
import { FigureReasons } from './FigureReasons.tsx';
import { PointReasons } from './PointReasons.tsx';
import { SectionPlace } from './SectionPlace.tsx';
import { SECTION_PLACES } from './section-choice.ts';
import { POINT_HINT } from './hints.ts';
import styles from './StatsPanel.module.css';

interface Props {
  /** Opens the export of a point; absent where there is none. */
  readonly onShare?: ((point: Point) => void) | undefined;
  /** Where the set's points are edited; null where they cannot be. */
  readonly pointsPath?: string | null;
}

/** What comes of the set: four sections of figures, each of which says why it is what it is. */
export function StatsPanel({ onShare, pointsPath = null }: Props) {
  const { set, totals } = useSetView();
  const tell = useCallback(
    (hint: string) => {
      const point = set.points.find(({ pointId }) => hint === POINT_HINT + pointId);
      if (point) return <PointReasons point={point} />;
      return isFigureName(hint) ? <FigureReasons totals={totals} name={hint} /> : null;
    },
    [set.points, totals],
  );
  return (
    <Card gilt className={styles.panel} aria-label="Stats">
      <BuffsBar />
      <RowHints className={styles.sections} tell={tell}>
        {SECTION_PLACES.map((place) => (
          <SectionPlace key={place} place={place} onShare={onShare} pointsPath={pointsPath} />
        ))}
      </RowHints>
    </Card>
  );
}
