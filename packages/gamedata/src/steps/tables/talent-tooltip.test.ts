import { expect, test } from 'vitest';
import { readTalentTooltip } from './talent-tooltip.ts';

test('K1: a tooltip is split into cost, cast time, cooldown, range, requirement and sentence', () => {
  expect(
    readTalentTooltip('Aimed Shot', [
      'Aimed Shot',
      'Rank 1',
      'Talent',
      '75 Mana',
      '8 - 35 yd range',
      '3 sec cast',
      '6 sec cooldown',
      'Requires Hunter (Marksmanship)',
      'Requires Ranged Weapon',
      'An aimed shot.  It hits.',
      ' (Proc chance: 5%, 500ms cooldown)',
    ]),
  ).toEqual({
    description: 'An aimed shot. It hits.',
    cost: '75 Mana',
    castTime: '3 sec cast',
    cooldown: '6 sec cooldown',
    range: '8 - 35 yd range',
    requires: 'Requires Ranged Weapon',
  });
});

test('two lines in one label, empty requirements, tools and reagents', () => {
  expect(
    readTalentTooltip('Totem', [
      'Totem',
      'Level 80',
      '5% of base mana\nInstant',
      'Requires Shaman (Elemental)',
      'Requires , ',
      'Tools:\n',
      'Fire Totem',
      'Reagents:',
      'Soul Shard',
      'Summons a totem.\n\nIt stands.',
    ]),
  ).toEqual({
    description: 'Summons a totem.\nIt stands.',
    cost: '5% of base mana',
    castTime: 'Instant',
    cooldown: null,
    range: null,
    requires: null,
  });
});
