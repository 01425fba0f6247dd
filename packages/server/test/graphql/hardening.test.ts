import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import * as operations from '@gearwright/api/generated/operations.ts';
import { ENDPOINTS } from '@gearwright/api/endpoints.ts';
import { Documents } from '../../src/graphql/documents.ts';
import { GRAPH_LIMITS } from '../../src/graphql/limits.ts';
import { guest, player } from '../askers.ts';
import { runServer } from '../run-server.ts';

const running = await runServer('sqlite', { LOG_LEVEL: 'silent' });
afterAll(() => running.close());
const visitor = guest(running);

test.each(Object.values(operations).map(({ name, text }) => ({ name, text })))(
  'the limits leave room for $name',
  ({ text }) => {
    expect(new Documents({ introspection: false }).prepare(text)).not.toHaveProperty('errors');
  },
);

const spells = (depth: number): string =>
  depth === 0 ? 'id' : `improvedBy { ranks { spell { ${spells(depth - 1)} } } }`;

describe('what asks too much is refused before anything is done', () => {
  test.each([
    ['depth', `{ getSpells(ids: ["1"]) { ${spells(5)} } }`],
    [
      'aliases',
      `{ getItems(ids: ["1"]) { ${Array.from({ length: 6 }, (_, at) => `a${at}: name`).join(' ')} } }`,
    ],
    [
      'calls',
      `{ ${Array.from({ length: 5 }, (_, at) => `a${at}: getItems(ids: ["1"]) { id }`).join(' ')} }`,
    ],
    ['tokens', `{ getItems(ids: [${'"1",'.repeat(2000)}]) { id } }`],
    ['directives', `{ getItems(ids: ["1"]) { id ${'@include(if: true) '.repeat(20)} } }`],
    [
      'breadth, through fragments',
      `{ getItems(ids: ["1"]) { ...A ...A ...B } } fragment A on Item { ${'id '.repeat(40)} } fragment B on Item { ${'name '.repeat(40)} }`,
    ],
    ['a fragment in itself', '{ getItems(ids: ["1"]) { ...A } } fragment A on Item { ...A }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['introspection of a type', '{ __type(name: "Item") { name } }'],
    ['an unknown field', '{ getItem { id } }'],
    ['no syntax', '{ getItems('],
    ['nothing', ''],
    ['a subscription', 'subscription { getItems }'],
  ])('%s', async (_what, query) => {
    const { status, data, errors } = await visitor.ask(query);
    expect([status, data, errors![0]!.extensions.code]).toEqual([400, undefined, 'badRequest']);
    expect(JSON.stringify(errors)).not.toContain('Did you mean');
  });
});

describe('a request must be one question in JSON', () => {
  test.each([
    '',
    'null',
    '[]',
    '[{"query":"{ __typename }"}]',
    '{"query":1}',
    '{"query":"{ __typename }","variables":[]}',
    '{"query":"{ __typename }","variables":"x"}',
    '{"query":"{ __typename }","operationName":5}',
    '{"query":"{ __typename }","operationName":"other"}',
    '{"query":"query a { __typename } query b { __typename }"}',
    '{"query":',
    '\u0000',
  ])('%j', async (body) => {
    const reply = await visitor.send(body);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toHaveProperty('errors');
  });

  test('too large', async () => {
    const reply = await visitor.send(JSON.stringify({ query: 'x'.repeat(GRAPH_LIMITS.body) }));
    expect(reply.status).toBe(413);
  });

  test('of another type, or packed', async () => {
    const body = '{"query":"{ __typename }"}';
    const form = await visitor.send(body, 'wrath', { 'content-type': 'text/plain' });
    expect(form.status).toBe(415);
    const url = running.origin + ENDPOINTS.wrath;
    const packed = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync(body),
    });
    expect(packed.status).toBe(401);
  });
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s is answered politely everywhere',
  async (method) => {
    for (const path of Object.values(ENDPOINTS)) {
      const reply = await fetch(`${running.origin}${path}?query={__typename}`, { method });
      expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
    }
  },
);

test('an unexpected error is logged under an id and told as unknown', async () => {
  const broken = await runServer('sqlite', { LOG_LEVEL: 'silent' });
  const me = await player(broken);
  await broken.context.database.db.schema.dropTable('set_points').execute();
  await broken.context.database.db.schema.alterTable('characters').renameTo('gone').execute();
  const { status, data, errors } = await me.ask('{ listCharacters { id } }');
  expect([status, data]).toEqual([200, null]);
  expect(errors).toEqual([
    {
      message: 'An unknown error occurred',
      path: ['listCharacters'],
      extensions: { code: 'unknownError', id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string },
    },
  ]);
  await broken.close();
});

test('so many requests and so many writes a minute, and no more', async () => {
  const small = await runServer('sqlite', { REQUESTS_PER_MINUTE: '6', WRITES_PER_MINUTE: '2' });
  const one = guest(small);
  const ask = async (query: string) => {
    const { status, errors } = await one.ask(query);
    return errors ? `${status} ${errors[0]!.extensions.code}` : String(status);
  };
  const write = 'mutation { recordPageView(route: "/") }';
  const answers = [];
  for (const query of [write, write, write, '{ __typename }', '{ __typename }', '{ __typename }'])
    answers.push(await ask(query));
  const seventh = await one.send('{"query":"{ __typename }"}');
  // A minute may end in between: then everything is let through again.
  if (answers.includes('429 tooManyRequests')) {
    expect(answers).toEqual(['200', '200', '429 tooManyRequests', '200', '200', '200']);
    expect(seventh.status).toBe(429);
    expect(Number(seventh.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  await small.close();
});

test('answers are never kept by anyone on the way', async () => {
  const reply = await visitor.send('{"query":"{ __typename }"}');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
});
