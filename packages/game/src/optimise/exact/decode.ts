import type { Gear, Piece } from '../../set/gear-set.ts';
import { enchanted, pieceOf, trimmedGems } from '../../set/piece.ts';
import { AMMO, MAIN_HAND, OFF_HAND, RANGED } from '../../slot/slots.ts';
import { asBefore } from '../autofill.ts';
import { allowance } from './allowance.ts';
import { Ammunition } from './ammunition.ts';
import type { Encoded } from './encode.ts';
import type { ExactRequest } from './exact-request.ts';
import type { Gathered } from './gather.ts';
import { META_GEM, NO_GEM } from './problem.ts';
import type { Solution } from './solve.ts';

/** The inverse of `encode`: the places of a solution as gear again; slots that keep what they hold are left alone. */
export function decode(
  request: ExactRequest,
  { objective, slots, enchants }: Gathered,
  { gems, metas, idle, filler }: Encoded,
  { pieces, meta, idle: idler }: Solution,
): Gear {
  const { set, rules } = request;
  const isAllowed = allowance(request);
  const gear: Record<number, Piece> = { ...set.gear };
  for (const { slot: place, item: at, enchant, gems: chosen } of pieces!) {
    const { slot, items, locked } = slots[place]!;
    if (locked) continue;
    const { rune, kept } = set.gear[slot];
    const weighed = items[at - 1];
    if (!weighed) {
      // Where nothing counts for anything, what is there stays, if it may; a hand must be free for the other.
      const isHand = slot === MAIN_HAND || slot === OFF_HAND;
      const item = set.gear[slot].item;
      const mayStay = item === null || isAllowed(item.baseId, item.suffix?.id ?? null);
      if (items.length > 0 || isHand || !mayStay) gear[slot] = pieceOf(null, rune, kept);
      continue;
    }
    const { baseId, suffix } = weighed;
    const id = suffix === null ? String(baseId) : `${baseId}_${suffix}`;
    const piece = enchanted(
      pieceOf(rules.dataset.itemAt(id, rules.wearer.level), rune, kept),
      enchants.enchants[enchant]?.enchant ?? null,
    );
    const filled = chosen.map((gem) => {
      if (gem === META_GEM) return metas[meta] ?? idle[idler] ?? filler;
      return gem === NO_GEM ? null : gems[gem]!;
    });
    gear[slot] = { ...piece, ...trimmedGems(filled, []) };
  }
  const ammo = new Ammunition(request, objective).best(gear[RANGED]!.item?.weaponType);
  const { rune, kept } = set.gear[AMMO];
  if (ammo) gear[AMMO] = pieceOf(ammo, rune, kept);
  const free = slots.filter(({ locked }) => !locked).map(({ slot }) => slot);
  return asBefore(set.gear, gear as Gear, [...free, AMMO]);
}
