import { Attachments } from './attachments.ts';
import { bestOfGroup, clash } from './group-best.ts';
import { columnAt } from './model.ts';
import { added, byPrice, outdoes, reduced, slopesOf } from './part.ts';
import type { Part, Slopes } from './part.ts';
import type { Pricing } from './pricing.ts';
import type { ChosenPiece, ItemChoice } from './problem.ts';

/** A way to fill a group of slots, slot by slot. */
export interface GroupOption extends Part {
  readonly slots: readonly SlotPart[];
}

/** A way to fill one slot: an item and the picks of its attachments. */
interface SlotPart extends Part {
  readonly slot: number;
  readonly item: number;
  readonly choice: ItemChoice;
}

/** Lists the ways to fill each group that lose at most `reach` against its best, best first. */
export function groupOptions(
  pricing: Pricing,
  prices: Float64Array,
  scales: Float64Array,
  reach: number,
): readonly (readonly GroupOption[])[] {
  const { model } = pricing;
  const slopes = slopesOf(model.rows, prices, scales);
  const attachments = new Attachments(pricing, prices, scales, slopes, reach);
  const best = (slot: number): number => pricing.items[slot]!.reduce((a, b) => Math.max(a, b));
  return model.problem.groups.map((group) => {
    const [first, second] = group;
    const floor = bestOfGroup(pricing, group).price - reach;
    if (second === undefined) {
      return slotParts(pricing, attachments, first!, floor, slopes, false).map(
        (part): GroupOption => ({ ...part, slots: [part] }),
      );
    }
    const left = slotParts(pricing, attachments, first!, floor - best(second), slopes, true);
    const right = slotParts(pricing, attachments, second, floor - best(first!), slopes, true);
    return pairs(left, right, floor, slopes);
  });
}

function slotParts(
  pricing: Pricing,
  attachments: Attachments,
  slot: number,
  floor: number,
  slopes: Slopes,
  inPair: boolean,
): readonly SlotPart[] {
  const { model } = pricing;
  const width = model.rows.length;
  const parts: SlotPart[] = [];
  model.problem.slots[slot]!.items.forEach((choice, item) => {
    if (pricing.items[slot]![item]! < floor) return;
    const own = attachments.part(columnAt(model.items[slot]!, item, width), []);
    const bonus = choice.bonus ? columnAt(model.bonuses[slot]!, item, width) : null;
    for (const list of attachments.listsFor(choice, bonus)) {
      for (const { price, rows, picks } of list) {
        if (own.price + price < floor) break;
        parts.push({
          price: own.price + price,
          rows: added(own.rows, rows),
          picks,
          slot,
          item,
          choice,
        });
      }
    }
  });
  return inPair ? reducedInPair(parts, slopes) : reduced(parts, slopes);
}

/** As `reduced`, but what outdoes another may already be worn in the second slot: it takes two, or one worn freely. */
function reducedInPair(parts: SlotPart[], slopes: Slopes): readonly SlotPart[] {
  const kept: SlotPart[] = [];
  for (const part of parts.sort(byPrice)) {
    let standIns = 0;
    let first = -1;
    for (const other of kept) {
      const { unique, bothHands } = other.choice;
      // Nothing in a hand goes with a two-hander in the other, which no thing does.
      if (part.choice.empty && !other.choice.empty) continue;
      if ((bothHands && !part.choice.bothHands) || !outdoes(other, part, slopes)) continue;
      if (unique < 0 || unique === part.choice.unique) standIns = 2;
      else if (unique !== first) standIns++;
      first = unique;
      if (standIns >= 2) break;
    }
    if (standIns < 2) kept.push(part);
  }
  return kept;
}

function pairs(
  left: readonly SlotPart[],
  right: readonly SlotPart[],
  floor: number,
  slopes: Slopes,
): readonly GroupOption[] {
  const both: GroupOption[] = [];
  for (const a of left) {
    for (const b of right) {
      const price = a.price + b.price;
      if (price < floor) break;
      if (clash(a.choice, b.choice)) continue;
      both.push({ price, rows: added(a.rows, b.rows), picks: [], slots: [a, b] });
    }
  }
  return reduced(both, slopes);
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
