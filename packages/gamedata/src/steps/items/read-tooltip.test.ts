import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { describe, expect, test } from 'vitest';
import { readTooltip } from './read-tooltip.ts';

const lines = (...labels: readonly string[]) => ['A Name', ...labels].map((label) => ({ label }));
const reading = (...labels: readonly string[]) => readTooltip(lines(...labels), EDITIONS.wrath);

describe('T1: what a tooltip tells', () => {
  test('armor, block and bonus armor stay apart', () => {
    const { stats } = reading('2,468 Armor', '44 Block', 'Equip: +20 Armor.');
    expect(stats).toEqual({ armor: 2468, shieldBlock: 44, bonusArmor: 20 });
  });

  test('a weapon: range, speed, dps, and extra damage of a school', () => {
    const tooltip = reading(
      '44 - 115 Damage',
      'Speed 1.90',
      '+ 16 - 30 Nature Damage',
      '(53.95 damage per second)',
    );
    expect(tooltip).toMatchObject({
      damage: [44, 115],
      extraDamage: [16, 30],
      speed: 1.9,
      dps: 53.95,
    });
  });

  test('a wand strikes with a school, an heirloom with one number', () => {
    expect(reading('455 - 846 Shadow Damage').damage).toEqual([455, 846]);
    expect(reading('1 Damage').damage).toEqual([1, 1]);
  });

  test('E2: sockets in order, and their bonus', () => {
    const tooltip = reading('Meta Socket', 'Blue Socket', 'Socket Bonus: +5 Spell Power');
    expect(tooltip.sockets).toEqual(['meta', 'blue']);
    expect(tooltip.socketBonus).toEqual({ spellPower: 5 });
    expect(tooltip.stats).toEqual({});
  });

  test('lines run together are two', () => {
    const tooltip = reading('Prismatic Socket', 'Meta Socket\n\nDurability 75 / 75');
    expect(tooltip).toMatchObject({ sockets: ['prismatic', 'meta'], durability: 75 });
  });

  test('who may wear it', () => {
    const tooltip = reading(
      'Binds when picked up',
      'Unique-Equipped: Rings of Two (1)',
      'Classes: Warrior, Paladin, Death Knight',
      'Races: Night Elf, Blood Elf',
      'Requires any Horde race',
      'Requires Level 80',
      'Requires Engineering (400)',
      'Requires The Ashen Verdict - Honored',
    );
    expect(tooltip).toMatchObject({
      bind: 'pickup',
      uniqueEquipped: true,
      limit: { name: 'Rings of Two', max: 1 },
      classes: ['warrior', 'paladin', 'deathknight'],
      races: ['nightelf', 'bloodelf'],
      faction: 'horde',
      requiredLevel: 80,
      profession: { name: 'engineering', skill: 400 },
      reputation: { faction: 'The Ashen Verdict', standing: 'honored' },
    });
  });

  test('the two titles of a rank follow a bare Requires', () => {
    const tooltip = reading('Requires ', 'Warlord', 'Field Marshal', '+16 Strength');
    expect(tooltip.rankTitles).toEqual(['Warlord', 'Field Marshal']);
    expect(tooltip.stats).toEqual({ strength: 16 });
  });

  test('a set: its name, its pieces, its bonuses', () => {
    const tooltip = readTooltip(
      [
        { label: 'Skyshatter Headguard' },
        { label: '+42 Stamina' },
        { label: 'Skyshatter Regalia (0/2)', format: 'Misc' },
        { label: 'Skyshatter Headguard', format: 'Epic' },
        { label: 'Skyshatter Mantle', format: 'indent' },
        { label: '(2) Set : Increases spell power by 30.', format: 'Poor' },
        { label: '(4) Set : Your Lightning Bolt hits twice.', format: 'Poor' },
      ],
      EDITIONS.wrath,
    );
    expect(tooltip.stats).toEqual({ stamina: 42 });
    expect(tooltip.set).toEqual({
      name: 'Skyshatter Regalia',
      size: 2,
      requires: null,
      pieces: ['Skyshatter Headguard', 'Skyshatter Mantle'],
      bonuses: [
        { pieces: 2, text: 'Increases spell power by 30.', stats: { spellPower: 30 } },
        { pieces: 4, text: 'Your Lightning Bolt hits twice.', stats: null },
      ],
    });
  });

  test('a feral line told with and without prefix counts once', () => {
    const line = 'Increases attack power by 457 in Cat, Bear, Dire Bear, and Moonkin forms only.';
    expect(reading(`Equip: ${line}`, line).stats).toEqual({ feralAttackPower: 457 });
  });

  test('a sentence broken over entries is whole again', () => {
    const tooltip = reading(
      'Chance on hit: A burst of energy fills the caster, increasing ',
      'his',
      ' damage by 10 and armor by 150 for 15 sec.',
    );
    expect(tooltip.effects).toEqual([
      'Chance on hit: A burst of energy fills the caster, increasing his damage by 10 and armor by 150 for 15 sec.',
    ]);
    expect(tooltip.account.unknown).toEqual([]);
  });

  test('the account: stats, effects and what nobody understands', () => {
    const { account } = reading(
      '100 Armor',
      '+5 Agility',
      'Use: Restores 200 mana. (2 Min Cooldown)',
      'Equip: Increases gadget rating by 12.',
      'Sell Price:',
    );
    expect(account).toEqual({
      understood: 2,
      effects: 1,
      unknown: ['Equip: Increases gadget rating by 12.'],
    });
  });
});
