import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLArgument,
} from 'graphql';
import { expect, test } from 'vitest';
import { SCHEMA } from '../src/generated/schema.ts';
import { readSchema } from '../src/read-schema.ts';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/["\s]+/g, ' ').trim();

function argsOf(field: object): readonly GraphQLArgument[] {
  return 'args' in field ? (field.args as readonly GraphQLArgument[]) : [];
}

test('the reader of the schema reads it as the library does', () => {
  const read = readSchema(SCHEMA);
  const told = Object.values(buildSchema(SCHEMA).getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isEnumType(type)) {
      return [
        {
          kind: 'enum',
          name: type.name,
          description: plain(type.description),
          fields: type.getValues().map(({ name, description }) => ({
            ...{ name, description: plain(description), args: [], type: '' },
          })),
        },
      ];
    }
    if (!isObjectType(type) && !isInputObjectType(type)) return [];
    return [
      {
        kind: isObjectType(type) ? 'type' : 'input',
        name: type.name,
        description: plain(type.description),
        fields: Object.values(type.getFields()).map((field) => ({
          name: field.name,
          description: plain(field.description),
          args: argsOf(field).map((arg) => ({
            name: arg.name,
            type: String(arg.type),
          })),
          type: String(field.type),
        })),
      },
    ];
  });
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  const found = [...read.values()].map((type) => ({
    ...type,
    description: plain(type.description),
    fields: type.fields.map((field) => ({ ...field, description: plain(field.description) })),
  }));
  expect(found.toSorted(byName)).toEqual(told.toSorted(byName));
});

test.each([
  '',
  '{',
  'type',
  'type A {',
  'type A { b(c',
  '"""',
  'type A { b: [',
  'a'.repeat(100_000),
])('half a schema is read as far as it goes', (text) =>
  expect(readSchema(text).size).toBeLessThanOrEqual(1),
);
