import { expect, test } from 'vitest';
import { runawaysIn, whyRunaway } from './runaway-regexes.ts';

test.each([
  /=+$/,
  /\/+$/,
  /\s*$/,
  /\/[^/]*\.[^/]+$/,
  /[ \t]*<title>/,
  /[^\s@]+@[^\s@]+/,
  /^(a+)+$/,
  /^(?:[a-z]+\.?)+$/,
  /^\s*\s*x$/,
  /^(?:x|a*a*b)$/,
])('%s may run away', ({ source, flags }) => {
  expect(whyRunaway(source, flags)).not.toBeNull();
});

test.each([
  /^\d+$/,
  /\d+/g,
  /^[^\s@]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
  /^(?:\/[\w.-]+)+$/,
  /^\s*([A-Za-z0-9]+)\s*(<=|>=)\s*(\S+)$/,
  /item:(\d{1,9})((?::-?\d*){0,12})/g,
  /gear-planner\/([a-z-]+)\/([\w+/=-]+)/i,
  /[^a-z0-9]+/g,
  /; */,
])('%s takes linear time', ({ source, flags }) => {
  expect(whyRunaway(source, flags)).toBeNull();
});

test('a text is normalized after it was cut', () => {
  expect(runawaysIn('packages/x/src/a.ts', "const a = b.normalize('NFC');")).toHaveLength(1);
});
