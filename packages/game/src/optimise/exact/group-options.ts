import { Attachments } from './attachments.ts';
import { bestOfGroup, conflict } from './group-best.ts';
import { columnAt } from './model.ts';
import { sumOf, byReducedValue, dominates, nonDominated, penaltiesOf } from './label.ts';
import type { Label, Penalties } from './label.ts';
import type { Pricing } from './pricing.ts';
import type { ChosenPiece, ItemChoice } from './problem.ts';

/** A label that fills a whole group of slots, slot by slot. */
export interface GroupOption extends Label {
  readonly slots: readonly SlotLabel[];
}

/** A label that fills one slot: an item and the picks of its attachments. */
interface SlotLabel extends Label {
  readonly slot: number;
  readonly item: number;
  readonly choice: ItemChoice;
}

/** Lists the ways to fill each group that lose at most `gap` against its best, best first. */
export function groupOptions(
  pricing: Pricing,
  prices: Float64Array,
  scales: Float64Array,
  gap: number,
): readonly (readonly GroupOption[])[] {
  const { model } = pricing;
  const penalties = penaltiesOf(model.rows, prices, scales);
  const attachments = new Attachments(pricing, prices, scales, penalties, gap);
  const best = (slot: number): number => pricing.items[slot]!.reduce((a, b) => Math.max(a, b));
  return model.problem.groups.map((group) => {
    const [first, second] = group;
    const floor = bestOfGroup(pricing, group).reducedValue - gap;
    if (second === undefined) {
      return slotLabels(pricing, attachments, first!, floor, penalties, false).map(
        (label): GroupOption => ({ ...label, slots: [label] }),
      );
    }
    const left = slotLabels(pricing, attachments, first!, floor - best(second), penalties, true);
    const right = slotLabels(pricing, attachments, second, floor - best(first!), penalties, true);
    return pairs(left, right, floor, penalties);
  });
}

function slotLabels(
  pricing: Pricing,
  attachments: Attachments,
  slot: number,
  floor: number,
  penalties: Penalties,
  inPair: boolean,
): readonly SlotLabel[] {
  const { model } = pricing;
  const width = model.rows.length;
  const labels: SlotLabel[] = [];
  model.problem.slots[slot]!.items.forEach((choice, item) => {
    if (pricing.items[slot]![item]! < floor) return;
    const own = attachments.label(columnAt(model.items[slot]!, item, width), []);
    const bonus = choice.bonus ? columnAt(model.bonuses[slot]!, item, width) : null;
    for (const list of attachments.listsFor(choice, bonus)) {
      for (const { reducedValue, rows, picks } of list) {
        if (own.reducedValue + reducedValue < floor) break;
        labels.push({
          reducedValue: own.reducedValue + reducedValue,
          rows: sumOf(own.rows, rows),
          picks,
          slot,
          item,
          choice,
        });
      }
    }
  });
  return inPair ? nonDominatedInPair(labels, penalties) : nonDominated(labels, penalties);
}

/**
 * As `nonDominated`, for a slot of a pair. What dominates a label may already be worn in the pair's other slot,
 * so a label is left out only when two others dominate it, or one that can be worn in both slots.
 */
function nonDominatedInPair(labels: SlotLabel[], penalties: Penalties): readonly SlotLabel[] {
  const kept: SlotLabel[] = [];
  for (const label of labels.sort(byReducedValue)) {
    let dominators = 0;
    let first = -1;
    for (const other of kept) {
      const { unique, bothHands } = other.choice;
      // Nothing in a hand goes with a two-hander in the other, which no thing does.
      if (label.choice.empty && !other.choice.empty) continue;
      if ((bothHands && !label.choice.bothHands) || !dominates(other, label, penalties)) continue;
      if (unique < 0 || unique === label.choice.unique) dominators = 2;
      else if (unique !== first) dominators++;
      first = unique;
      if (dominators >= 2) break;
    }
    if (dominators < 2) kept.push(label);
  }
  return kept;
}

function pairs(
  left: readonly SlotLabel[],
  right: readonly SlotLabel[],
  floor: number,
  penalties: Penalties,
): readonly GroupOption[] {
  const both: GroupOption[] = [];
  for (const a of left) {
    for (const b of right) {
      const reducedValue = a.reducedValue + b.reducedValue;
      if (reducedValue < floor) break;
      if (conflict(a.choice, b.choice)) continue;
      both.push({ reducedValue, rows: sumOf(a.rows, b.rows), picks: [], slots: [a, b] });
    }
  }
  return nonDominated(both, penalties);
}

/** The option as pieces: places of enchants and gems, gems by socket. */
export function piecesOf({ slots }: GroupOption): readonly ChosenPiece[] {
  return slots.map(({ slot, item, choice, picks }) => {
    const [enchant = -1, ...gems] = picks;
    const own = choice.sockets.length;
    const extra = gems.slice(0, gems.length - own);
    const byKind = gems.slice(gems.length - own);
    const order = [...choice.sockets.keys()].sort(
      (a, b) => choice.sockets[a]! - choice.sockets[b]!,
    );
    const placed = new Array<number>(own);
    order.forEach((socket, at) => (placed[socket] = byKind[at]!));
    return { slot, item, enchant, gems: [...placed, ...extra] };
  });
}
