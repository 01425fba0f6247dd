import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../test/runs.ts';
import { smallDataset } from '../../test/small-dataset.ts';
import { EDITIONS } from '../edition/editions.ts';
import { PlannerError } from '../messages.ts';
import { readItemQuery } from './query-schema.ts';
import { buildSearchIndex } from './search-index.ts';
import { searchItems } from './search-items.ts';

test('Q1: a query from outside is read field by field, strangers passed over', () => {
  const query = {
    slotId: 1,
    handed: ['one'],
    quality: [4, 5],
    gameClass: 'mage',
    statWeights: { spellPower: 1 },
    sort: { by: 'spellPower' },
    size: 20,
  };
  expect(readItemQuery({ ...query, mood: 'good' })).toEqual(query);
});

test.each([
  [{ slotId: 20 }, 'Slot Id is not valid: it is none of the choices'],
  [{ size: 100_000 }, 'Size must be at most 200'],
  [{ statWeights: { luck: 1 } }, 'Stat Weights is not valid: it has another form'],
  [{ statWeights: { strength: 'much' } }, 'Stat Weights Strength must be a number'],
  [{ gameClass: 'bard' }, 'Class is not valid: it is none of the choices'],
  [{ search: 'x'.repeat(101) }, 'Search must be at most 100 characters'],
  ['head', 'Query must be an object'],
])('Q1: %j is refused: %s', (given, sentence) => {
  expect(() => readItemQuery(given)).toThrow(sentence);
});

test('Q1: whatever comes, a query is read and answered or refused', () => {
  const index = buildSearchIndex(smallDataset({ items: [] }), EDITIONS.tbc);
  const key = fc.constantFrom('slotId', 'search', 'phases', 'quality', 'from', 'size', 'sort');
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.dictionary(key, fc.anything())), (given) => {
      try {
        expect(searchItems(index, readItemQuery(given)).total).toBe(0);
      } catch (error) {
        if (!(error instanceof PlannerError)) throw error;
      }
    }),
    { seed: 9, numRuns: runs(500, 10_000) },
  );
});
