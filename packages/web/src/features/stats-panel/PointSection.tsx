import { useMemo } from 'react';
import type { Point } from '@gearwright/game/point/point.ts';
import { scoreGear } from '@gearwright/game/score/score.ts';
import { setsEarnedBy } from '@gearwright/game/set/set-skill.ts';
import { displayDifference, grouped } from '@gearwright/game/formula/display.ts';
import { scaleOf } from '../../data/set-view/effects-of.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { usePreviewed } from '../../data/set-view/use-previewed.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { FigureRow } from './FigureRow.tsx';
import { POINT_HINT } from './hints.ts';
import { PointWeights } from './PointWeights.tsx';
import styles from './PointSection.module.css';

interface Props {
  readonly onShare: ((point: Point) => void) | undefined;
  readonly pointsPath: string | null;
}

/** What the gear is worth by each of the set's points. */
export function PointSection({ onShare, pointsPath }: Props) {
  const { set, rules } = useSetView();
  const previewed = usePreviewed();
  const { points, gear } = set;
  const values = useMemo(() => {
    const setOf = setsEarnedBy(rules.wearer, rules.dataset);
    return points.map((point) => {
      const { weights, effects } = scaleOf(set, rules, point);
      const now = scoreGear(gear, weights, setOf, effects);
      const then = previewed && scoreGear(previewed.set.gear, weights, setOf, effects);
      return { point, now, by: then === null ? null : differenceOf(now, then) };
    });
  }, [points, gear, rules, previewed, set]);
  const [first] = points;
  if (!first) return <p className={styles.note}>This set has no equivalency points.</p>;
  return (
    <>
      <ul>
        {values.map(({ point, now, by }, index) => (
          <FigureRow
            key={point.pointId}
            hint={POINT_HINT + point.pointId}
            label={point.name}
            value={grouped(now.toFixed(1))}
            by={by}
            inTabOrder={index === 0}
            action={
              onShare && (
                <Button
                  tone="quiet"
                  only
                  aria-label={`Export ${point.name}`}
                  onClick={() => onShare(point)}
                >
                  <Glyph name="share" />
                </Button>
              )
            }
          />
        ))}
      </ul>
      <PointWeights point={first} />
      <p className={styles.note}>
        {first.type === 'preset' && `${first.name} is a preset by ${first.author}. `}
        {pointsPath && (
          <AppLink className={styles.link} to={pointsPath}>
            Edit weights
          </AppLink>
        )}
      </p>
    </>
  );
}

/** To one decimal, as the values are read. */
function differenceOf(now: number, then: number): string | null {
  const by = displayDifference(Math.round(now * 10) / 10, Math.round(then * 10) / 10, 'decimal');
  return by?.slice(0, -1) ?? null;
}
