import { expect, test } from 'vitest';
import { displayDifference, grouped } from './display.ts';

test.each([
  { before: 10.9, after: 12.1, format: 'whole', reads: '+2' },
  { before: 10.1, after: 10.9, format: 'whole', reads: null },
  { before: 2500, after: 1200, format: 'whole', reads: '−1,300' },
  { before: 3.954, after: 5.283, format: 'percent', reads: '+1.33%' },
  { before: 2.601, after: 2.4, format: 'decimal', reads: '−0.20' },
  { before: 0, after: 1, format: 'flag', reads: 'Yes' },
  { before: 1, after: 1, format: 'flag', reads: null },
] as const)(
  'T2: from $before to $after as $format reads $reads',
  ({ before, after, format, reads }) => {
    expect(displayDifference(before, after, format)).toBe(reads);
  },
);

test.each([
  ['7', '7'],
  ['16258', '16,258'],
  ['1234567.89', '1,234,567.89'],
  ['110.61%', '110.61%'],
])('%s is written %s', (text, written) => {
  expect(grouped(text)).toBe(written);
});
