import fastify from 'fastify';
import { expect, test } from 'vitest';
import { SITES } from '@gearwright/game/edition/sites.ts';
import { readConfig } from '../config.ts';
import { serveSiteConfig } from './site-config.ts';

async function settings(env: Record<string, string>, host = 'localhost:3070') {
  const server = fastify();
  serveSiteConfig(server, SITES.tbc, readConfig(env));
  const reply = await server.inject({ url: '/site-config.json', headers: { host } });
  await server.close();
  return reply.json<unknown>();
}

test('H1: a site knows its sisters on their ports, and leads to its own page for chat and patrons', async () => {
  expect(await settings({})).toMatchObject({
    sites: {
      classic: 'http://localhost:3060',
      tbc: 'http://localhost:3070',
      wrath: 'http://localhost:3080',
    },
    chat: '/support#chat',
    patrons: '/support',
    closing: null,
  });
});

test('H1: links and the closing of a domain come from the environment', async () => {
  const env = {
    PORT_CLASSIC: '0',
    SITE_URL_WRATH: 'https://wrath.example.org/',
    CHAT_URL: 'https://chat.example.org/invite',
    PATRON_URL: 'https://patrons.example.org',
    CLOSING_ON_TBC: '2025-09-01',
    MOVED_TO_TBC: 'https://tbc.example.com',
    CLOSING_ON_WRATH: '2026-01-01',
  };
  expect(await settings(env)).toMatchObject({
    sites: { tbc: 'http://localhost:3070', wrath: 'https://wrath.example.org' },
    chat: 'https://chat.example.org/invite',
    patrons: 'https://patrons.example.org',
    closing: { on: '2025-09-01', to: 'https://tbc.example.com' },
  });
});

test('H1: with host names the sisters are found by them', async () => {
  const env = {
    HOST_NAME_CLASSIC: 'classic.example.org',
    HOST_NAME_TBC: 'tbc.example.org',
    HOST_NAME_WRATH: 'wrath.example.org',
  };
  expect(await settings(env, 'tbc.example.org')).toMatchObject({
    sites: { classic: 'http://classic.example.org' },
  });
});

test('D11: where live characters are samples, the site says whom one can look up', async () => {
  const { samples } = (await settings({})) as { samples: Record<string, { gameClass: string }[]> };
  expect(Object.keys(samples)).toEqual(['tbc']);
  expect(new Set(samples.tbc!.map(({ gameClass }) => gameClass)).size).toBe(9);
  const configured = { PUBLISHER_CLIENT_ID: 'id', PUBLISHER_CLIENT_SECRET: 'secret' };
  expect(await settings(configured)).toMatchObject({ samples: {} });
});

test.each([
  ['CHAT_URL', 'chat', 'must be an address like https://example.org'],
  ['CLOSING_ON_TBC', 'soon', 'must be a date like 2025-09-01'],
])('nonsense in %s is refused by name', (variable, text, reason) => {
  expect(() => readConfig({ [variable]: text })).toThrow(`${variable} ${reason}`);
});
