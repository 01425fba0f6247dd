import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setPattern, startDistance, wholeDistance } from './edit-distance.ts';

/** Edit distance with swaps of neighbours (optimal string alignment), the slow way. */
function table(a: string, b: string): number[] {
  const rows: number[][] = [];
  for (let i = 0; i <= a.length; i++) {
    const row: number[] = [];
    for (let j = 0; j <= b.length; j++) {
      if (i === 0) row.push(j);
      else if (j === 0) row.push(i);
      else {
        const change = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
        let best = Math.min(change, rows[i - 1]![j]! + 1, row[j - 1]! + 1);
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
          best = Math.min(best, rows[i - 2]![j - 2]! + 1);
        }
        row.push(best);
      }
    }
    rows.push(row);
  }
  return rows.at(-1)!;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 12 });

test('Q1: the bit-parallel distance equals the table of edits', () => {
  fc.assert(
    fc.property(word, word, (pattern, other) => {
      const expected = table(pattern, other);
      setPattern(pattern);
      expect(
        wholeDistance(
          Uint8Array.from(other, (letter) => letter.charCodeAt(0)),
          0,
          other.length,
        ),
      ).toBe(expected.at(-1));
      expect(startDistance).toBe(Math.min(...expected));
    }),
    { seed: 7, numRuns: 2000 },
  );
});
