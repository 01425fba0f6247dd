import { expect, test } from 'vitest';
import { PlannerError } from '@gearwright/game/messages.ts';
import { resultOf } from '../src/client/answer.ts';

const codeOf = (message: string): string | null => {
  try {
    resultOf({ data: null, errors: [{ message }] });
    return null;
  } catch (error) {
    return error instanceof PlannerError ? error.code : 'something else';
  }
};

test.each([
  ['Cannot return null for non-nullable field Query.getCharacter.', 'characterNotFound'],
  ["Cannot return null for non-nullable type: 'Character' within parent", 'characterNotFound'],
  ['Cannot return null for non-nullable field Query.getSet.', 'unknownError'],
  ['A character fell over', 'unknownError'],
])('N1: %s means %s', (message, code) => {
  expect(codeOf(message)).toBe(code);
});

test('an answer without errors is what was asked for', () => {
  expect(resultOf({ data: { listCharacters: [] } })).toEqual({ listCharacters: [] });
});
