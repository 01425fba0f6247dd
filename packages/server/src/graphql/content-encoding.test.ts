import { expect, test } from 'vitest';
import { negotiateEncoding } from './content-encoding.ts';

test.each([
  { accepted: undefined, liked: null },
  { accepted: '', liked: null },
  { accepted: 'gzip', liked: 'gzip' },
  { accepted: 'gzip, deflate, br, zstd', liked: 'br' },
  { accepted: 'GZIP;q=1.0, br;q=0.5', liked: 'gzip' },
  { accepted: 'br;q=0, gzip', liked: 'gzip' },
  { accepted: 'br;q=0, *', liked: 'gzip' },
  { accepted: '*', liked: 'br' },
  { accepted: 'identity, deflate', liked: null },
  { accepted: 'br;q=much', liked: null },
])('of "$accepted", $liked is liked best', ({ accepted, liked }) => {
  expect(negotiateEncoding(accepted)).toBe(liked);
});
