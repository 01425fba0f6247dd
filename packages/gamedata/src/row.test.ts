import { describe, expect, test } from 'vitest';
import { SourceError } from './compiled.ts';
import { Row, rowsOf } from './row.ts';

const row = (fields: object) => new Row('some.json', 'row 3 (Thing)', fields);

describe('a row says which file and row cannot be understood', () => {
  test.each([
    ['a missing text', () => row({}).text('name'), 'name must be text'],
    ['a text for a number', () => row({ level: '3' }).whole('level'), 'level must be a number'],
    ['half a level', () => row({ level: 1.5 }).whole('level'), 'level must be a whole number'],
    ['an unknown word', () => row({ hand: 'third' }).word('hand', ['main', 'off']), 'hand "third"'],
    ['an unknown class', () => row({ of: 'monk' }).gameClass('of'), 'of "monk" is none of'],
    ['an unknown stat', () => row({ stats: { luck: 1 } }).stats('stats'), 'unknown stat luck'],
    ['a stat without amount', () => row({ stats: { armor: 'x' } }).stats('stats'), 'armor must be'],
    ['no list', () => row({ ids: 4 }).wholes('ids'), 'ids must be a list'],
  ])('%s', (_, read, reason) => {
    expect(read).toThrow(SourceError);
    expect(read).toThrow(/^some\.json: row 3 \(Thing\)/);
    expect(read).toThrow(reason);
  });
});

test('a field that nobody read is a new field of the source', () => {
  const one = row({ name: 'Axe', colour: 'red' });
  one.text('name');
  expect(() => one.done()).toThrow('some.json: row 3 (Thing): unknown field colour');
  one.skip('colour');
  expect(() => one.done()).not.toThrow();
});

test('rows are called by their place and name, inner rows by their way there', () => {
  const [first] = rowsOf('some.json', [{ name: 'Axe', ranks: [{ level: 'x' }] }]);
  expect(() => first!.inners('ranks')[0]!.whole('level')).toThrow(
    'some.json: row 1 (Axe), ranks 1: level must be a number',
  );
});
