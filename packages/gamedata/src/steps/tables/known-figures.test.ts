import type { GameClass, Race } from '@gearwright/game/words/classes-and-races.ts';
import type { Effect } from '@gearwright/game/effect/effect.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { describe, expect, test } from 'vitest';
import { compileTables } from './compile-tables.ts';
import { readConsumables } from './consumables.ts';
import { SOURCES } from '../../editions/all-sources.ts';

// Known figures; where each comes from stands beside it. The sheets are independent of our tables.
// "By heart" is general knowledge of the game, not looked up: it guards against change more than it proves.

const tables = {
  classic: compileTables(SOURCES.classic),
  sod: compileTables(SOURCES.sod),
  tbc: compileTables(SOURCES.tbc),
  wrath: compileTables(SOURCES.wrath),
};

/** Attributes of a naked character, before multipliers. */
function attributes(edition: EditionKey, race: Race, gameClass: GameClass, level: number) {
  const { classes, raceOffsets } = tables[edition].baseStats;
  const { minLevel, levels } = classes[gameClass]!;
  const row = levels[level - minLevel]!;
  return row.slice(0, 5).map((value, index) => value + raceOffsets[race]![index]!);
}

/** "stat +value" of flat, "stat +value%" of percent effects. */
const told = (effects: readonly Effect[]) =>
  effects.map((effect) => `${effect.stat} ${effect.value}${effect.type === 'percent' ? '%' : ''}`);

describe('T1: naked attributes (character sheets of the WoWSims simulators)', () => {
  test.each([
    ['classic', 'orc', 'warrior', 60, [123, 77, 112, 27, 48]],
    ['classic', 'troll', 'mage', 60, [31, 37, 46, 121, 121]],
    // The sheet wears Heart of the Lion: its figures divided by 1.1.
    ['sod', 'orc', 'hunter', 40, [43, 78, 63, 43, 52]],
    ['tbc', 'bloodelf', 'paladin', 70, [123, 79, 120, 87, 88]],
    // Spirit is 63 on the sheet, after the human tenth: 58 before it.
    ['tbc', 'human', 'rogue', 70, [95, 158, 89, 39, 58]],
    ['tbc', 'orc', 'warlock', 70, [54, 55, 78, 130, 146]],
    ['wrath', 'orc', 'deathknight', 80, [178, 109, 161, 32, 61]],
    ['wrath', 'tauren', 'druid', 80, [94, 78, 99, 139, 161]],
    ['wrath', 'troll', 'mage', 80, [37, 45, 59, 177, 175]],
    // By heart.
    ['classic', 'human', 'warrior', 1, [23, 20, 22, 20, 20]],
  ] as const)('%s %s %s at %i', (edition, race, gameClass, level, expected) => {
    expect(attributes(edition, race, gameClass, level)).toEqual(expected);
  });
});

describe('T1: points for one percent (by heart, within 1.5 percent)', () => {
  test.each([
    ['classic', 'critPerAgility', 'warrior', 60, 20],
    ['classic', 'critPerAgility', 'rogue', 60, 29],
    ['classic', 'critPerAgility', 'hunter', 60, 53],
    ['classic', 'critPerIntellect', 'mage', 60, 59.5],
    ['tbc', 'critPerAgility', 'warrior', 70, 33],
    ['tbc', 'critPerAgility', 'rogue', 70, 40],
    ['tbc', 'critPerIntellect', 'mage', 70, 80],
    ['wrath', 'critPerAgility', 'warrior', 80, 62.5],
    ['wrath', 'critPerAgility', 'rogue', 80, 83.33],
    ['wrath', 'critPerIntellect', 'mage', 80, 166.67],
  ] as const)('%s %s %s at %i: %f', (edition, table, gameClass, level, points) => {
    const rate = tables[edition].combat[table][gameClass]![level - 1]!;
    expect(Math.abs(1 / rate - points) / points).toBeLessThan(0.015);
  });
});

