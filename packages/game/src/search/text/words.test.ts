import { expect, test } from 'vitest';
import { plainText } from './words.ts';

test.each([
  ['English', "Kel'Thuzad’s Reach", 'kelthuzads reach'],
  ['German', 'Größe des Äthers', 'grosse des athers'],
  ['French', "Lame-tonnerre, épée d'œuvre", 'lame tonnerre epee doeuvre'],
  ['Russian', 'Громовая ярость, клинок Ёжика', 'громовая ярость клинок ежика'],
  ['Korean', '우레폭풍 - 바람추적자의 성검', '우레폭풍 바람추적자의 성검'],
  ['Chinese', '雷霆之怒，逐风者', '雷霆 霆之 之怒 怒 逐风 风者 者'],
])('Q1: a name of %s becomes plain words', (_, name, plain) => {
  expect(plainText(name)).toBe(plain);
});

test('Q1: a part of a Chinese name is a part of its words', () => {
  const name = plainText('雷霆之怒，逐风者的祝福之剑');
  for (const part of ['雷霆', '逐风者', '祝福之剑', '风']) {
    expect(name).toContain(plainText(part));
  }
});
