import { beforeAll, describe, expect, test } from 'vitest';
import { decodeDataset } from '@gearwright/game/dataset/decode-dataset.ts';
import { decodeTexts } from '@gearwright/game/dataset/decode-texts.ts';
import { CLASSES, RACES } from '@gearwright/game/words/classes-and-races.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { SOURCE_TYPES } from '@gearwright/game/item/source-types.ts';
import { compileEdition } from '../src/compile-edition.ts';
import type { CompiledEdition } from '../src/compiled.ts';
import { corePack } from '../src/pack/core-pack.ts';
import { textsPack } from '../src/pack/texts-pack.ts';
import { SOURCES } from '../src/editions/all-sources.ts';

/** Masks keep no order: lists of words come back in the order of the game's own. */
function inListOrder(item: Item): Item {
  const sorted = <Word>(words: readonly Word[], list: readonly Word[]): Word[] =>
    list.filter((word) => words.includes(word));
  return {
    ...item,
    classes: item.classes === null ? null : sorted(item.classes, CLASSES),
    races: item.races === null ? null : sorted(item.races, RACES),
    sourceTypes: sorted(item.sourceTypes, SOURCE_TYPES),
  };
}

describe('the Burning Crusade edition, compiled here and now', () => {
  let compiled: CompiledEdition;
  beforeAll(() => {
    compiled = compileEdition(SOURCES.tbc);
  }, 120_000);

  test('every item comes back from its pack as the steps made it', () => {
    const dataset = decodeDataset(corePack(compiled));
    expect(dataset.items.length).toBe(compiled.items.items.length);
    for (const item of compiled.items.items) {
      expect(dataset.item(item.id)).toEqual(inListOrder(item));
    }
  });

  test('so do all texts, and every random item has the suffixes of its group', () => {
    const texts = decodeTexts(textsPack(compiled));
    for (const [id, wanted] of compiled.items.texts.items) expect(texts.item(id)).toEqual(wanted);
    const dataset = decodeDataset(corePack(compiled));
    const { groups, items } = compiled.items.suffixes;
    for (const [id, { group }] of items) {
      expect(dataset.suffixesOf(id).map((suffix) => suffix.id)).toEqual(groups[group]);
    }
  });

  test('same input, same bytes', () => {
    const again = compileEdition(SOURCES.tbc);
    expect(Buffer.from(corePack(again)).equals(corePack(compiled))).toBe(true);
    expect(Buffer.from(textsPack(again)).equals(textsPack(compiled))).toBe(true);
  }, 120_000);
});
