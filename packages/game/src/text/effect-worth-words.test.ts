import { expect, test } from 'vitest';
import type { EffectWorth } from '../worth/effect-worth.ts';
import { worthLine } from './effect-worth-words.ts';

const names = (spec: string) => (spec === 'fury' ? 'Fury' : spec);
const measured = {
  how: 'measured',
  author: 'WoWSims',
  spec: 'fury',
  points: 41.2,
  error: 3.5,
  reference: 'attackPower',
  derivedFrom: null,
} as const;

test.each<[EffectWorth | null, string]>([
  [{ value: 41.2, why: measured }, 'Effect 41.2, measured by WoWSims for Fury (± 3.5)'],
  [
    { value: 0, why: { ...measured, points: 0 } },
    'Effect 0.0, too little to be measured by WoWSims for Fury (± 3.5)',
  ],
  [
    {
      value: 75.6,
      why: {
        how: 'average',
        effects: [
          {
            kind: 'item',
            id: 1,
            trigger: 'use',
            bonus: { hasteRating: 340 },
            duration: 10,
            cooldown: 45,
            uptime: 0.22,
          },
        ],
      },
    },
    'Effect 75.6, average of 340 Haste Rating for 10 s of 45 s',
  ],
  [{ value: 12, why: { how: 'player' } }, 'Effect 12.0, set by you'],
  [{ value: 0, why: { how: 'player' } }, 'Effect switched off by you'],
  [null, 'Effect: no value known'],
])('Y2: %o reads %s', (worth, line) => {
  expect(worthLine(worth, names)).toBe(line);
});
