import { grouped } from '@gearwright/game/formula/display.ts';
import { explainScore } from '@gearwright/game/score/explain-score.ts';
import { setsEarnedBy } from '@gearwright/game/set/set-skill.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { statLabel } from '@gearwright/game/stat/catalogue.ts';
import { specNames, worthReason } from '@gearwright/game/text/effect-worth-words.ts';
import { wornEffects } from '@gearwright/game/worth/gear-effects.ts';
import { amountText } from '@gearwright/game/text/amount.ts';
import { scaleOf } from '../../data/set-view/effects-of.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Reasons } from './Reasons.tsx';

function signed(value: number): string {
  return `${value > 0 ? '+' : '−'}${grouped(Math.abs(value).toFixed(1))}`;
}

/** What each stat of the gear brings to a point, most first. */
export function PointReasons({ point }: { readonly point: Point }) {
  const { set, rules } = useSetView();
  const { weights, effects } = scaleOf(set, rules, point);
  const setOf = setsEarnedBy(rules.wearer, rules.dataset);
  const parts = explainScore(set.gear, weights, setOf);
  const worn = wornEffects(set.gear, effects, (id) => setOf(id)?.name ?? '');
  const sum = [...parts, ...worn].reduce((all, { value }) => all + value, 0);
  return (
    <Reasons
      title={point.name}
      lines={[
        ...parts.map(({ stat, amount, weight, value }) => ({
          name: statLabel(stat),
          detail: `${grouped(amountText(amount))} × ${amountText(weight)}`,
          amount: signed(value),
        })),
        ...worn
          .filter(({ value }) => value !== 0)
          .map((effect) => ({
            name: effect.name,
            detail: worthReason(effect, specNames(rules)),
            amount: signed(effect.value),
          })),
      ]}
      sum={grouped(sum.toFixed(1))}
      none="No stat of the gear has a weight."
    />
  );
}
