import { expect, test } from 'vitest';
import type { HeldPlace } from '../look.ts';
import { attachmentOf } from './carried.ts';

const place = { bone: 'handR', position: [0, 0, 0] } as const;
const attachments = Object.fromEntries(
  ['mainHand', 'offHand', 'shield', 'back', 'hipLeft', 'hipRight'].map((name) => [name, place]),
);

test.each([
  [
    'a sword',
    'mainHand',
    'sword-long-1',
    { rides: 'hand', sheath: 'hipLeft' },
    'mainHand',
    'hipLeft',
  ],
  [
    'a second sword',
    'offHand',
    'sword-long-1',
    { rides: 'hand', sheath: 'hipLeft' },
    'offHand',
    'hipRight',
  ],
  ['a staff', 'mainHand', 'staff-plain-1', { rides: 'hand', sheath: 'back' }, 'mainHand', 'back'],
  [
    'a shield',
    'offHand',
    'shield-round-1',
    { rides: 'shield', sheath: 'shield' },
    'shield',
    'back',
  ],
  ['a bow', 'ranged', 'bow-long-1', { rides: 'hand', sheath: 'back' }, 'offHand', 'back'],
  [
    'a relic',
    'ranged',
    'relic-idol-1',
    { rides: 'hip', sheath: 'hipLeft' },
    'hipRight',
    'hipRight',
  ],
] as const)('%s is held, and put away', (_, slot, modelId, file, held, away) => {
  const piece = { slot: slot as HeldPlace, modelId, palette: {} };
  const nameOf = (sheathed: boolean) => attachmentOf(piece, file, { sheathed }, attachments)?.name;
  expect([nameOf(false), nameOf(true)]).toEqual([held, away]);
});

test('a body without the place does without the thing', () => {
  const sword = { slot: 'mainHand', modelId: 'sword-long-1', palette: {} } as const;
  expect(attachmentOf(sword, { rides: 'hand' }, { sheathed: false }, {})).toBeNull();
});
