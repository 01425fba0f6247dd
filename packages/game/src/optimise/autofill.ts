import { fittingConsumables } from '../consumable/fitting-consumables.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { gemCanBeSet } from '../gem/gem-fits-socket.ts';
import type { Item } from '../item/item.ts';
import { scoreGear } from '../score/score.ts';
import type { Gear, Piece, SetEdit } from '../set/gear-set.ts';
import { enchanted, gemmed, pieceOf, trimmedGems } from '../set/piece.ts';
import { setsEarnedBy } from '../set/set-skill.ts';
import { MAIN_HAND, OFF_HAND, SLOT_IDS } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';
import { FILLED_SLOTS } from './autofill-context.ts';
import type { AutofillContext } from './autofill-context.ts';
import { bestEnchant, rankedEnchants } from './fill-enchants.ts';
import { GemSetter, rankedGems } from './fill-gems.ts';
import { fillItems } from './fill-items.ts';
import { keepingPlaces } from './keeping-places.ts';

export interface Filled {
  readonly gear: Gear;
  /** Worth of the whole gear under the weights. */
  readonly value: number;
}

/** Best items by weights, then enchants, then gems. Slots not named keep what they hold. */
export function autofill(
  context: AutofillContext,
  slots: readonly SlotId[] = FILLED_SLOTS,
): Filled {
  const { set, rules, weights, effects } = context;
  const items = fillItems(context, slots);
  const gems = rankedGems(context);
  const setter = new GemSetter(context, gems);
  for (const slot of SLOT_IDS) if (!slots.includes(slot)) setter.countWorn(set.gear[slot].gems);
  const freeGem = gems.find(({ gem }) => gemCanBeSet(gem, 'prismatic'));
  const enchants = rankedEnchants(context, freeGem?.score ?? 0);
  const gear: Record<SlotId, Piece> = { ...set.gear };
  for (const slot of slots) {
    const item = items.get(slot) ?? null;
    const { rune, kept } = set.gear[slot];
    const piece = pieceOf(item, rune, kept);
    if (!item) {
      // Nothing found leaves a slot as it is, but a hand must be free for the weapon in the other.
      if (HANDS.includes(slot) && HANDS.some((hand) => items.has(hand))) gear[slot] = piece;
      continue;
    }
    const worn = enchanted(piece, bestEnchant(context, enchants, slot, piece));
    gear[slot] = { ...worn, ...trimmedGems(setter.gemsFor(worn), []) };
  }
  const meta = setter.bestMeta();
  for (const slot of slots) {
    if (items.has(slot) && meta) gear[slot] = withMeta(gear[slot], meta);
  }
  const chosen = asBefore(set.gear, gear, slots);
  const setOf = setsEarnedBy(rules.wearer, rules.dataset);
  return { gear: chosen, value: scoreGear(chosen, weights, setOf, effects) };
}

const HANDS: readonly SlotId[] = [MAIN_HAND, OFF_HAND];

function withMeta(piece: Piece, meta: Item): Piece {
  const socket = piece.item?.sockets.indexOf('meta') ?? -1;
  return socket < 0 || piece.gems[socket] ? piece : gemmed(piece, socket, meta);
}

/** What was there before and is chosen again stays where it is, and marked as acquired. */
export function asBefore(before: Gear, chosen: Gear, slots: readonly SlotId[]): Gear {
  const gear = { ...keepingPlaces(before, chosen, slots) };
  for (const slot of slots) gear[slot] = keepingMarks(before[slot], gear[slot]);
  return gear;
}

function keepingMarks(before: Piece, after: Piece): Piece {
  if (before === after || before.item?.id !== after.item?.id) return after;
  return {
    ...after,
    itemAcquired: before.itemAcquired,
    enchantAcquired: before.enchantAcquired && before.enchant?.id === after.enchant?.id,
    gemsAcquired: after.gems.map(
      (gem, socket) =>
        (before.gemsAcquired[socket] ?? false) && before.gems[socket]?.id === gem?.id,
    ),
  };
}

/** One edit for the whole fill, so that one undo takes it back. */
export function autofilling({ gear }: Pick<Filled, 'gear'>, dataset: Dataset): SetEdit {
  return (set) => fittingConsumables({ ...set, gear }, dataset);
}
