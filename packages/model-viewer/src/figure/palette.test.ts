import { expect, test } from 'vitest';
import { bodyColors, paletteColors } from './palette.ts';

const palette = [
  { name: 'skin', color: '#808080' },
  { name: 'blush', color: '#000000', follows: 'skin', toward: '#ff0000', amount: 0.5, shade: 0.5 },
  { name: 'metal', color: '#0a0b0c' },
];

test('given colours take the place of the model’s own, and what follows them follows', () => {
  expect(paletteColors({ palette }, { skin: '#204060' })).toEqual([
    [32, 64, 96],
    [72, 16, 24],
    [10, 11, 12],
  ]);
});

test('a colour nobody can read changes nothing', () => {
  expect(paletteColors({ palette }, { metal: 'red' })[2]).toEqual([10, 11, 12]);
});

test('the numbers of a look mean colours of the body', () => {
  const options = { skinColors: ['#111111', '#222222'], hairColors: ['#333333'] };
  expect(bodyColors({ options }, { skin: 1, hairColor: 0 })).toEqual({
    skin: '#222222',
    hair: '#333333',
  });
  expect(bodyColors({ options }, { skin: 9, hairColor: 0 }).skin).toBeUndefined();
});
