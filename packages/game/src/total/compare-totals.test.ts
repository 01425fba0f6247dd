import { expect, test } from 'vitest';
import { item, worn } from '../../test/tiny-dataset.ts';
import { sheet } from '../../test/tiny-sheet.ts';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { CHEST } from '../slot/slots.ts';
import { compareTotals } from './compare-totals.ts';
import { figure } from './totals.ts';

test('V5: every stat of two sets stands beside the other, with what the difference is worth', () => {
  const before = sheet(burningCrusade);
  const after = sheet(burningCrusade, {
    gear: worn([CHEST, { item: item({ baseId: 1, stats: { strength: 10, hitRating: 16 } }) }]),
  });
  const sections = compareTotals(before, after, { strength: 2 });
  const all = sections.flatMap(({ figures }) => figures);
  const strength = all.find(({ row }) => row.stat === 'strength');
  expect(strength).toMatchObject({ before: figure(before, 'strength'), worth: 20 });
  expect(strength!.after - strength!.before).toBe(10);
  expect(all.find(({ row }) => row.stat === 'hitRating')).toMatchObject({ after: 16, worth: 0 });
  // What neither has, and what stands in another section, is left out.
  expect(all.map(({ row }) => row.stat)).not.toContain('fireResistance');
  expect(new Set(all.map(({ row }) => row.label + row.stat)).size).toBe(all.length);
});
