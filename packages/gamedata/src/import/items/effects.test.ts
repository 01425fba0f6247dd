import { expect, test } from 'vitest';
import { folderWith, written } from '../testing-folder.ts';
import { enchants } from './enchants.ts';
import { gems } from './gems.ts';
import { itemEffects } from './item-effects.ts';

const enchant = (id: number, more: object = {}) => ({
  id,
  name: `Enchant ${id}`,
  slotIds: [16],
  stats: {},
  phase: 1,
  quality: 1,
  ...more,
});

test('an enchant takes what its own row does not say from the table of effects', () => {
  const folder = folderWith({
    'items/enchants.classic.json': [],
    'items/enchants.sod.json': [],
    'items/enchants.tbc.json': [],
    'items/enchants.wrath.json': [
      enchant(3847, { effect: true }),
      enchant(1900, { effect: true }),
      enchant(2613, { stats: { threatPercent: 2 } }),
    ],
    'effects/enchantEffects.classic.json': [],
    'effects/enchantEffects.tbc.json': [],
    'effects/enchantEffects.wrath.json': [
      { effectId: 3847, name: 'Gargoyle', stats: { defense: 25 }, multipliers: { stamina: 2 } },
      { effectId: 1900, name: 'Crusader', proc: { strength: 100, durationSec: 15 } },
      { effectId: 2613, name: 'Threat', special: { threatPercent: 2 } },
    ],
  });
  expect(written(enchants, folder, 'item/enchants.json')).toMatchObject([
    {
      effectId: 1900,
      effects: [{ type: 'flat', stat: 'strength', value: 100, when: { proc: true } }],
      special: true,
    },
    { effectId: 2613, stats: { threatPercent: 2 } },
    {
      effectId: 3847,
      effects: [
        { type: 'flat', stat: 'defense', value: 25 },
        { type: 'percent', stat: 'stamina', value: 2 },
      ],
    },
  ]);
});

test('E2: a meta gem keeps the client’s condition and gains its multipliers', () => {
  const folder = folderWith({
    'items/gems.tbc.json': [
      {
        id: 35503,
        name: 'Ember',
        icon: 'gem',
        color: 'meta',
        quality: 3,
        itemLevel: 70,
        stats: { spellPower: 14 },
        effect: true,
        requirements: [{ color: 'red', atLeast: 3 }],
        enchantId: 3275,
        phase: 1,
      },
    ],
    'items/gems.wrath.json': [],
    'effects/metaGems.tbc.json': [
      {
        itemId: 35503,
        name: 'Ember',
        stats: { spellPower: 14 },
        multipliers: { intellect: 2 },
        special: { threatReductionPercent: 2 },
        requires: { red: 3, yellow: 0, blue: 0 },
      },
    ],
    'effects/metaGems.wrath.json': [],
  });
  expect(written(gems, folder, 'item/gems.json')).toEqual([
    {
      id: 35503,
      color: 'meta',
      stats: { spellPower: 14 },
      effects: [
        { type: 'flat', stat: 'threatPercent', value: -2 },
        { type: 'percent', stat: 'intellect', value: 2 },
      ],
      special: true,
      requirements: [{ color: 'red', atLeast: 3 }],
      enchantId: 3275,
      phase: 1,
      editions: ['tbc'],
    },
  ]);
});

test('an item’s effect keeps its condition; an aura of the party is left to its buff', () => {
  const rows = [
    {
      kind: 'item',
      itemId: 22400,
      name: 'Libram',
      effects: [{ stats: { bonusArmor: 55 }, buff: 'Devotion Aura' }],
    },
    {
      kind: 'item',
      itemId: 22589,
      name: 'Atiesh',
      effects: [{ aura: 'party', see: 'buffs file' }],
    },
    {
      kind: 'item',
      itemId: 19288,
      name: 'Blue Dragon',
      effects: [{ stats: { castingManaRegenPercent: 100 } }],
    },
  ];
  const folder = folderWith({
    'effects/itemEffects.classic.json': rows,
    'effects/itemEffects.sod.json': [],
    'effects/itemEffects.tbc.json': [],
    'effects/itemEffects.wrath.json': [],
  });
  const editions = ['classic', 'sod'];
  expect(written(itemEffects, folder, 'item/item-effects.json')).toEqual([
    {
      itemId: 19288,
      effects: [
        { type: 'flat', stat: 'castingManaRegenPercent', value: 100, when: { proc: true } },
      ],
      editions,
    },
    {
      itemId: 22400,
      effects: [{ type: 'flat', stat: 'bonusArmor', value: 55, when: { buff: ['Devotion Aura'] } }],
      editions,
    },
  ]);
});
