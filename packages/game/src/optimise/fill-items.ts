import { canEquip } from '../equip/can-equip.ts';
import { wielderOf } from '../equip/abilities.ts';
import { needsBothHands } from '../equip/free-other-hand.ts';
import { canShoot, shotFrom } from '../item/ammunition.ts';
import type { Item } from '../item/item.ts';
import { searchItems } from '../search/search-items.ts';
import type { ItemHit } from '../search/search-items.ts';
import { AMMO, MAIN_HAND, OFF_HAND, RANGED, SLOT_IDS } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';
import type { AutofillContext } from './autofill-context.ts';
import { autofillItems } from './autofill-items.ts';
import { LimitCount } from './limit-count.ts';
import { ownedHits } from './owned.ts';
import { findingQuery, slotPart, slotQuery } from './slot-query.ts';

export type ChosenItems = ReadonlyMap<SlotId, Item>;

/** Enough that one the wearer may put on is among them. */
const HITS = 30;

/** The best item of each slot the wearer may put on; pairs without copies of what one has but once, hands weighed together. */
export function fillItems(context: AutofillContext, slots: readonly SlotId[]): ChosenItems {
  const { index, rules, set } = context;
  const query = findingQuery(context);
  const found = autofillItems(index, {
    hits: HITS,
    query,
    mainWeaponQuery: slotPart(MAIN_HAND, set, rules, context.arms ?? null),
    offWeaponQuery: slotPart(OFF_HAND, set, rules, context.arms ?? null),
  });
  const fitting = new Map(
    found
      .filter(({ slot }) => slots.includes(slot))
      .map(({ slot, hits }) => [
        slot,
        ownedHits(hits, context.owned, index, { ...query, slotId: slot }).filter(
          ({ item, score }) => score > 0 && canEquip(set, slot, item, rules),
        ),
      ]),
  );
  const used = new LimitCount(rules.dataset, context.owned);
  used.takeAll(SLOT_IDS.map((slot) => (slots.includes(slot) ? null : set.gear[slot].item)));
  const chosen = new Map<SlotId, Item>();
  for (const [slot, hits] of fitting) {
    if (slot === MAIN_HAND || slot === OFF_HAND) continue;
    const best = hits.find(({ item }) => used.allows(item));
    if (!best) continue;
    used.take(best.item);
    chosen.set(slot, best.item);
  }
  const ammo = slots.includes(AMMO) ? bestAmmunition(context, chosen) : null;
  if (ammo) chosen.set(AMMO, ammo);
  const { main, off } = bestHands(context, fitting, used);
  if (main) chosen.set(MAIN_HAND, main);
  if (off) chosen.set(OFF_HAND, off);
  return chosen;
}

/** The best that the weapon chosen or worn shoots. */
function bestAmmunition(context: AutofillContext, chosen: ChosenItems): Item | null {
  const { index, rules, set } = context;
  const weapon = chosen.get(RANGED) ?? set.gear[RANGED].item;
  if (shotFrom(weapon?.weaponType) === null) return null;
  const { hits } = searchItems(index, { ...slotQuery(context, AMMO), size: HITS });
  const fits = ({ item, score }: ItemHit): boolean =>
    score > 0 && canShoot(weapon, item) && canEquip(set, AMMO, item, rules);
  return hits.find(fits)?.item ?? null;
}

/** Main and off hand together, or a two-hander alone: whichever is worth more. */
function bestHands(
  { set, rules }: AutofillContext,
  fitting: ReadonlyMap<SlotId, readonly ItemHit[]>,
  used: LimitCount,
): { readonly main: Item | null; readonly off: Item | null } {
  const wielder = wielderOf(set, rules);
  const empty = { item: null, score: 0 };
  const inHand = (slot: SlotId): readonly { item: Item | null; score: number }[] => {
    const hits = fitting.get(slot);
    return hits ? [...hits, empty] : [{ item: set.gear[slot].item, score: 0 }];
  };
  let best = { main: null as Item | null, off: null as Item | null, score: -1 };
  for (const main of inHand(MAIN_HAND)) {
    for (const off of inHand(OFF_HAND)) {
      const score = main.score + off.score;
      if (score <= best.score) continue;
      const bothHands = needsBothHands(main.item, wielder) || needsBothHands(off.item, wielder);
      if (bothHands && main.item && off.item) continue;
      if (!used.allowsBoth(main.item, off.item)) continue;
      best = { main: main.item, off: off.item, score };
    }
  }
  return best;
}
