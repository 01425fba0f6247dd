import { expect, test } from 'vitest';
import { sourceOf } from './empty-source.ts';
import { withoutRepeats } from './without-repeats.ts';

const vengeance = sourceOf('quest', { primary: 'A Change of Heart', primaryId: 1 });

test.each([
  ['an equal row under another id', [vengeance, { ...vengeance, primaryId: 2 }], [vengeance]],
  ['a bare row beside one with a name', [sourceOf('quest', {}), vengeance], [vengeance]],
  [
    'no bare row of another kind',
    [sourceOf('vendor', {}), vengeance],
    [sourceOf('vendor', {}), vengeance],
  ],
  ['no bare row that stands alone', [sourceOf('quest', {})], [sourceOf('quest', {})]],
  [
    'no bare row that is still to be had beside one that is gone',
    [sourceOf('quest', {}), { ...vengeance, removed: true }],
    [sourceOf('quest', {}), { ...vengeance, removed: true }],
  ],
])('leaves out %s', (_what, sources, left) => {
  expect(withoutRepeats(sources)).toEqual(left);
});
