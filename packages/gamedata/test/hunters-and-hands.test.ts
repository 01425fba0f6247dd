import { describe, expect, test } from 'vitest';
import { buffOptions } from '@gearwright/game/buff/buff-options.ts';
import { choosingBuff } from '@gearwright/game/buff/choosing-buff.ts';
import {
  RACE_FACTION,
  type GameClass,
  type Race,
} from '@gearwright/game/words/classes-and-races.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { ammunitionKind } from '@gearwright/game/item/ammunition.ts';
import { autofill } from '@gearwright/game/optimise/autofill.ts';
import { defaultCaps } from '@gearwright/game/optimise/exact/default-caps.ts';
import { exactAutofill } from '@gearwright/game/optimise/exact/exact-autofill.ts';
import { findUpgrades } from '@gearwright/game/optimise/next/upgrades.ts';
import { weightsOf } from '@gearwright/game/point/point.ts';
import { presetPoint } from '@gearwright/game/point/preset-for.ts';
import { scoreEnchant, scoreItem } from '@gearwright/game/score/score.ts';
import type { Gear } from '@gearwright/game/set/gear-set.ts';
import { emptyGear, newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { pieceOf } from '@gearwright/game/set/piece.ts';
import {
  AMMO,
  MAIN_HAND,
  OFF_HAND,
  RANGED,
  SLOT_IDS,
  type SlotId,
} from '@gearwright/game/slot/slots.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { itemTooltip } from '@gearwright/game/text/item-tooltip.ts';
import { capsThatMatter } from '@gearwright/game/total/caps.ts';
import { figure, totals } from '@gearwright/game/total/totals.ts';
import { loadDataset } from '../src/load.ts';
import { readPackage } from '../src/steps/items/package-items.ts';
import { presetsAtCap, requestFor } from './autofill-requests.ts';
import { SOURCES } from '../src/editions/all-sources.ts';

const THORIUM_ARROW = 18042;
const RHOKDELAR = 18713;
const BLASTERSHOT = 17072;
const ACCURASCOPE = 'Biznicks 247x128 Accurascope';
const MIRAHS_SONG = 15806;
const QUEL_SERRAR = 18348;

function wearing(edition: EditionKey, pieces: Partial<Record<SlotId, number>>): Gear {
  const dataset = loadDataset(edition);
  return SLOT_IDS.reduce<Gear>((gear, slot) => {
    const id = pieces[slot];
    return id === undefined ? gear : { ...gear, [slot]: pieceOf(dataset.item(String(id)), null) };
  }, emptyGear());
}

function sheetOf(
  edition: EditionKey,
  gameClass: GameClass,
  race: Race,
  gear: Gear,
  talents: readonly (readonly number[])[] = [],
) {
  const { maxLevel: level } = EDITIONS[edition];
  return totals({
    edition: EDITIONS[edition],
    dataset: loadDataset(edition),
    wearer: { gameClass, race, level, faction: RACE_FACTION[race] },
    gear,
    talents,
    glyphs: [],
    buffs: [],
    consumables: [],
    form: null,
  });
}

function huntersRequest() {
  const preset = presetsAtCap('classic').find(({ gameClass }) => gameClass === 'hunter')!;
  return { ...requestFor('classic', preset), weights: weightsOf(presetPoint(preset)) };
}

describe('hunters shoot', () => {
  const dataset = loadDataset('classic');
  const arrow = dataset.item(String(THORIUM_ARROW))!;

  test('Q1: ammunition is worth the ranged damage per second it adds', () => {
    expect(scoreItem(arrow, { rangedDps: 2 }, AMMO)).toBeCloseTo(35);
  });

  test('T1: arrows add to a bow, and nothing to a gun', () => {
    const dps = (ranged: number, ammo?: number): number => {
      const gear = wearing('classic', { [RANGED]: ranged, ...(ammo ? { [AMMO]: ammo } : {}) });
      return figure(sheetOf('classic', 'hunter', 'orc', gear), 'rangedDps');
    };
    expect(dps(RHOKDELAR, THORIUM_ARROW) - dps(RHOKDELAR)).toBeCloseTo(17.5);
    expect(dps(BLASTERSHOT, THORIUM_ARROW)).toBeCloseTo(dps(BLASTERSHOT));
  });

  test.each([
    ['Q2', autofill],
    ['Q3', exactAutofill],
  ] as const)('%s: autofill chooses the best the weapon shoots', (_, fill) => {
    const { gear } = fill(huntersRequest());
    expect(gear[AMMO].item).not.toBeNull();
    expect(ammunitionKind(gear[AMMO].item!)).toBe(
      gear[RANGED].item!.weaponType === 3 ? 'Bullet' : 'Arrow',
    );
  });

  test('Q4: better arrows are an upgrade for a bow, bullets are none', () => {
    const request = huntersRequest();
    const gear = wearing('classic', { [RANGED]: RHOKDELAR, [AMMO]: THORIUM_ARROW });
    const { available } = findUpgrades({ ...request, set: { ...request.set, gear } });
    const ammo = available.find(({ slot }) => slot === AMMO)!.upgrades;
    expect(ammo.map(({ item }) => item.name)).toEqual(['Doomshot']);
  });

  test('W1: the hit of a scope is worth what hit is worth to whoever shoots', () => {
    const scope = dataset.enchants.find(({ name }) => name === ACCURASCOPE)!;
    const { weights } = huntersRequest();
    expect(scoreEnchant(scope, weights)).toBeCloseTo(3 * weights.hitPercent!);
    const fury = presetsAtCap('classic').find(({ spec }) => spec === 'fury')!;
    expect(scoreEnchant(scope, weightsOf(presetPoint(fury)))).toBe(0);
  });

  test('Q3: a scope counts towards the cap on hit', () => {
    const caps = [{ stat: 'hitPercent', kind: 'worthlessAbove', amount: 0.5 }] as const;
    const { gear, proved } = exactAutofill({ ...huntersRequest(), caps }, { prices: false });
    expect(proved).toBe(true);
    expect(gear[RANGED].enchant?.name).not.toBe(ACCURASCOPE);
  });

  test("I2: ammunition tells its damage in the game's words", () => {
    const texts = itemTooltip(arrow, { edition: EDITIONS.classic, dataset, texts: null }).flatMap(
      (line) => ('text' in line ? [line.text] : []),
    );
    expect(texts).toContain('Adds 17.5 damage per second');
  });
});

test('Q3: the hit cap offered is the one the sheet shows for the sword in hand', () => {
  const dataset = loadDataset('classic');
  const gear = wearing('classic', { [MAIN_HAND]: QUEL_SERRAR });
  const fury = { gameClass: 'warrior', spec: 'fury' } as const;
  const naked = sheetOf('classic', 'warrior', 'human', emptyGear());
  const [shown] = capsThatMatter(fury, sheetOf('classic', 'warrior', 'human', gear), dataset);
  const [offered] = defaultCaps({ ...fury, gear }, naked, dataset);
  expect(shown!.goal).toBeCloseTo(6);
  expect(offered!.amount).toBeCloseTo(6);
  expect(defaultCaps(fury, naked, dataset)[0]!.amount).toBeCloseTo(9);
});

describe('what a quest rewards is had once', () => {
  const request = () => {
    const preset = presetsAtCap('classic').find(({ spec }) => spec === 'fury')!;
    const asked = requestFor('classic', preset, 1);
    const filters = { ...asked.set.defaultFilters, sources: ['quest'] };
    return { ...asked, set: { ...asked.set, defaultFilters: filters } };
  };

  test.each([
    ['Q2', autofill],
    ['Q3', exactAutofill],
  ] as const)('%s: no reward fills both hands, rings or trinkets', (_, fill) => {
    const { gear } = fill(request());
    const worn = SLOT_IDS.flatMap((slot) => gear[slot].item?.baseId ?? []);
    expect(worn.length).toBeGreaterThan(10);
    expect(gear[MAIN_HAND].item && gear[OFF_HAND].item).not.toBeNull();
    expect(new Set(worn).size).toBe(worn.length);
  });

  test('Q4: a reward in one hand is no upgrade for the other', () => {
    const asked = request();
    const gear = wearing('classic', { [MAIN_HAND]: MIRAHS_SONG });
    const { available } = findUpgrades({ ...asked, set: { ...asked.set, gear } });
    const other = available.find(({ slot }) => slot === OFF_HAND)!.upgrades;
    expect(other.map(({ item }) => item.baseId)).not.toContain(MIRAHS_SONG);
  });
});

test.each([
  ['classic', 'rogue', 1.5],
  ['classic', 'warrior', 1.25],
  ['tbc', 'rogue', 1.5],
  ['wrath', 'warrior', 1.25],
] as const)('T1: Dual Wield Specialization in %s: the off hand of a %s', (key, gameClass, more) => {
  const trees = loadDataset(key).talents(gameClass).trees;
  const ranks = trees.map(({ talents }) =>
    talents.map(({ name }) => (name === 'Dual Wield Specialization' ? 5 : 0)),
  );
  const gear = wearing(key, { [MAIN_HAND]: MIRAHS_SONG, [OFF_HAND]: MIRAHS_SONG });
  const plain = sheetOf(key, gameClass, 'human', gear);
  const trained = sheetOf(key, gameClass, 'human', gear, ranks);
  for (const name of ['offHandDps', 'offHandDamageMin', 'offHandDamageMax'] as const)
    expect(figure(trained, name)).toBeCloseTo(figure(plain, name) * more, 6);
  expect(figure(trained, 'mainHandDps')).toBeCloseTo(figure(plain, 'mainHandDps'), 6);
});

describe('B1: the Horn of Lordaeron', () => {
  const dataset = loadDataset('sod');
  const horn = dataset.buffs.find(({ name }) => name === 'Horn of Lordaeron')!;

  test('is blown for the Alliance alone', () => {
    const offered = (race: Race): readonly string[] =>
      buffOptions(dataset, {
        race,
        gameClass: 'warrior',
        level: 60,
        faction: RACE_FACTION[race],
      }).flatMap(({ options }) => options.map(({ buff }) => buff.name));
    expect(offered('human')).toContain(horn.name);
    expect(offered('orc')).not.toContain(horn.name);
  });

  test('takes the place of Blessing of Might, and shares a category with Strength of Earth', () => {
    const might = dataset.buffs.find(({ name }) => name === 'Blessing of Might')!;
    const earth = dataset.buffs.find(({ name }) => name === 'Strength of Earth Totem')!;
    const facts = { id: 'a', characterId: 'b', name: 'x', phase: 0 } as const;
    const set = newGearSet({ ...facts, gameClass: 'warrior', spec: 'fury' });
    const blessed = choosingBuff(might.spellId, dataset)(set);
    const blown = choosingBuff(horn.spellId, dataset)(blessed);
    expect(blown.buffs.map(({ spellId }) => spellId)).toEqual([horn.spellId]);
    expect(horn.category).toBe(earth.category);
  });
});

test('Q2: the Zandalar Signets come with Zul’Gurub', () => {
  const phases = (key: EditionKey): readonly number[] =>
    loadDataset(key)
      .enchants.filter(({ name }) => name.startsWith('Zandalar Signet'))
      .map(({ phase }) => phase);
  expect(phases('classic')).toEqual([4, 4, 4]);
  expect(phases('sod').every((phase) => phase >= 4)).toBe(true);
  expect(phases('sod')).toHaveLength(3);
});

test.each(EDITION_KEYS)('I2: %s tells arrows from bullets as its source does', (key) => {
  const dataset = loadDataset(key);
  const ammunition = readPackage(SOURCES[key].itemPackage).filter(
    (row) => row.class === 'Projectile',
  );
  const kinds = ammunition.flatMap(({ itemId, subclass }) => {
    const item = dataset.item(String(itemId));
    return item ? [{ name: item.name, told: ammunitionKind(item), subclass }] : [];
  });
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter(({ told, subclass }) => told !== subclass)).toEqual([]);
});
