import { expect, test } from 'vitest';
import { MODEL_IDS } from '@gearwright/game/look/model-id.ts';
import { SHOWN_MODELS } from './show-look.ts';

test('H1: what the figure of the home page wears can be had', () => {
  expect(SHOWN_MODELS.filter((id) => !MODEL_IDS.includes(id))).toEqual([]);
});
