import { grouped } from '@gearwright/game/formula/display.ts';
import { explainScore } from '@gearwright/game/score/explain-score.ts';
import { setsEarnedBy } from '@gearwright/game/set/set-skill.ts';
import { weightsOf, type Point } from '@gearwright/game/point/point.ts';
import { statLabel } from '@gearwright/game/stat/catalogue.ts';
import { amountText } from '@gearwright/game/text/amount.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Reasons } from './Reasons.tsx';

/** What each stat of the gear brings to a point, most first. */
export function PointReasons({ point }: { readonly point: Point }) {
  const { set, rules } = useSetView();
  const parts = explainScore(set.gear, weightsOf(point), setsEarnedBy(rules.wearer, rules.dataset));
  const sum = parts.reduce((all, { value }) => all + value, 0);
  return (
    <Reasons
      title={point.name}
      lines={parts.map(({ stat, amount, weight, value }) => ({
        name: statLabel(stat),
        detail: `${grouped(amountText(amount))} × ${amountText(weight)}`,
        amount: `${value > 0 ? '+' : '−'}${grouped(Math.abs(value).toFixed(1))}`,
      }))}
      sum={grouped(sum.toFixed(1))}
      none="No stat of the gear has a weight."
    />
  );
}
