import { expect, test } from 'vitest';
import { isEffectSentence } from './effect-shapes.ts';

test.each([
  'Use: Increases attack power by 200 for 15 sec. (1 Min, 30 Sec Cooldown)',
  'Chance on hit: Steals 185 to 215 life from target enemy.',
  'Equip: When struck in combat has a 5% chance of inflicting 35 to 65 Shadow damage to the attacker.',
  'Equip: Your melee attacks have a chance to drain a Soul Fragment granting you 30 Strength.',
  'Equip: Increases the damage done by your Multi-Shot by 4%.',
  'Equip: Increases your block rating by 42 while Holy Shield is active.',
  'Equip: Increases healing done by Flash of Light by up to 53.',
  'Equip: Reduces the mana cost of your Seal spells by 20.',
  'Equip: Increases the spell critical strike rating of all party members within 30 yards by 28.',
  'Equip: Allows underwater breathing.',
])('told in words: %s', (line) => {
  expect(isEffectSentence(line)).toBe(true);
});

test.each([
  'Equip: Increases gadget rating by 12.',
  'Equip: Improves your sneeze rating by 12.',
  'Equip: Increases damage done by Cosmic spells and effects by up to 12.',
  'Equip: Increases Sharpness by 12.',
  'Equip: +12 Charm.',
  '+12 Charm',
])('a stat we do not know, not an effect: %s', (line) => {
  expect(isEffectSentence(line)).toBe(false);
});
