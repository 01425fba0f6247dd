import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choosingBuff, whyNotChooseBuff } from '@gearwright/game/buff/choosing-buff.ts';
import { RACE_FACTION, type GameClass } from '@gearwright/game/words/classes-and-races.ts';
import {
  choosingConsumable,
  whyNotChooseConsumable,
} from '@gearwright/game/consumable/choosing-consumable.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { enchanting, whyNotEnchant } from '@gearwright/game/enchant/enchanting.ts';
import { whyNotEquip } from '@gearwright/game/equip/can-equip.ts';
import { equipping, unequipping } from '@gearwright/game/equip/equipping.ts';
import { equippingAndKeeping } from '@gearwright/game/plans/reapply.ts';
import { gemming, whyNotGem } from '@gearwright/game/gem/gemming.ts';
import { placingGlyph, whyNotPlaceGlyph } from '@gearwright/game/glyph/placing-glyph.ts';
import { engraving, whyNotEngrave } from '@gearwright/game/rune/engraving.ts';
import type { GearSet, SetEdit } from '@gearwright/game/set/gear-set.ts';
import { beginHistory, canUndo, commit, undo } from '@gearwright/game/set/history.ts';
import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { setFindings } from '@gearwright/game/findings/set-findings.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { MAIN_HAND, OFF_HAND, searchSlot, SLOT_IDS } from '@gearwright/game/slot/slots.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { loadDataset } from '../src/load.ts';

const PROVING = process.env.PROVE === '1';
const CHANGES = PROVING ? 1000 : 150;

interface Attempt {
  readonly allowed: (set: GearSet) => boolean;
  readonly edit: SetEdit;
}

/** Turns dice into something a player might do with the real items. */
function attempt(dice: readonly number[], rules: Rules): Attempt {
  const { dataset } = rules;
  const [what, which, where, small] = dice as [number, number, number, number];
  const pick = <Thing>(things: readonly Thing[]): Thing => things[which % things.length]!;
  const slot = SLOT_IDS[where % SLOT_IDS.length]!;
  const socket = small % 3;
  const none: Attempt = { allowed: () => false, edit: (set) => set };
  switch (what % 9) {
    case 0:
    case 1: {
      const { ids } = dataset.items;
      const item = dataset.item(String(ids[which % ids.length]))!;
      const slots = SLOT_IDS.filter(
        (at) => item.slotId !== null && searchSlot(at) === searchSlot(item.slotId),
      );
      const at = slots[where % (slots.length || 1)];
      if (at === undefined) return none;
      const put = small % 2 ? equipping : equippingAndKeeping;
      return {
        allowed: (set) => !whyNotEquip(set, at, item, rules),
        edit: put(at, item, rules),
      };
    }
    case 2: {
      const enchant = pick(dataset.enchants);
      const at = enchant.slotIds[where % enchant.slotIds.length]!;
      return {
        allowed: (set) => !whyNotEnchant(set, at, enchant, rules),
        edit: enchanting(at, enchant),
      };
    }
    case 3: {
      if (dataset.gems.length === 0) return none;
      const gem = pick(dataset.gems);
      return {
        allowed: (set) => !whyNotGem(set, slot, socket, gem, rules),
        edit: gemming(slot, socket, gem),
      };
    }
    case 4: {
      const item = pick(dataset.consumables);
      const hand =
        item.consumable!.type === 'enhancement' ? [MAIN_HAND, OFF_HAND][small % 2]! : null;
      const at = hand as typeof slot | null;
      return {
        allowed: (set) => !whyNotChooseConsumable(set, item, at, rules),
        edit: choosingConsumable(item, at, rules),
      };
    }
    case 5: {
      const { spellId } = pick(dataset.buffs);
      return {
        allowed: () => !whyNotChooseBuff(spellId, rules),
        edit: choosingBuff(spellId, dataset),
      };
    }
    case 6: {
      if (dataset.runes.length === 0) return none;
      const rune = pick(dataset.runes);
      return {
        allowed: () => !whyNotEngrave(rune.slotId, rune, rules),
        edit: engraving(rune.slotId, rune),
      };
    }
    case 7: {
      if (dataset.glyphs.length === 0) return none;
      const { spellId } = pick(dataset.glyphs);
      const at = where % 6;
      return {
        allowed: () => !whyNotPlaceGlyph(at, spellId, rules),
        edit: placingGlyph(at, spellId),
      };
    }
    default:
      return { allowed: () => small % 4 === 0, edit: unequipping(slot, rules) };
  }
}

const wearers = EDITION_KEYS.flatMap((key) =>
  EDITIONS[key].classes.map((gameClass) => [key, gameClass] as const),
);

function rulesFor(key: EditionKey, gameClass: GameClass): Rules {
  const dataset = loadDataset(key);
  const race = dataset.classes.find((facts) => facts.gameClass === gameClass)!.races[0]!;
  const level = EDITIONS[key].maxLevel;
  return {
    edition: EDITIONS[key],
    dataset,
    wearer: { race, faction: RACE_FACTION[race], gameClass, level },
  };
}

test.each(wearers)(
  '%s %s: random legal changes leave a legal set, survive storing and undo to the start',
  (key, gameClass) => {
    const rules = rulesFor(key, gameClass);
    const begun = newGearSet({
      id: 'a',
      characterId: 'b',
      name: 'x',
      gameClass,
      spec: 'any',
      phase: 0,
    });
    const professions = [...rules.edition.professions];
    const start = { ...begun, defaultFilters: { ...begun.defaultFilters, professions } };
    const die = fc.nat(1_000_000);
    const throws = fc.sample(fc.tuple(die, die, die, die), {
      numRuns: CHANGES * 12,
      seed: 20_240_917,
    });
    let history = beginHistory(start);
    for (const dice of throws) {
      if (history.done.length === CHANGES) break;
      const { allowed, edit } = attempt(dice, rules);
      if (allowed(history.set)) history = commit(history, edit);
    }
    expect(history.done).toHaveLength(CHANGES);
    expect(setFindings(history.set, rules)).toEqual([]);
    const stored = storeSet(history.set);
    expect(loadSet(stored, rules.dataset)).toEqual({ set: history.set, warnings: [] });
    while (canUndo(history)) history = undo(history);
    expect(history.set).toEqual(start);
  },
);
