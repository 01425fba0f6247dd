import { expect, test } from 'vitest';
import { HEAD } from '../slot/slots.ts';
import { contributionLines } from './contribution-lines.ts';

test('V4: each number is told as the sum of its sources, line by line', () => {
  const lines = contributionLines(
    [
      { source: { kind: 'class', name: 'deathknight' }, amount: 1120 },
      { source: { kind: 'race', name: 'bloodelf' }, amount: -3 },
      { source: { kind: 'item', name: 'Faceguard', slot: HEAD, id: '1' }, amount: 12.5 },
      { source: { kind: 'gem', name: 'Star', slot: HEAD }, amount: 0 },
      { source: { kind: 'buff', name: 'Kings', percent: 10 }, amount: 31.857 },
      { source: { kind: 'rating', name: 'Hit Rating' }, amount: 1.5 },
    ],
    'whole',
  );
  expect(lines).toEqual([
    { name: 'Death Knight', detail: 'class', amount: '+1,120' },
    { name: 'Blood Elf', detail: 'race', amount: '−3' },
    { name: 'Faceguard', detail: 'Head', amount: '+12.5' },
    { name: 'Kings', detail: 'buff, +10%', amount: '+31.86' },
    { name: 'Hit Rating', detail: '', amount: '+1.5' },
  ]);
});

test('V4: what a percent is made of is told in percents', () => {
  const [line] = contributionLines(
    [{ source: { kind: 'rating', name: 'Dodge Rating' }, amount: 6.123 }],
    'percent',
  );
  expect(line?.amount).toBe('+6.12%');
});
