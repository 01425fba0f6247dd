import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_SAVED, readSaved, whyNotSave, withoutSaved, withSaved } from './saved-searches.ts';

const rings = { name: 'Hit rings', address: 'q=slot%3Aring+hit%3E10' };
const axes = { name: 'Axes', address: 'q=axe' };

test('a search is kept under its name, in order, and read again', () => {
  const saved = withSaved(withSaved([], rings), axes);
  expect(saved).toEqual([axes, rings]);
  expect(readSaved(JSON.stringify(saved))).toEqual(saved);
  expect(withSaved(saved, { ...axes, address: 'q=big' })).toHaveLength(2);
  expect(withoutSaved(saved, 'Axes')).toEqual([rings]);
});

test('any text is read without an error', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readSaved(text).length >= 0));
  expect(readSaved('[1,{"name":"","address":""},{"name":"a"}]')).toEqual([]);
  expect(readSaved(null)).toEqual([]);
});

test('a name is needed, and there is an end to how many', () => {
  const named = (name: string) => ({ ...axes, name });
  expect(whyNotSave([], named(' '))).toBe('Name is required');
  const full = Array.from({ length: MOST_SAVED }, (_, at) => ({ name: `${at}`, address: '' }));
  expect(whyNotSave(full, named('new'))).toBe('You can only have up to 30 saved searches');
  expect(whyNotSave(full, named('3'))).toBeNull();
  expect(whyNotSave([], named('x'.repeat(61)))).toBe('Name must be at most 60 characters');
});

test('what could not be read again is not saved', () => {
  const long = (letters: number) => ({ name: 'Long', address: 'x'.repeat(letters) });
  expect(whyNotSave([], long(2001))).toContain('at most 2000 characters');
  expect(whyNotSave([], long(2000))).toBeNull();
  expect(readSaved(JSON.stringify([long(2000)]))).toEqual([long(2000)]);
});
