import type { PointPreset } from '@gearwright/game/dataset/tables.ts';
import { describe, expect, test } from 'vitest';
import { checkEdition } from './check-edition.ts';
import type { CompiledEdition, CompiledItems, CompiledTables } from './compiled.ts';
import { itemOf, PLAIN, PLAIN_ENCHANT, smallEdition } from './pack/small-edition.ts';
import { NO_TEXTS } from '@gearwright/game/dataset/text-defaults.ts';

const sound: CompiledEdition = {
  ...smallEdition(),
  tables: { ...smallEdition().tables, texts: { ...smallEdition().tables.texts, talentRanks: [] } },
};

function withItems(fields: Partial<CompiledItems>): CompiledEdition {
  return { ...sound, items: { ...sound.items, ...fields } };
}

function withTables(fields: Partial<CompiledTables>): CompiledEdition {
  return { ...sound, tables: { ...sound.tables, ...fields } };
}

function presetOf(fields: Partial<PointPreset>): PointPreset {
  return {
    ...{ id: 'mage-fire', gameClass: 'mage', spec: 'fire', name: 'Fire', phase: 1 },
    ...{ author: 'Somebody', authorLink: null, levels: null, inherited: false, derived: false },
    stats: [],
    ...fields,
  } as const;
}

const { items, suffixes, texts } = sound.items;

describe('an edition whose ids all lead somewhere passes', () => {
  test('whole', () => expect(() => checkEdition(sound)).not.toThrow());

  test.each<[string, CompiledEdition, string]>([
    ['an item twice', withItems({ items: [PLAIN, PLAIN] }), 'item 1 Linen Belt: stands after 1'],
    [
      'an unknown set',
      withItems({ items: [...items, itemOf(60, { setId: 404 })] }),
      'item 60 Linen Belt: unknown set 404',
    ],
    [
      'suffixes on an item that is not random',
      withItems({ items: [itemOf(30, {})] }),
      'item 30 Linen Belt: has suffixes but is not random',
    ],
    [
      'an unknown suffix',
      withItems({ suffixes: { ...suffixes, groups: [[-8, 14], [999]] } }),
      'group 1: unknown suffix 999',
    ],
    [
      'an enchant twice',
      withItems({ enchants: [PLAIN_ENCHANT, PLAIN_ENCHANT] }),
      'spell:1: is there twice',
    ],
    [
      'an unknown reagent',
      withItems({
        texts: {
          ...texts,
          items: new Map([[1, { ...NO_TEXTS, materials: [{ itemId: 6, amount: 1 }] }]]),
        },
      }),
      'item 1: unknown reagent 6',
    ],
    [
      'an unknown first rank',
      withTables({ spells: [{ ...sound.tables.spells[0]!, rootSpellId: 3 }] }),
      'spell 12 Fortitude: unknown root 3',
    ],
    [
      'weights for half a phase',
      withTables({ presets: [presetOf({ phase: 3.5 })] }),
      'presets: mage-fire: 3.5 is no phase',
    ],
    [
      'weights for a stat of a later edition',
      withTables({
        presets: [presetOf({ stats: [{ name: 'armorPenetrationRating', value: 1 }] })],
      }),
      'presets: mage-fire: armorPenetrationRating is no stat of this edition',
    ],
  ])('but not with %s', (_, edition, sentence) => {
    expect(() => checkEdition(edition)).toThrow(sentence);
  });

  test('but not with a talent rank that has no text', () => {
    const talent = {
      id: 1,
      name: 'Improved Tests',
      icon: '',
      row: 0,
      col: 0,
      requires: null,
      spellIds: [5, 6],
      effects: [],
    };
    const tree = { id: 1, name: 'Arcane', icon: '', talents: [] };
    const trees = [{ ...tree, talents: [talent] }, tree, tree] as const;
    const edition = withTables({
      talents: [{ gameClass: 'mage', trees }],
      texts: smallEdition().tables.texts,
    });
    expect(() => checkEdition(edition)).toThrow('tbc talents: Improved Tests: no text for rank 6');
  });
});