describe('B1: buffs (by heart)', () => {
  test.each([
    [
      'classic',
      'Blessing of Kings',
      ['strength 10%', 'agility 10%', 'stamina 10%', 'intellect 10%', 'spirit 10%'],
    ],
    ['classic', 'Power Word: Fortitude', ['stamina 54']],
    ['classic', 'Battle Shout', ['meleeAttackPower 232']],
    ['tbc', 'Power Word: Fortitude', ['stamina 79']],
    ['tbc', 'Arcane Intellect', ['intellect 40']],
    ['wrath', 'Power Word: Fortitude', ['stamina 165']],
    ['wrath', 'Arcane Intellect', ['intellect 60']],
    ['wrath', 'Horn of Winter', ['strength 155', 'agility 155']],
    ['wrath', 'Fel Armor', ['spellPower 180', 'spellPower 0.3']],
  ] as const)('%s %s', (edition, name, expected) => {
    const buff = tables[edition].buffs.find((each) => each.name === name)!;
    expect(told(buff.ranks.at(-1)!.effects)).toEqual(expected);
  });

  test('Power Word: Fortitude is learned at 1, 12, 24, 36, 48 and 60 (by heart)', () => {
    const buff = tables.classic.buffs.find((each) => each.name === 'Power Word: Fortitude')!;
    expect(buff.ranks.map((rank) => rank.level)).toEqual([1, 12, 24, 36, 48, 60]);
    const line = tables.classic.spells.filter((spell) => spell.rootSpellId === 1243);
    expect(line.map((spell) => spell.rank)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('K1: talents (by heart)', () => {
  const find = (edition: EditionKey, gameClass: GameClass, name: string) => {
    const { trees } = tables[edition].talents.find((each) => each.gameClass === gameClass)!;
    const tree = trees.find((each) => each.talents.some((talent) => talent.name === name))!;
    return { tree, talent: tree.talents.find((each) => each.name === name)! };
  };

  test('Mortal Strike is the 31-point talent of Arms and follows Sweeping Strikes', () => {
    const { tree, talent } = find('classic', 'warrior', 'Mortal Strike');
    expect([tree.name, talent.row, talent.col, talent.spellIds]).toEqual(['Arms', 6, 1, [12294]]);
    expect(tree.talents[talent.requires!]!.name).toBe('Sweeping Strikes');
  });

  test("Titan's Grip is the 51-point talent of Fury", () => {
    const { tree, talent } = find('wrath', 'warrior', "Titan's Grip");
    expect([tree.name, talent.row, talent.spellIds]).toEqual(['Fury', 10, [46917]]);
  });

  test.each([
    ['classic', 'druid', 'Heart of the Wild', 'intellect', [4, 8, 12, 16, 20]],
    ['classic', 'mage', 'Arcane Mind', 'mana', [2, 4, 6, 8, 10]],
    ['tbc', 'mage', 'Arcane Mind', 'intellect', [3, 6, 9, 12, 15]],
    ['wrath', 'paladin', 'Divine Strength', 'strength', [3, 6, 9, 12, 15]],
    ['wrath', 'rogue', 'Sinister Calling', 'agility', [3, 6, 9, 12, 15]],
    ['wrath', 'warlock', 'Demonic Embrace', 'stamina', [4, 7, 10]],
  ] as const)('%s %s %s raises %s by %o percent', (edition, gameClass, name, stat, percents) => {
    const { talent } = find(edition, gameClass, name);
    const values = talent.effects.map(
      (rank) => rank.find((effect) => effect.stat === stat && effect.type === 'percent')?.value,
    );
    expect(values).toEqual(percents);
  });
});

describe('people', () => {
  test('L2: plate and mail at 40, dual wield at 10 or 20, death knights from 55', () => {
    const of = (gameClass: GameClass) =>
      tables.wrath.classes.find((each) => each.gameClass === gameClass)!;
    const from = (gameClass: GameClass, type: number) =>
      of(gameClass).armor.find((armor) => armor.type === type)?.minLevel;
    expect([from('warrior', 3), from('paladin', 3), from('hunter', 2), from('shaman', 2)]).toEqual([
      40, 40, 40, 40,
    ]);
    expect([of('rogue').dualWield?.minLevel, of('hunter').dualWield?.minLevel]).toEqual([10, 20]);
    expect(of('deathknight').minLevel).toBe(55);
  });

  test("D15: two-handers in the off hand come with Titan's Grip", () => {
    const warrior = tables.wrath.classes.find((each) => each.gameClass === 'warrior')!;
    const granted = warrior.offHand.filter((type) => type.via?.spellId === 46917);
    expect(granted.map((each) => each.type)).toEqual([1, 5, 8]);
  });

  test.each([
    ['classic', 'human', 'The Human Spirit', ['spirit 5%']],
    ['tbc', 'human', 'The Human Spirit', ['spirit 10%']],
    ['wrath', 'human', 'The Human Spirit', ['spirit 3%']],
    ['classic', 'gnome', 'Expansive Mind', ['intellect 5%']],
    ['classic', 'nightelf', 'Quickness', ['dodgePercent 1']],
    ['wrath', 'orc', 'Axe Specialization', ['expertise 5']],
  ] as const)('%s %s: %s gives %o (by heart)', (edition, race, name, expected) => {
    const racial = tables[edition].racials.find(
      (each) => each.race === race && each.name === name,
    )!;
    expect(told(racial.effects)).toEqual(expected);
  });

  test('D15: bear armor 1.8, then 3.6, 4 and 3.7, is added to 1', () => {
    const bonus = (edition: EditionKey, form: string) =>
      tables[edition].forms.find((each) => each.form === form)!.itemArmorBonus;
    expect([bonus('classic', 'bear'), bonus('classic', 'direBear')]).toEqual([1.8, 3.6]);
    expect([bonus('tbc', 'direBear'), bonus('wrath', 'direBear')]).toEqual([4, 3.7]);
  });

  test('C2: the appearances of a human man', () => {
    expect(tables.classic.appearance.human![0]).toEqual({
      skinColor: 10,
      face: 12,
      hair: 12,
      hairColor: 10,
      facialHair: 9,
    });
  });

  test('PvP titles end with Grand Marshal and High Warlord', () => {
    expect(tables.classic.pvpRanks.at(-1)).toEqual({
      rank: 14,
      alliance: 'Grand Marshal',
      horde: 'High Warlord',
    });
  });

  test('D5: professions grow with the editions', () => {
    expect(tables.classic.professions.primary).toHaveLength(9);
    expect(tables.tbc.professions.primary).toContain('jewelcrafting');
    expect(tables.wrath.professions.primary).toContain('inscription');
    expect(tables.wrath.professions.secondary).toEqual(['cooking', 'firstaid', 'fishing']);
  });
});

describe('B1: consumables (by heart)', () => {
  test.each([
    ['classic', 13510, 'flask', { health: 1200 }],
    ['classic', 13452, 'elixir', { agility: 25, critPercent: 2 }],
    ['wrath', 46377, 'flask', { attackPower: 180 }],
    ['wrath', 46376, 'flask', { spellPower: 125 }],
  ] as const)('%s item %i is a %s', (edition, itemId, type, stats) => {
    const found = readConsumables(edition).find((each) => each.itemId === itemId)!;
    expect([found.type, found.stats]).toEqual([type, stats]);
  });
});
