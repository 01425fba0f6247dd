import fc from 'fast-check';
import { parse, validate, type OperationDefinitionNode } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import type { PreparedOperation } from '../../src/graphql/documents.ts';
import type { GraphContext } from '../../src/graphql/graph-context.ts';
import { planOf } from '../../src/graphql/run/plan.ts';
import { variablesReader } from '../../src/graphql/run/read-variables.ts';
import { runOperation, type Result } from '../../src/graphql/run/run-operation.ts';
import { schema } from '../../src/graphql/schema.ts';
import { anyQuestion } from './asked-at-random.ts';
import { memoryContext } from './memory-context.ts';

let context: () => GraphContext;
let ids: { character: string; set: string; shared: string };
beforeAll(async () => {
  ({ context, ids } = await memoryContext());
});

function prepared(text: string): PreparedOperation {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const operation = document.definitions[0] as OperationDefinitionNode;
  const readVariables = variablesReader(operation.variableDefinitions ?? []);
  const plan = planOf(document, operation);
  return { document, operation, plan, readVariables, catalogId: null, isLong: false };
}

/** What a caller gets to see; of several refusals the order is nobody's promise. */
function seen({ data, errors }: Result) {
  return {
    data: data === null ? null : (JSON.parse(data) as unknown),
    errors: errors.map(({ message, path }) => ({ message, path: path?.join('.') })).slice(0, 1),
  };
}

test('an answer by plan is the answer of the library', async () => {
  let planned = 0;
  await fc.assert(
    fc.asyncProperty(anyQuestion, async (text) => {
      const operation = prepared(text);
      if (operation.plan) planned++;
      const byPlan = await runOperation(operation, ids, ids, context());
      const byLibrary = await runOperation({ ...operation, plan: null }, ids, ids, context());
      expect(seen(byPlan)).toEqual(seen(byLibrary));
    }),
    { numRuns: process.env['PROVE'] ? 3000 : 150, seed: 4 },
  );
  expect(planned).toBeGreaterThan(100);
});

test.each([
  {
    what: 'directives',
    text: 'query q($yes: Boolean!) { getItems(ids: ["49623"]) { id name @include(if: $yes) icon @skip(if: $yes) } }',
    answer: { getItems: [{ id: '49623', name: 'Shadowmourne' }] },
  },
  {
    what: 'fragments, aliases and the same field twice',
    text: `query q { a: getItems(ids: ["49623"]) { ...A limitCategory { id } set { id } b: id }
      a: getItems(ids: ["49623"]) { ... on Item { name } ... { quality } } __typename }
      fragment A on Item { id set { name } }`,
    answer: {
      a: [
        {
          id: '49623',
          set: null,
          limitCategory: null,
          b: '49623',
          name: 'Shadowmourne',
          quality: 5,
        },
      ],
      __typename: 'Query',
    },
  },
])('$what are answered', async ({ text, answer }) => {
  const result = await runOperation(prepared(text), { yes: true }, { yes: true }, context());
  expect(seen(result)).toEqual({ data: answer, errors: [] });
});

test('what needs another look at the roster is asked once and answered by the library', async () => {
  const operation = prepared(
    'mutation q { createCharacter(input: { name: "Thrall", gender: 0, race: orc, level: 80, gameClass: shaman, variations: { skinColor: 0, face: 0, hair: 0, hairColor: 0, facialHair: 0 } }) { name sets { id } } }',
  );
  const own = context();
  const result = await runOperation(operation, {}, {}, own);
  expect(seen(result)).toEqual({
    data: { createCharacter: { name: 'Thrall', sets: [] } },
    errors: [],
  });
  const list = prepared('query q { listCharacters { name } }');
  expect(seen(await runOperation(list, {}, {}, context())).data).toEqual({
    listCharacters: [{ name: 'Jaina' }, { name: 'Thrall' }],
  });
});
