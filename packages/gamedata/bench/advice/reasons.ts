import { specDefaults } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { gearAmounts } from '@gearwright/game/score/amounts.ts';
import { scoreGear, scoreItem } from '@gearwright/game/score/score.ts';
import type { Gear } from '@gearwright/game/set/gear-set.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { statLabel, type StatName } from '@gearwright/game/stat/catalogue.ts';
import type { Advised } from './advise.ts';
import { PLACES } from './overlap.ts';

/** Slots that are told of a spec, those that differ most often first. */
const TOLD = 3;

/** Why advice and published sets of a spec differ: whose weights, which stats they pull to, and slot by slot what of whose. */
export function reasonsFor(all: readonly Advised[]): readonly string[] {
  const [first] = all;
  return first ? [inAll(all), ...slotBySlot(all)] : [];
}

function inAll(all: readonly Advised[]): string {
  const { rules } = all[0]!;
  const { preset } = specDefaults(all[0]!.advised, rules);
  const pulls = new Map<string, number>();
  let [ours, theirs] = [0, 0];
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
  }
  const [most] = [...pulls].toSorted(([, a], [, b]) => b - a);
  const pull = most && most[1] > 0 ? `; they pull towards ${statLabel(most[0] as StatName)}` : '';
  const more = ((100 * ours) / theirs - 100).toFixed(1);
  return `weights: ${preset?.name ?? 'none'}${pull}; by them the advice is worth ${more} % more`;
}

interface Miss {
  readonly theirs: string;
  readonly ours: string;
}

/** For the slots that differ most often, the two that were met last, each with its worth. */
function slotBySlot(all: readonly Advised[]): readonly string[] {
  const misses = new Map<string, Miss[]>();
  for (const { published, advised, rules } of all) {
    const { weights, effects } = specDefaults(advised, rules);
    for (const { name, slots } of PLACES) {
      const [theirs, ours] = [
        onlyIn(published.gear, advised.gear, slots),
        onlyIn(advised.gear, published.gear, slots),
      ];
      const told = (worn: readonly Worn[]): string =>
        worn
          .map(({ item, slot }) => {
            const worth = effects.whyItem(item.baseId);
            const unknown = item.hasEffectText && !worth ? ', effect unknown' : '';
            const effect = worth ? `, ${worth.value.toFixed(1)} of it effect` : unknown;
            return `${item.name} (${scoreItem(item, weights, slot, effects).toFixed(1)}${effect})`;
          })
          .join(', ') || 'nothing';
      if (theirs.length > 0)
        misses.set(name, [...(misses.get(name) ?? []), { theirs: told(theirs), ours: told(ours) }]);
    }
  }
  return [...misses]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, TOLD)
    .map(([name, found]) => {
      const { theirs, ours } = found.at(-1)!;
      return `${name}, in ${found.length} of ${all.length}: theirs ${theirs}; ours ${ours}`;
    });
}

interface Worn {
  readonly slot: SlotId;
  readonly item: NonNullable<Gear[SlotId]['item']>;
}

function onlyIn(one: Gear, other: Gear, slots: readonly SlotId[]): readonly Worn[] {
  const has = new Set(slots.map((slot) => other[slot].item?.baseId));
  return slots.flatMap((slot) => {
    const { item } = one[slot];
    return item && !has.has(item.baseId) ? [{ slot, item }] : [];
  });
}
