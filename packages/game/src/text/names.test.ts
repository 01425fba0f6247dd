import { expect, test } from 'vitest';
import { nameAndClass } from './names.ts';

test.each([
  ['Thornwick', 'Thornwick, Warrior'],
  ['Warrior', 'Warrior'],
  ['warrior', 'warrior'],
])('%s the warrior is called %s', (name, words) => {
  expect(nameAndClass(name, 'warrior')).toBe(words);
});
