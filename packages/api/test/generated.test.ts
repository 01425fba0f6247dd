import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, concatAST, Kind, validate } from 'graphql';
import { expect, test } from 'vitest';
import { GENERATED, generateAll, readOperations, SCHEMA_FILE } from '../generate/outputs.ts';

const schema = buildSchema(readFileSync(SCHEMA_FILE, 'utf8'));
const operations = readOperations();

test('what is generated is what the schema and the operations say today', async () => {
  for (const [name, text] of await generateAll()) {
    const standing = readFileSync(join(GENERATED, name), 'utf8');
    expect(standing === text, `${name} is stale: run packages/api/generate/main.ts`).toBe(true);
  }
});

test('every operation of the web is a question the schema understands', () => {
  const errors = validate(schema, concatAST(operations.map(({ document }) => document)));
  expect(errors.map((error) => error.message)).toEqual([]);
});

test('P2: every call has an operation of its name', () => {
  const names = operations
    .flatMap(({ document }) => document.definitions)
    .flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? [each.name?.value] : []));
  const calls = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(calls.filter((call) => !names.includes(call))).toEqual([]);
});

test('an operation that asks for what is not there is found', () => {
  const wrong = operations.map(({ document }) => document);
  const [first] = wrong;
  const twice = concatAST([...wrong, first!]);
  expect(validate(schema, twice).length).toBeGreaterThan(0);
});
