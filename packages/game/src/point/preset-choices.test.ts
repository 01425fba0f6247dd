import { expect, test } from 'vitest';
import { makePreset } from '../../test/rules/make-preset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { presetChoices } from './preset-choices.ts';

const dataset = {
  classes: [
    {
      gameClass: 'warrior',
      specs: [
        { key: 'arms', name: 'Arms', role: 'dps' },
        { key: 'fury', name: 'Fury', role: 'dps' },
      ],
    },
  ] as unknown as Dataset['classes'],
  presets: [
    makePreset('warrior', 'arms', { id: 'arms', author: 'Ann' }),
    makePreset('warrior', 'dps', { id: 'dps' }),
    makePreset('warrior', 'fury', { id: 'fury-1' }),
    makePreset('warrior', 'fury', { id: 'fury-2', author: 'Ann' }),
    makePreset('mage', 'fury', { id: 'mage' }),
  ],
};
const ids = (search: string) =>
  presetChoices(dataset, { gameClass: 'warrior', spec: 'fury', search }).map(({ id }) => id);

test('W1: presets of the class, those of the spec first', () => {
  expect(ids('')).toEqual(['fury-1', 'fury-2', 'dps', 'arms']);
});
test('W1: found by name, author and spec', () => {
  expect(ids('ANN')).toEqual(['fury-2', 'arms']);
  expect(ids('ann fury')).toEqual(['fury-2']);
  expect(ids('nobody')).toEqual([]);
});
