import { describe, expect, test } from 'vitest';
import { buff, item, talent, worn } from '../../test/tiny-dataset.ts';
import { sheet, flat, percent } from '../../test/tiny-sheet.ts';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import { wrath } from '../edition/wrath.ts';
import { SHIELD } from '../item/weapon-types.ts';
import { CHEST, OFF_HAND } from '../slot/slots.ts';
import { explain } from './explain.ts';
import { sheetStats } from './sheet-stats.ts';
import { figure } from './totals.ts';
import type { Effect } from '../effect/effect.ts';

describe('the sheet (D1)', () => {
  test('armor: items, then bonus armor, and 2 per agility; talents raise what items print', () => {
    const gear = worn([
      CHEST,
      { item: item({ baseId: 1, stats: { armor: 1000, bonusArmor: 50 } }) },
    ]);
    const talents = [talent('Toughness', [percent('armorFromItems', 10)])];
    const result = sheet(classic, { gear, talents: [[1]] }, { talents });
    expect(figure(result, 'armor')).toBeCloseTo(1100 + 50 + 160);
  });

  test('defense points of talents stand in the rating too, and avoidance counts whole points', () => {
    const gear = worn([CHEST, { item: item({ baseId: 1, stats: { defenseRating: 338 } }) }]);
    const talents = [talent('Anticipation', [flat('defense', 20)])];
    const paladin = {
      race: 'human',
      gameClass: 'paladin',
      level: 70,
      faction: 'alliance',
    } as const;
    const result = sheet(burningCrusade, { gear, talents: [[1]], wearer: paladin }, { talents });
    expect(figure(result, 'defenseRating')).toBeCloseTo(385.3077, 3);
    expect(figure(result, 'defense')).toBeCloseTo(162.894, 2);
    expect(figure(result, 'defenseSkill')).toBeCloseTo(350 + 162.894, 2);
    expect(figure(result, 'dodgePercent')).toBeCloseTo(0.652 + 80 * 0.04 + 162 * 0.04, 6);
  });

  test('damage and healing stand on general power, schools on damage', () => {
    const stats = { spellPower: 100, spellDamage: 20, healingPower: 40, fireSpellDamage: 30 };
    const gear = worn([CHEST, { item: item({ baseId: 1, stats }) }]);
    const sums = sheetStats(sheet(burningCrusade, { gear }));
    expect(sums).toMatchObject({ spellDamage: 120, healingPower: 140, fireSpellDamage: 150 });
  });

  test('crit rating of blades counts for blades, not for bows', () => {
    const stats = { critRating: 22.076923, meleeCritRating: 44.153846 };
    const gear = worn([CHEST, { item: item({ baseId: 1, stats }) }]);
    const bare = sheet(burningCrusade);
    const result = sheet(burningCrusade, { gear });
    expect(figure(result, 'critRating')).toBeCloseTo(66.230769, 6);
    expect(figure(result, 'critPercent') - figure(bare, 'critPercent')).toBeCloseTo(3, 5);
    expect(figure(result, 'rangedCritPercent') - figure(bare, 'rangedCritPercent')).toBeCloseTo(
      1,
      5,
    );
  });

  test('Wrath: one hit rating serves weapons and spells, each at its own price', () => {
    const stats = { hitRating: 262.31993, hasteRating: 327.9 };
    const gear = worn([CHEST, { item: item({ baseId: 1, stats }) }]);
    const result = sheet(wrath, { gear });
    expect(figure(result, 'spellHitPercent')).toBeCloseTo(10, 4);
    expect(figure(result, 'hitPercent')).toBeCloseTo(8, 4);
    expect(figure(result, 'spellHasteRating')).toBe(327.9);
    expect(figure(result, 'spellHastePercent')).toBeCloseTo(10, 2);
  });

  test('haste percents multiply, and some classes get more from rating in Wrath', () => {
    const gear = worn([CHEST, { item: item({ baseId: 1, stats: { hasteRating: 327.9 } }) }]);
    const talents = [talent('Flurry', [flat('meleeHastePercent', 20)])];
    const shaman = { race: 'orc', gameClass: 'shaman', level: 80, faction: 'horde' } as const;
    const result = sheet(wrath, { gear, wearer: shaman, talents: [[1]] }, { talents });
    expect(figure(result, 'hastePercent')).toBeCloseTo(113 * 1.2 - 100, 1);
    expect(figure(result, 'spellHastePercent')).toBeCloseTo(10, 1);
  });

  test('conversions take what percents made of their source', () => {
    const talents = [
      talent('Wisdom', [
        percent('intellect', 10),
        { type: 'convert', stat: 'spellPower', from: 'intellect', value: 0.5 },
        { type: 'convert', stat: 'mp5', from: 'intellect', value: 0.1 },
      ]),
    ];
    const result = sheet(wrath, { talents: [[1]] }, { talents });
    expect(figure(result, 'spellPower')).toBeCloseTo(38.5);
    expect(figure(result, 'mp5')).toBeCloseTo(7.7);
  });

  test('attack power: strength and level, items for both hands and bows, percents at the end', () => {
    const stats = { attackPower: 100, rangedAttackPower: 20 };
    const gear = worn([CHEST, { item: item({ baseId: 1, stats }) }]);
    const talents = [
      talent('Deadliness', [percent('attackPower', 10), flat('meleeAttackPower', 10)]),
    ];
    const result = sheet(classic, { gear, talents: [[1]] }, { talents });
    expect(figure(result, 'attackPower')).toBeCloseTo((160 + 200 + 100 + 10) * 1.1);
    expect(figure(result, 'rangedAttackPower')).toBeCloseTo((50 + 80 + 100 + 20) * 1.1);
  });

  test('health and mana, and none of the latter for those who have none', () => {
    const mage = { race: 'human', gameClass: 'mage', level: 60, faction: 'alliance' } as const;
    const talents = [talent('Vigor', [percent('health', 5), percent('mana', 10)])];
    const result = sheet(classic, { wearer: mage, talents: [[1]] }, { talents });
    expect(figure(result, 'health')).toBeCloseTo((2000 + 20 + 700) * 1.05);
    expect(figure(result, 'mana')).toBeCloseTo((1500 + 20 + 750) * 1.1);
    expect(figure(sheet(classic), 'mana')).toBe(0);
  });

  test('a tauren’s health: of the base in Wrath, of everything before', () => {
    const tauren = { race: 'tauren', gameClass: 'warrior', faction: 'horde' } as const;
    const racial = (effect: Effect) => ({
      racials: [
        {
          race: 'tauren',
          name: 'Endurance',
          spellId: 1,
          classes: null,
          note: null,
          effects: [effect],
        },
      ] as const,
    });
    const ofBase: Effect = { type: 'percent', stat: 'health', value: 5, scope: 'base' };
    const total = percent('health', 5);
    const old = sheet(classic, { wearer: { ...tauren, level: 60 } }, racial(total));
    const later = sheet(wrath, { wearer: { ...tauren, level: 80 } }, racial(ofBase));
    expect(figure(old, 'health')).toBeCloseTo((2000 + 20 + 720) * 1.05);
    expect(figure(later, 'health')).toBeCloseTo(2000 * 1.05 + 20 + 720);
  });

  test('mana while casting is the share talents allow of what spirit gives, and flat mana', () => {
    const mage = { race: 'human', gameClass: 'mage', level: 60, faction: 'alliance' } as const;
    const gear = worn([CHEST, { item: item({ baseId: 1, stats: { mp5: 8 } }) }]);
    const talents = [talent('Meditation', [flat('castingManaRegenPercent', 15)])];
    const result = sheet(classic, { wearer: mage, gear, talents: [[1]] }, { talents });
    expect(figure(result, 'mp5')).toBe(8);
    expect(figure(result, 'manaRegen')).toBeCloseTo(25 * 2.5 + 8);
    expect(figure(result, 'manaRegenCasting')).toBeCloseTo(25 * 2.5 * 0.15 + 8);
  });

  test('a shield blocks; without one there is neither chance nor value', () => {
    const shield = item({
      baseId: 1,
      weaponType: SHIELD,
      stats: { shieldBlock: 40, blockValue: 10 },
    });
    const talents = [
      talent('Shield Mastery', [percent('blockValue', 30), flat('blockPercent', 5)]),
    ];
    const gear = worn([OFF_HAND, { item: shield }]);
    const guarded = sheet(classic, { gear, talents: [[1]] }, { talents });
    expect(figure(guarded, 'blockPercent')).toBe(10);
    expect(figure(guarded, 'blockValue')).toBeCloseTo((50 + 100 / 20 - 1) * 1.3);
    const open = sheet(classic, { talents: [[1]] }, { talents });
    expect([figure(open, 'blockPercent'), figure(open, 'blockValue')]).toEqual([0, 0]);
  });

  test('T3: the sheet is the game’s where a simulator slips: a rogue dodges by agility', () => {
    const rogue = { race: 'human', gameClass: 'rogue', level: 70, faction: 'alliance' } as const;
    const talents = [talent('Lightning Reflexes', [flat('dodgePercent', 3)])];
    const result = sheet(burningCrusade, { wearer: rogue, talents: [[1]] }, { talents });
    expect(figure(result, 'dodgePercent')).toBeCloseTo(3 - 0.59 + 80 * 0.05);
    const hunter = { ...rogue, gameClass: 'hunter' } as const;
    expect(figure(sheet(burningCrusade, { wearer: hunter }), 'attackPower')).toBe(120 + 180);
  });

  test('D1: what the game shows at nothing does not fall below it, and says so', () => {
    const clumsy = worn([
      CHEST,
      { item: item({ baseId: 1, stats: { dodgePercent: -50, agility: -500, critPercent: -90 } }) },
    ]);
    const result = sheet(classic, { gear: clumsy });
    for (const name of ['dodgePercent', 'agility', 'critPercent'] as const) {
      expect(figure(result, name)).toBe(0);
    }
    expect(explain(result, 'dodgePercent').at(-1)?.source.name).toBe('Never below 0');
  });

  test('the names on a sheet are those of its edition', () => {
    const gear = worn([
      CHEST,
      { item: item({ baseId: 1, stats: { hitRating: 10, hitPercent: 1 } }) },
    ]);
    expect(sheetStats(sheet(classic, { gear }))).toHaveProperty('hitPercent', 1);
    expect(sheetStats(sheet(classic, { gear }))).not.toHaveProperty('hitRating');
    expect(sheetStats(sheet(wrath, { gear }))).toHaveProperty('hitRating', 10);
    expect(sheetStats(sheet(wrath, { gear }))).not.toHaveProperty('healingPower');
    expect(sheetStats(sheet(wrath))).toMatchObject({ hitRating: 0, spellPower: 0, mana: 0 });
    expect(sheetStats(sheet(wrath))).not.toHaveProperty('fishingSkill');
  });

  test('Wrath: miners are tougher, skinners strike where it hurts, as far as their level could learn', () => {
    const at = (level: number, ...professions: readonly string[]) =>
      sheet(wrath, {
        wearer: { race: 'human', gameClass: 'warrior', level, faction: 'alliance', professions },
      });
    expect(figure(at(80, 'mining'), 'stamina')).toBe(150);
    expect(figure(at(40, 'mining'), 'stamina')).toBe(100);
    expect(figure(at(80, 'skinning', 'herbalism'), 'critRating')).toBe(40);
    expect(figure(at(80), 'stamina')).toBe(90);
    expect(explain(at(80, 'mining'), 'stamina').at(-1)).toEqual({
      source: { kind: 'profession', name: 'Toughness' },
      amount: 60,
    });
  });

  test('Wrath: armor penetration from talents stands in the rating too', () => {
    const talents = [talent('Serrated Blades', [flat('armorPenetrationPercent', 9)])];
    const stats = { armorPenetrationRating: 140 };
    const gear = worn([CHEST, { item: item({ baseId: 1, stats }) }]);
    const result = sheet(wrath, { gear, talents: [[1]] }, { talents });
    expect(figure(result, 'armorPenetrationRating')).toBeCloseTo(140 + 9 * 13.9957, 2);
    expect(figure(result, 'armorPenetrationPercent')).toBeCloseTo(9 + 140 / 13.9957, 3);
  });

  test('D1: a hunter has the bonus armor worn, and Toughness raises the armor of items alone', () => {
    const stats = { armor: 200, bonusArmor: 40 };
    const gear = worn([CHEST, { item: item({ baseId: 1, stats }) }]);
    const hunter = { race: 'human', gameClass: 'hunter', level: 60, faction: 'alliance' } as const;
    const talents = [talent('Toughness', [percent('armorFromItems', 10)])];
    expect(figure(sheet(classic, { gear, wearer: hunter }), 'armor')).toBe(400);
    const tough = sheet(classic, { gear, wearer: hunter, talents: [[1]] }, { talents });
    expect(figure(tough, 'armor')).toBeCloseTo(200 * 1.1 + 40 + 160);
  });

  test('trolls regain a tenth more health from spirit; what items restore comes on top', () => {
    const racials = [
      {
        race: 'human',
        name: 'Regeneration',
        spellId: 1,
        classes: null,
        note: null,
        effects: [percent('healthRegen', 10)],
      },
    ] as const;
    const gear = worn([CHEST, { item: item({ baseId: 1, stats: { hp5: 4 } }) }]);
    const result = sheet(classic, { gear }, { racials });
    expect(figure(result, 'healthRegen')).toBeCloseTo((50 * 1.26 - 22.6) * 2.5 * 1.1 + 4);
  });

  test('D1: the aura of a race counts when the set lists it as a buff', () => {
    const when = { unlessCategory: 'heroicPresence' };
    const racials = [
      {
        race: 'human',
        name: 'Heroic Presence',
        spellId: 1,
        classes: null,
        note: null,
        effects: [{ type: 'flat', stat: 'hitPercent', value: 1, when }],
      },
    ] as const;
    const buffs = [
      buff({ spellId: 6, name: 'Heroic Presence', category: 'heroicPresence' }, [
        flat('hitPercent', 1),
      ]),
    ];
    const chosen = [{ spellId: 6, improvementIds: [], enabled: true }];
    expect(figure(sheet(wrath, {}, { racials, buffs }), 'hitPercent')).toBe(0);
    expect(figure(sheet(wrath, { buffs: chosen }, { racials, buffs }), 'hitPercent')).toBe(1);
  });
});
