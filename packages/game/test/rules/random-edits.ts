import fc from 'fast-check';
import {
  choosingBuff,
  droppingBuff,
  improvingBuff,
  whyNotChooseBuff,
} from '../../src/buff/choosing-buff.ts';
import {
  choosingConsumable,
  droppingConsumable,
  whyNotChooseConsumable,
} from '../../src/consumable/choosing-consumable.ts';
import type { Enchant } from '../../src/dataset/tables.ts';
import { enchanting, whyNotEnchant } from '../../src/enchant/enchanting.ts';
import { whyNotEquip } from '../../src/equip/can-equip.ts';
import { equipping, unequipping } from '../../src/equip/equipping.ts';
import { equippingAndKeeping } from '../../src/plans/reapply.ts';
import { gemming, whyNotGem } from '../../src/gem/gemming.ts';
import { placingGlyph, whyNotPlaceGlyph } from '../../src/glyph/placing-glyph.ts';
import { engraving, whyNotEngrave } from '../../src/rune/engraving.ts';
import {
  CHEST,
  HEAD,
  MAIN_HAND,
  OFF_HAND,
  searchSlot,
  WAIST,
  WRISTS,
  SLOT_IDS,
  type SlotId,
} from '../../src/slot/slots.ts';
import { learning, whyNotLearning } from '../../src/talent/learning.ts';
import { unwishing, whyNotWish, wishing } from '../../src/wishlist/wishing.ts';
import { markingAcquired, markingNotAcquired } from '../../src/set/acquired.ts';
import { filtering, pinning, renaming, settingModel, settingPhase } from '../../src/set/edits.ts';
import type { GearSet, SetEdit } from '../../src/set/gear-set.ts';
import type { Rules } from '../../src/set/rules.ts';
import { buffs, glyphs, runes, things } from './fixture-things.ts';

/** A change somebody might try: an edit, and whether the rules let it happen to this set. */
export interface Attempt {
  readonly allowed: (set: GearSet) => boolean;
  readonly edit: SetEdit;
}

const all = Object.values(things);
const items = all.filter((thing) => 'baseId' in thing);
const enchants = all.filter((thing): thing is Enchant => !('baseId' in thing));
const always = (edit: SetEdit): Attempt => ({ allowed: () => true, edit });

const slots = fc.constantFrom(...SLOT_IDS);
const gear = fc.constantFrom(...items.filter((item) => item.kind === 'equipment'));
/** Mostly where it belongs, sometimes anywhere. */
const itemAndSlot = gear.chain((item) => {
  const fitting = SLOT_IDS.filter(
    (slot) => item.slotId !== null && searchSlot(slot) === searchSlot(item.slotId),
  );
  const places = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...fitting) }, slots);
  return places.map((slot) => ({ item, slot }));
});
const enchantAndSlot = fc
  .constantFrom(...enchants)
  .chain((enchant) =>
    fc
      .oneof({ weight: 9, arbitrary: fc.constantFrom(...enchant.slotIds) }, slots)
      .map((slot) => ({ enchant, slot })),
  );
const socketed = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom<SlotId[]>(HEAD, CHEST, WAIST, WRISTS) },
  slots,
);
const gems = fc.constantFrom(...items.filter((item) => item.gem));
const doses = fc.constantFrom(...items.filter((item) => item.consumable));
const hands = fc.constantFrom<(SlotId | null)[]>(null, MAIN_HAND, OFF_HAND);

/** Everything a player can do to a set, legal or not. */
export function attempts(rules: Rules): fc.Arbitrary<Attempt> {
  const { dataset } = rules;
  return fc.oneof(
    fc.tuple(itemAndSlot, fc.boolean()).map(([{ slot, item }, keep]) => ({
      allowed: (set: GearSet) => !whyNotEquip(set, slot, item, rules),
      edit: keep ? equippingAndKeeping(slot, item, rules) : equipping(slot, item, rules),
    })),
    slots.map((slot) => always(unequipping(slot, rules))),
    enchantAndSlot.map(({ slot, enchant }) => ({
      allowed: (set: GearSet) => !whyNotEnchant(set, slot, enchant, rules),
      edit: enchanting(slot, enchant),
    })),
    slots.map((slot) => always(enchanting(slot, null))),
    fc.tuple(socketed, fc.nat(2), gems).map(([slot, socket, gem]) => ({
      allowed: (set: GearSet) => !whyNotGem(set, slot, socket, gem, rules),
      edit: gemming(slot, socket, gem),
    })),
    fc.tuple(socketed, fc.nat(2)).map(([slot, socket]) => always(gemming(slot, socket, null))),
    fc.tuple(fc.constantFrom(...Object.values(runes)), slots).map(([rune, any]) => {
      const slot = any % 2 === 0 ? rune.slotId : any;
      return {
        allowed: () => !whyNotEngrave(slot, rune, rules),
        edit: engraving(slot, rune),
      };
    }),
    fc
      .tuple(fc.nat(6), fc.constantFrom(null, ...Object.values(glyphs).map((g) => g.spellId)))
      .map(([slot, spellId]) => ({
        allowed: () => !whyNotPlaceGlyph(slot, spellId, rules),
        edit: placingGlyph(slot, spellId),
      })),
    fc.constantFrom(...Object.values(buffs)).map(({ spellId }) => ({
      allowed: () => !whyNotChooseBuff(spellId, rules),
      edit: choosingBuff(spellId, dataset),
    })),
    fc.constantFrom(551, 552).map((id) => always(improvingBuff(502, id, dataset))),
    fc.constantFrom(502, 530, 23768).map((spellId) => always(droppingBuff(spellId))),
    fc.tuple(doses, hands).map(([item, slot]) => ({
      allowed: (set: GearSet) => !whyNotChooseConsumable(set, item, slot, rules),
      edit: choosingConsumable(item, slot, rules),
    })),
    fc.tuple(doses, hands).map(([item, slot]) => always(droppingConsumable(item.baseId, slot))),
    gear.map((item) => ({
      allowed: (set: GearSet) => !whyNotWish(set, item),
      edit: wishing(item),
    })),
    gear.map((item) => always(unwishing(item.id))),
    fc.constantFrom(...all).map((thing) => always(markingAcquired(thing.id))),
    fc.constantFrom(...all).map((thing) => always(markingNotAcquired(thing.id))),
    fc.string({ minLength: 1, maxLength: 20 }).map((name) => always(renaming(name))),
    fc.boolean().map((pinned) => always(pinning(pinned))),
    fc.boolean().map((showHelm) => always(settingModel({ showHelm }))),
    fc.nat(rules.edition.phases.length).map((phase) => always(settingPhase(phase))),
  );
}

/** What can take an allowance away from gear that is already worn. */
export function allowances(rules: Rules): fc.Arbitrary<Attempt> {
  return fc.oneof(
    fc.constantFrom('', '0ABCDEFGIj', '0A1A2A', '0d').map((talents) => ({
      allowed: (set: GearSet) => !whyNotLearning(set, talents, rules),
      edit: learning(talents),
    })),
    fc
      .constantFrom<(readonly string[])[]>(
        [],
        ['jewelcrafting', 'blacksmithing'],
        ['enchanting', 'engineering'],
      )
      .map((professions) => always(filtering({ professions }))),
  );
}
