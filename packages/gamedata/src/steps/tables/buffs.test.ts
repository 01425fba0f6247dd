import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../row.ts';
import { buffRanks } from './buff-ranks.ts';
import { compileBuffs } from './buffs.ts';
import { projectFacts } from './facts-folder.ts';
import { readSpellIcons } from './spell-icons.ts';

const flat = (stat: string, value: number) => ({ type: 'flat', stat, value });

describe('B1: ranks of a buff', () => {
  const [shell, older] = rowsOf('buffs.json', [
    {
      name: 'Shell',
      spellId: 30,
      effects: [
        flat('armor', 900),
        flat('spellPower', 90),
        flat('dodgePercent', 5),
        { type: 'convert', stat: 'spellPower', from: 'spirit', value: 0.3 },
      ],
      ranks: [
        { spellId: 10, rank: 1, level: 20 },
        { spellId: 20, rank: 2, level: 40, effects: [flat('armor', 500)] },
        { spellId: 30, rank: 3, level: 60, effects: [flat('armor', 880)] },
      ],
    },
    {
      name: 'Shell',
      spellId: 10,
      effects: [],
      ranks: [{ spellId: 10, rank: 1, level: 20, effects: [flat('armor', 111)] }],
    },
  ]);
  const ranks = buffRanks(shell!, [shell!, older!]);

  test('the highest has the figures of the buff, at the level cap', () => {
    expect(ranks[2]!.effects[0]).toEqual(flat('armor', 900));
  });

  test('a stated rank keeps its figures, and what lasts through all ranks', () => {
    expect(ranks[1]!.effects).toEqual([
      flat('armor', 500),
      { type: 'convert', stat: 'spellPower', from: 'spirit', value: 0.3 },
    ]);
  });

  test('an unstated one takes another edition, else its share by level; percents stay', () => {
    expect(ranks[0]!.effects.slice(0, 3)).toEqual([
      flat('armor', 111),
      flat('spellPower', 30),
      flat('dodgePercent', 5),
    ]);
  });

  test('a buff without ranks is its only rank', () => {
    const [row] = rowsOf('buffs.json', [
      { name: 'Cheer', spellId: 7, effects: [flat('stamina', 1)] },
    ]);
    expect(buffRanks(row!, [])).toEqual([
      { spellId: 7, rank: 1, level: 1, effects: [flat('stamina', 1)] },
    ]);
  });
});

describe('B1: improvements', () => {
  const facts = projectFacts();
  const buffs = compileBuffs('wrath', facts, readSpellIcons(facts));
  const improvements = (name: string) => buffs.find((buff) => buff.name === name)!.improvements;

  test('a talent multiplies the flat stats rank by rank', () => {
    expect(improvements('Mark of the Wild')).toEqual([
      {
        name: 'Improved Mark of the Wild',
        gameClass: 'druid',
        spellIds: [17050, 17051],
        multipliers: [1.2, 1.4],
        adds: null,
      },
    ]);
  });

  test('a glyph adds to the buff it names', () => {
    expect(improvements('Mage Armor')).toContainEqual({
      name: 'Glyph of Mage Armor',
      gameClass: 'mage',
      spellIds: [56383],
      multipliers: null,
      adds: [[flat('castingManaRegenPercent', 20)]],
    });
    // Half of the 2440 armor of the highest rank, and nothing of its spell power.
    expect(improvements('Inner Fire').at(-1)!.adds).toEqual([[flat('armor', 1220)]]);
  });
});
