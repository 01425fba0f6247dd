import { specDefaults } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { scoreGear } from '@gearwright/game/score/score.ts';
import { SLOT_IDS } from '@gearwright/game/slot/slots.ts';
import { statLabel } from '@gearwright/game/stat/catalogue.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import { gearAmounts } from '@gearwright/game/score/amounts.ts';
import type { Advised } from './advise.ts';

/** Why advice and published sets of a spec differ: whose weights, which stats they pull to, which effects nobody valued. */
export function reasonFor(all: readonly Advised[]): string {
  const [first] = all;
  if (!first) return '';
  const { rules } = first;
  const { preset } = specDefaults(first.advised, rules);
  const pulls = new Map<string, number>();
  const unvalued = new Set<string>();
  let ours = 0;
  let theirs = 0;
  for (const { published, advised } of all) {
    const { weights, effects } = specDefaults(advised, rules);
    const setOf = (id: number) => rules.dataset.setOf(id);
    const [mine, other] = [gearAmounts(advised.gear, setOf), gearAmounts(published.gear, setOf)];
    for (const [stat, weight] of Object.entries(weights)) {
      const by = ((mine[stat as StatName] ?? 0) - (other[stat as StatName] ?? 0)) * (weight ?? 0);
      pulls.set(stat, (pulls.get(stat) ?? 0) + by / all.length);
    }
    ours += scoreGear(advised.gear, weights, setOf, effects);
    theirs += scoreGear(published.gear, weights, setOf, effects);
    for (const slot of SLOT_IDS) {
      const { item } = published.gear[slot];
      if (item?.hasEffectText && !effects.whyItem(item.baseId)) unvalued.add(item.name);
    }
  }
  const [most] = [...pulls].toSorted(([, a], [, b]) => b - a);
  const said = [
    `weights: ${preset?.name ?? 'none'}`,
    ...(most && most[1] > 0 ? [`they pull towards ${statLabel(most[0] as StatName)}`] : []),
    `by them the advice is worth ${((100 * ours) / theirs - 100).toFixed(1)} % more`,
    ...(unvalued.size > 0 ? [`without a value: ${[...unvalued].slice(0, 3).join(', ')}`] : []),
  ];
  return said.join('; ');
}
