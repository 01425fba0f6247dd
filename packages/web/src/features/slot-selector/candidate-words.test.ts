import { expect, test } from 'vitest';
import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import { makeEnchant } from '@gearwright/game/test/rules/make.ts';
import { FEET } from '@gearwright/game/slot/slots.ts';
import { candidateWords } from './candidate-words.ts';

const TEXTS = {
  item: (id: number) =>
    id === 29186
      ? {
          sources: [
            {
              type: 'reputation',
              primary: 'Keepers of Time',
              secondary: null,
              standing: 'Revered',
            },
          ],
        }
      : null,
} as unknown as DatasetTexts;

test.each([
  { name: 'Glyph of the Defender', itemId: 29186, before: 'Keepers of Time, Revered' },
  { name: 'Mantle of the Dawn', itemId: 18182, before: 'Applied by an item' },
  { name: 'Enchant Boots - Spirit', itemId: 38864, before: 'Enchanting' },
  { name: 'Enchant Boots - Spirit', itemId: null, before: 'Enchanting' },
])('V2: below $name stands $before', ({ name, itemId, before }) => {
  const enchant = makeEnchant('1', [FEET], { name, itemId });
  expect(candidateWords({ kind: 'enchant', enchant }, TEXTS).before).toBe(before);
});
