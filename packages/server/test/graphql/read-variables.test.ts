import fc from 'fast-check';
import { getVariableValues, parse, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import * as operations from '@gearwright/api/generated/operations.ts';
import { variablesReader } from '../../src/graphql/run/read-variables.ts';
import { schema } from '../../src/graphql/schema.ts';
import { variablesOf } from './fuzz-variables.ts';

const definitionsOf = (text: string) =>
  (parse(text).definitions[0] as OperationDefinitionNode).variableDefinitions ?? [];

/** As both tell it, and as resolvers see it. */
const told = ({ coerced, errors }: Partial<ReturnType<typeof getVariableValues>>) =>
  errors ? errors.map(({ message }) => message) : JSON.parse(JSON.stringify(coerced));

function expectAlike(text: string, given: Record<string, unknown>): void {
  const definitions = definitionsOf(text);
  const ours = variablesReader(definitions)(given);
  const theirs = getVariableValues(schema, definitions, given, { maxErrors: 5 });
  expect(told(ours)).toEqual(told(theirs));
}

/** Some of it left out, some of it of another kind. */
const disturbed = (text: string) =>
  fc
    .tuple(variablesOf(text), fc.jsonValue(), fc.nat(), fc.boolean())
    .map(([given, other, at, isInside]) => {
      const names = Object.keys(given);
      const name = names[at % Math.max(names.length, 1)] ?? 'none';
      const value = given[name];
      if (!isInside || typeof value !== 'object' || value === null) {
        return at % 2 === 0 ? { ...given, [name]: other } : without(given, name);
      }
      const inside = { ...(value as Record<string, unknown>) };
      const field = Object.keys(inside)[at % 5] ?? 'unknown';
      return { ...given, [name]: { ...inside, [at % 3 === 0 ? 'unknown' : field]: other } };
    });

function without(given: Record<string, unknown>, name: string): Record<string, unknown> {
  const { [name]: _, ...others } = given;
  return others;
}

test.each(Object.values(operations).map(({ name, text }) => ({ name, text })))(
  'the variables of $name are read as the library reads them',
  ({ text }) => {
    const numRuns = process.env['PROVE'] ? 1000 : 40;
    fc.assert(
      fc.property(fc.oneof(variablesOf(text), disturbed(text)), (given) =>
        expectAlike(text, given),
      ),
      { numRuns, seed: 7 },
    );
  },
);

test.each([
  { given: {} },
  { given: { ids: null } },
  { given: { ids: '1' } },
  { given: { ids: [null] } },
  { given: { ids: [1, '2'], other: 3 } },
])('$given is read or refused alike', ({ given }) => {
  expectAlike('query q($ids: [ID!]!) { getItems(ids: $ids) { id } }', given);
  expectAlike('query q($ids: [ID!]! = ["5"]) { getItems(ids: $ids) { id } }', given);
});
