import { expect, test } from 'vitest';
import { decodeTexts } from '@gearwright/game/dataset/decode-texts.ts';
import { smallEdition } from './small-edition.ts';
import { textsPack } from './texts-pack.ts';

const edition = smallEdition();
const texts = decodeTexts(textsPack(edition));

test('the texts of every item come back whole', () => {
  for (const [id, wanted] of edition.items.texts.items) expect(texts.item(id)).toEqual(wanted);
  expect(texts.item(2)).toBeNull();
  expect(texts.item(20)).toBe(texts.item(20));
});

test('sentences are found by their ids', () => {
  expect(texts.setBonus(0)).toBe('Increases spell power by 3.');
  expect(texts.setBonus(1)).toBe('');
  expect(texts.use(40)).toBe('+8 Strength');
  expect(texts.use(41)).toBeNull();
  expect(texts.glyph(6)).toBe('Glyph of Tests.');
  expect(texts.rune(6)).toBeNull();
  expect(texts.talentRank(5)?.description).toBe('More.');
  expect(texts.talentRank(6)).toBeNull();
});
