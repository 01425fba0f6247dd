import { expect, test } from 'vitest';
import { readSubject, readTable, saveSubject, TABLES } from './tables.ts';

const sent = (numbers: unknown): string =>
  JSON.stringify({ race: 'troll', gender: 'female', numbers });

test('numbers the tables name are taken, and saved where they belong with all else untouched', () => {
  const subject = readSubject(
    sent({ proportions: { leg: 0.5 }, face: { jaw: 1.25 }, hair: { length: 2 } }),
  );
  const written: string[] = [];
  saveSubject(subject, ((_path: string, text: string) => written.push(text)) as never);
  expect(written).toHaveLength(TABLES.length);
  const before = readTable('proportions');
  const after = JSON.parse(written[0]!) as typeof before;
  expect(after.troll.female.leg).toBe(0.5);
  expect(after).toEqual({
    ...before,
    troll: { ...before.troll, female: { ...before.troll.female, leg: 0.5 } },
  });
});

test.each([
  ['an unknown number', sent({ face: { whiskers: 1 } }), 'whiskers'],
  ['a word for a number', sent({ face: { jaw: 'wide' } }), 'jaw cannot be wide'],
  ['a number beyond all measure', sent({ face: { jaw: 1e9 } }), 'jaw cannot be'],
  ['another people', JSON.stringify({ race: 'ogre', gender: 'male' }), 'no figure of ogre'],
  ['too much', ' '.repeat(30_000), 'too long'],
])('%s is refused by name', (_what, text, why) => {
  expect(() => readSubject(text)).toThrow(why);
});
