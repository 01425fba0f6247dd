import { expect, test } from 'vitest';
import { pictureName } from './picture-name.ts';

test.each([
  ['Vaelreth', 'Hyjal Bulwark', 'vaelrethhyjalbulwark.png'],
  ['Thrall', 'P3: Fire/Frost (v2)', 'thrallp3firefrostv2.png'],
  ['Élan', 'Набор 1', 'élanнабор1.png'],
  ['', '!!!', 'character.png'],
])('M1: a picture of %s in %s is called %s', (character, set, name) => {
  expect(pictureName(character, set)).toBe(name);
});
