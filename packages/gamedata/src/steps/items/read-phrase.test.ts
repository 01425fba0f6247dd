import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { STAT_NAMES, type Stats } from '@gearwright/game/stat/catalogue.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPhrase } from './read-phrase.ts';
import { STAT_PHRASES } from './stat-phrases.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';

describe('T1: what the words of a line give', () => {
  test.each<[EditionKey, string, Stats]>([
    ['classic', '+18 Strength', { strength: 18 }],
    ['classic', '-25 Stamina', { stamina: -25 }],
    ['classic', '+12 Arcane Resistance', { arcaneResistance: 12 }],
    ['classic', '-10 Fire Resistance', { fireResistance: -10 }],
    ['classic', '+40 Attack Power', { attackPower: 40 }],
    ['classic', '+24 ranged Attack Power', { rangedAttackPower: 24 }],
    ['classic', '+81 Attack Power when fighting Undead', { attackPowerVsUndead: 81 }],
    [
      'classic',
      '+150 Attack Power when fighting Undead and Demons. It also allows the acquisition of Scourgestones on behalf of the Argent Dawn',
      { attackPowerVsUndead: 150, attackPowerVsDemons: 150 },
    ],
    [
      'classic',
      '+305 Attack Power in Cat, Bear, and Dire Bear forms only',
      { feralAttackPower: 305 },
    ],
    [
      'wrath',
      'Increases attack power by 1,792 in Cat, Bear, Dire Bear, and Moonkin forms only',
      { feralAttackPower: 1792 },
    ],
    ['classic', 'Increased Two-handed Axes +10', { twoHandedAxesSkill: 10 }],
    ['classic', 'Increased Defense +13', { defense: 13 }],
    ['classic', 'Improves your chance to get a critical strike by 2%', { critPercent: 2 }],
    [
      'classic',
      'Improves your chance to get a critical strike with spells by 1%',
      { spellCritPercent: 1 },
    ],
    [
      'classic',
      'Increases damage and healing done by magical spells and effects by up to 34',
      { spellPower: 34 },
    ],
    ['classic', 'Increases healing done by spells and effects by up to 53', { healingPower: 53 }],
    [
      'classic',
      'Increases damage done by Shadow spells and effects by up to 34',
      { shadowSpellDamage: 34 },
    ],
    ['classic', 'Restores 30 health every 20 sec', { hp5: 7.5 }],
    ['classic', 'Restores 8 mana per 5 sec', { mp5: 8 }],
    ['classic', 'Run speed increased slightly', { runSpeedPercent: 8 }],
    [
      'classic',
      'Increases Defense by 3, Shadow resistance by 10 and your normal health regeneration by 3',
      { defense: 3, shadowResistance: 10, hp5: 3 },
    ],
    [
      'tbc',
      'Increases healing done by up to 348 and damage done by up to 116 for all magical spells and effects',
      { healingPower: 348, spellDamage: 116 },
    ],
    ['tbc', '+9 Healing and +3 Spell Damage', { healingPower: 9, spellDamage: 3 }],
    ['tbc', '+5 Spell Damage and Healing', { spellPower: 5 }],
    ['tbc', '+4 Spell Damage', { spellPower: 4 }],
    ['tbc', "Your attacks ignore 112 of your opponent's armor", { armorPenetration: 112 }],
    ['tbc', 'Improves spell critical strike rating by 36', { spellCritRating: 36 }],
    ['wrath', 'Improves spell critical strike rating by 36', { spellCritRating: 36 }],
    ['wrath', 'Increases your armor penetration by 114', { armorPenetrationRating: 114 }],
    ['wrath', 'Increases armor penetration rating by 42', { armorPenetrationRating: 42 }],
    ['wrath', '+100 resilience rating', { resilienceRating: 100 }],
    ['wrath', 'Improves your resilience rating by 80', { resilienceRating: 80 }],
    ['wrath', 'Restores +23 mana per 5 sec', { mp5: 23 }],
    ['wrath', 'Increases the block value of your shield by 115', { blockValue: 115 }],
    ['wrath', 'Fishing skill increased by 30', { fishingSkill: 30 }],
  ])('%s: %s', (edition, phrase, stats) => {
    expect(readPhrase(phrase, EDITIONS[edition])).toEqual(stats);
  });

  test('a rating below nothing is no phrase: the compile stops at it', () => {
    expect(readPhrase('Improves haste rating by -30', EDITIONS.wrath)).toBeNull();
    expect(readPhrase('Improves spell haste rating by -29', EDITIONS.tbc)).toBeNull();
  });

  test.each([
    'Increases gadget rating by 12',
    '+12 Charm',
    'Improves your chance to sneeze by 1%',
    'Increased Flails +5',
    '+30 Attack Power when fighting Murlocs',
    'Increases attack power by 50 for 10 sec',
  ])('an unknown stat is not guessed at: %s', (phrase) => {
    expect(readPhrase(phrase, EDITIONS.classic)).toBeNull();
  });

  test('whatever a phrase gives is a stat of the catalogue, and a number', () => {
    const phrases = fc.constantFrom(...STAT_PHRASES.map((phrase) => phrase.says));
    const amounts = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(phrases, amounts, (says, amount) => {
        const line = says
          .replaceAll('{n}', String(amount))
          .replaceAll('+?', '+')
          .replaceAll('{raises}', 'Improves your')
          .replaceAll('{sec}', 'per 5 sec')
          .replaceAll('{school}', 'Fire')
          .replaceAll('{attribute}', 'Agility')
          .replaceAll('{creatures}', 'Demons')
          .replaceAll('{skill}', 'Daggers')
          .replaceAll('{profession}', 'Mining');
        const stats = readPhrase(line, EDITIONS.tbc) ?? readPhrase(line, EDITIONS.wrath);
        expect(stats, line).not.toBeNull();
        for (const [name, value] of Object.entries(stats ?? {})) {
          expect(STAT_NAMES).toContain(name);
          expect(Number.isFinite(value)).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });
});
