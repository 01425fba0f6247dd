import { expect, test } from 'vitest';
import { EXAMPLES } from '@gearwright/api/examples.ts';
import { readQuestion } from './read-question.ts';

test('a question is sent as it was typed, under its own name', () => {
  expect(readQuestion('query Mine { a }')).toMatchObject({
    name: 'Mine',
    text: 'query Mine { a }',
  });
  for (const { text } of EXAMPLES) expect(readQuestion(text).kind).toBe('query');
});

test.each([
  ['mutation Gone { deleteSet(id: "1") { id } }', 'only what reads can be run here'],
  ['query A { a } mutation B { b }', 'only what reads can be run here'],
  ['{ a }', 'it begins with query and a name of yours'],
])('%s is refused: %s', (text, why) => expect(() => readQuestion(text)).toThrow(why));

test('a question has an end', () => {
  const text = 'query'.repeat(2_001);
  expect(() => readQuestion(text)).toThrow('query must be at most 10000 characters');
});
