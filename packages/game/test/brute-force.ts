import { exclusiveGroup } from '../src/dataset/exclusive.ts';
import { enchantFits } from '../src/enchant/enchant-fits.ts';
import { canEquip } from '../src/equip/can-equip.ts';
import { wielderOf } from '../src/equip/abilities.ts';
import { needsBothHands } from '../src/equip/free-other-hand.ts';
import { excesses, worn } from '../src/equip/limits.ts';
import { gemCanBeSet } from '../src/gem/gem-fits-socket.ts';
import { whyNotGem } from '../src/gem/gemming.ts';
import { socketsOf } from '../src/gem/sockets.ts';
import type { Item } from '../src/item/item.ts';
import { gearAmounts } from '../src/score/amounts.ts';
import type { Gear, Piece } from '../src/set/gear-set.ts';
import { EMPTY_PIECE } from '../src/set/piece.ts';
import { wearerOf } from '../src/set/rules.ts';
import { effectsWorth } from '../src/worth/gear-effects.ts';
import { MAIN_HAND, OFF_HAND } from '../src/slot/slots.ts';
import type { SlotId } from '../src/slot/slots.ts';
import type { ExactRequest } from '../src/optimise/exact/exact-request.ts';
import { brokenCaps, cappedWorth, makeObjective } from '../src/optimise/exact/objective.ts';

/** The worth of the best gear, found by trying everything: what tests hold the search against. null when no gear keeps the caps. */
export function bruteForce(request: ExactRequest, slots: readonly SlotId[]): number | null {
  const { rules, set, weights, caps = [], totals = {} } = request;
  const objective = makeObjective(weights, caps, totals);
  const wielder = wielderOf(set, rules);
  let best: number | null = null;
  const judge = (gear: Gear): void => {
    const [main, off] = [gear[MAIN_HAND].item, gear[OFF_HAND].item];
    if (main && off && (needsBothHands(main, wielder) || needsBothHands(off, wielder))) return;
    if (excesses(gear).length > 0 || questGemTwice(gear) || rewardTwice(gear, request)) return;
    const amounts = gearAmounts(gear, (id) => rules.dataset.setOf(id));
    if (brokenCaps(amounts, objective).length > 0) return;
    const worth = cappedWorth(amounts, objective) + effectsWorth(gear, request.effects);
    if (best === null || worth > best) best = worth;
  };
  const choices = slots.map((slot) => [...piecesFor(request, slot)]);
  const dress = (gear: Gear, at: number): void => {
    if (at === slots.length) return judge(gear);
    for (const piece of choices[at]!) dress({ ...gear, [slots[at]!]: piece }, at + 1);
  };
  dress(set.gear, 0);
  return best;
}

function* piecesFor(request: ExactRequest, slot: SlotId): Generator<Piece> {
  const { rules, set, locked = [] } = request;
  if (locked.includes(slot)) return yield set.gear[slot];
  yield { ...EMPTY_PIECE, rune: set.gear[slot].rune };
  const { edition, dataset } = rules;
  const wearer = wearerOf(set, rules.wearer);
  for (const item of allItems(request)) {
    if (!canEquip(set, slot, item, rules)) continue;
    const fitting = dataset.enchants.filter((each) =>
      enchantFits(each, slot, item, wearer, edition),
    );
    for (const enchant of [null, ...fitting]) {
      const piece = { ...EMPTY_PIECE, item, enchant };
      const sockets = socketsOf(piece, wearer, edition);
      const dressed = { ...set, gear: { ...set.gear, [slot]: piece } };
      const lists = sockets.map((color, socket) => [
        null,
        ...dataset.gems.filter(
          (gem) => gemCanBeSet(gem, color) && !whyNotGem(dressed, slot, socket, gem, rules),
        ),
      ]);
      for (const gems of product(lists)) yield { ...piece, gems };
    }
  }
}

function allItems({ rules, index, owned, banned }: ExactRequest): readonly Item[] {
  const { dataset } = rules;
  return [...index.table.ids].flatMap((id) => {
    const plain = dataset.item(String(id))!;
    const suffixes = dataset.suffixesOf(id);
    const all = plain.random
      ? suffixes.map(({ id: suffix }) => dataset.item(`${id}_${suffix}`)!)
      : [plain];
    return all.filter(
      (item) =>
        (!owned || owned.has(item.id) || owned.has(String(id))) &&
        !banned?.items?.includes(item.id),
    );
  });
}

function* product<Value>(lists: readonly (readonly Value[])[]): Generator<readonly Value[]> {
  const [first, ...rest] = lists;
  if (!first) return yield [];
  for (const value of first) for (const others of product(rest)) yield [value, ...others];
}

function rewardTwice(gear: Gear, { rules }: ExactRequest): boolean {
  const groups = worn(gear).flatMap(({ item }) => exclusiveGroup(rules.dataset, item.baseId) ?? []);
  return new Set(groups).size < groups.length;
}

function questGemTwice(gear: Gear): boolean {
  const quest = worn(gear).filter(({ item }) => item.gem?.fromQuest);
  return new Set(quest.map(({ item }) => item.baseId)).size < quest.length;
}
