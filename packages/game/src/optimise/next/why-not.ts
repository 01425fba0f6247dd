import { whyNotEquip } from '../../equip/can-equip.ts';
import { gemColorCounts, unmetRequirements } from '../../gem/gem-colors.ts';
import type { Item } from '../../item/item.ts';
import { gearAmounts } from '../../score/amounts.ts';
import { whyOutOfReach, type OutOfReach } from '../../search/reach.ts';
import type { Gear } from '../../set/gear-set.ts';
import type { Rules } from '../../set/rules.ts';
import { SLOT_IDS, slotLabel, type SlotId } from '../../slot/slots.ts';
import { statLabel } from '../../stat/catalogue.ts';
import { amountText } from '../../text/amount.ts';
import { amountHeld } from '../exact/objective.ts';
import type { GainInSet } from '../gain/gain-in-set.ts';

/** What stands in the way of an item, or takes from what it would gain, as sentences; empty where nothing does. */
export function whyNot(gains: GainInSet, slot: SlotId, item: Item): readonly string[] {
  const { set, measure } = gains;
  const { edition, dataset } = measure.rules;
  const refusal = whyNotEquip(set, slot, item, measure.rules);
  if (refusal) return [refusal.message];
  const phase = set.phase || edition.defaultPhase;
  const row = dataset.items.row(item.baseId);
  const after = gains.putting(slot, item)(set).gear;
  return [
    ...(item.phase > phase ? [`Comes with phase ${item.phase}`] : []),
    ...(row < 0 ? [] : outOfReach(measure.rules, row)),
    ...takenOff(set.gear, after, slot),
    ...gains.breaks(slot, item).map(({ stat }) => `${statLabel(stat)} would fall below its goal`),
    ...lostBonuses(gains, set.gear, after),
    ...beyondCaps(gains, item, after),
    ...idleMetas(set.gear, after),
  ];
}

/** Why nobody is sent after it, in words. */
const OUT_OF_REACH: Readonly<Record<OutOfReach, string>> = {
  noSource: 'No known source',
  luck: 'Comes by luck alone',
  rank: 'Only the highest ranks of PvP buy it',
};

function outOfReach({ dataset, edition }: Rules, row: number): readonly string[] {
  const why = whyOutOfReach({ dataset, edition, table: dataset.items }, row);
  return why === null ? [] : [OUT_OF_REACH[why]];
}

function takenOff(before: Gear, after: Gear, slot: SlotId): readonly string[] {
  return SLOT_IDS.flatMap((each) => {
    const { item } = before[each];
    if (each === slot || !item || after[each].item) return [];
    return [`Takes ${item.name} off (${slotLabel(each)})`];
  });
}

function piecesIn(gear: Gear): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const slot of SLOT_IDS) {
    const setId = gear[slot].item?.setId ?? null;
    if (setId !== null) pieces.set(setId, (pieces.get(setId) ?? 0) + 1);
  }
  return pieces;
}

function lostBonuses({ books }: GainInSet, before: Gear, after: Gear): readonly string[] {
  const left = piecesIn(after);
  return [...piecesIn(before)].flatMap(([setId, worn]) => {
    const rest = left.get(setId) ?? 0;
    const set = books.setOf(setId);
    const lost = set?.bonuses.filter(({ pieces }) => pieces <= worn && pieces > rest) ?? [];
    return lost.map(({ pieces }) => `Gives up the bonus for ${pieces} of ${set!.name}`);
  });
}

/** Of what the item brings of a stat, the part that lies past its cap. */
function beyondCaps({ objective, books }: GainInSet, item: Item, after: Gear): readonly string[] {
  const amounts = gearAmounts(after, books.setOf);
  const told = new Set<string>();
  return objective.caps.flatMap(({ cap, counts, row }) => {
    const brought = amountHeld(item.stats, counts);
    const beyond = Math.min(amountHeld(amounts, counts) - row.target, brought);
    if (cap.kind !== 'worthlessAbove' || beyond <= 0 || told.has(cap.stat)) return [];
    told.add(cap.stat);
    const some = `${amountText(beyond)} of its ${amountText(brought)} ${statLabel(cap.stat)}`;
    return [`${some} would lie beyond the cap`];
  });
}

function idleMetas(before: Gear, after: Gear): readonly string[] {
  const active = (gear: Gear): ReadonlySet<string> => {
    const colors = gemColorCounts(gear);
    return new Set(
      SLOT_IDS.flatMap((slot) =>
        gear[slot].gems.flatMap((gem) =>
          gem?.gem?.color === 'meta' && unmetRequirements(gem, colors).length === 0
            ? [gem.name]
            : [],
        ),
      ),
    );
  };
  const left = active(after);
  return [...active(before)]
    .filter((name) => !left.has(name))
    .map((name) => `${name} would no longer be active`);
}
