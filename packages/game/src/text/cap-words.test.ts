import { expect, test } from 'vitest';
import { capWords } from './cap-words.ts';
import type { Cap } from '../total/caps.ts';

const hit: Cap = {
  key: 'hit',
  label: 'Hit',
  value: 3.954,
  goal: 9,
  least: 0,
  reached: false,
  unit: 'percent',
};
const defense: Cap = {
  key: 'defense',
  label: 'Defense',
  value: 512,
  goal: 490,
  least: 350,
  reached: true,
  unit: 'points',
};

test('D21: a cap tells how far it is', () => {
  expect(capWords(hit)).toEqual({
    value: '3.95%',
    of: 'of 9%',
    state: '5.05% short',
    spare: '',
    by: null,
  });
});

test('D21: a cap that is reached tells what that brings, and what is to spare', () => {
  expect(capWords(defense)).toMatchObject({ state: 'Uncrittable', spare: '22 to spare' });
  const just = { ...defense, value: 490 };
  expect(capWords(just)).toMatchObject({ state: 'Uncrittable', spare: '' });
  expect(capWords(just, defense).by).toBe('−22');
});
