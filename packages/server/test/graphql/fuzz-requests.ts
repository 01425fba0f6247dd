import fc from 'fast-check';
import * as operations from '@gearwright/api/generated/operations.ts';
import { READS } from './asked-at-random.ts';
import { variablesOf } from './fuzz-variables.ts';

const NASTY = [
  '',
  '\u0000',
  '💎'.repeat(50),
  'ﷺ',
  '\ud800',
  "'; drop table user; --",
  '../../etc/passwd',
  '-1',
  '9'.repeat(30),
  '1e400',
  '__proto__',
  'constructor',
  '12345_-8',
  'spell:1',
  'enchant:1_99',
  '{"items":[{}]}',
  'x'.repeat(20_000),
];

const scalar = fc.oneof(
  fc.constantFrom<unknown>(...NASTY),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 31, 1e308, -0),
  fc.constantFrom<unknown>('mage', 'human', 'eu', 'custom', 'preset', 'gem', 'two', 'spellPower'),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const NAMES = [
  'id',
  'ids',
  'input',
  'query',
  'name',
  'points',
  'itemIds',
  'gemIds',
  'stats',
  'text',
];
/** Longer than anything takes. */
const longList = fc
  .tuple(fc.constantFrom<unknown>('1', 'x', null, 7, []), fc.constantFrom(20, 500, 5_000))
  .map(([one, times]) => new Array<unknown>(times).fill(one));

const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: false },
    scalar,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom(...NAMES, '__proto__', 'x'), tie('value'), { maxKeys: 5 }),
    longList,
  ),
})).value;

/** An operation of the web with variables of any kind. */
const wrongVariables = fc
  .constantFrom(...Object.values(operations))
  .chain((operation) => {
    const names = [...operation.text.matchAll(/\$(\w+):/g)].map((match) => match[1]!);
    const variables = fc.record(Object.fromEntries(names.map((each) => [each, value])));
    return variables.map((some) => ({ query: operation.text, variables: some }));
  })
  .map((question) => JSON.stringify(question));

/** An operation of the web with variables that pass the schema and nothing else. */
const rightShape = fc
  .constantFrom(...Object.values(operations))
  .chain(({ text }) =>
    variablesOf(text).map((variables) => JSON.stringify({ query: text, variables })),
  );

/** A text that was right until somebody changed it. */
const damagedText = fc
  .tuple(fc.constantFrom(...Object.values(operations)), fc.nat(), fc.nat(30), scalar)
  .map(([{ text }, at, cut, put]) => {
    const place = at % text.length;
    return JSON.stringify({
      query: text.slice(0, place) + String(put) + text.slice(place + cut),
      variables: {},
    });
  });

/** Nested, repeated, aliased, spread. */
const greedyText = fc
  .tuple(fc.constantFrom(...READS), fc.nat(400), fc.constantFrom('{', 'a: id ', '...F ', '@a '))
  .map(([call, times, part]) =>
    JSON.stringify({
      query: `query q($character: ID, $set: ID, $shared: ID) { ${call} { ${part.repeat(times)} id } } fragment F on Item { ...F }`,
    }),
  );

const notJson = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json(),
  fc.constantFrom('[', '{"query":', `[${'['.repeat(10_000)}`),
);

/** Bodies nobody should send, all of them well signed. */
export const anyBody: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: rightShape },
  { weight: 4, arbitrary: wrongVariables },
  { weight: 2, arbitrary: damagedText },
  { weight: 2, arbitrary: greedyText },
  { weight: 1, arbitrary: notJson },
);
