import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SITES } from '@gearwright/game/edition/sites.ts';
import { createLogger } from '../src/log/logger.ts';
import { createSite } from '../src/site/create-site.ts';
import { player } from './askers.ts';
import { newMage } from './calls/a-mage.ts';
import { makeContext } from './make-context.ts';
import { runServer } from './run-server.ts';

const TOKEN = 'sixteen characters and more';

describe('metrics', () => {
  test('are closed without a token', async () => {
    const server = await createSite(SITES.tbc, await makeContext());
    expect((await server.inject('/metrics')).statusCode).toBe(404);
    await server.close();
  });

  test('are told to whoever has the token, by pattern and without ids', async () => {
    const made = await makeContext({ METRICS_TOKEN: TOKEN });
    const server = await createSite(SITES.classic, made);
    await server.inject('/sod/character/secret-id/set/other-id');
    await server.inject('/era/armory/eu/firemaw/zoe?tab=1');
    await server.inject('/wp-login.php');
    await made.armories.classic.character('eu', 'firemaw', 'mage');
    for (const authorization of ['', 'Bearer wrong', TOKEN]) {
      const reply = await server.inject({ url: '/metrics', headers: { authorization } });
      expect([reply.statusCode, reply.body]).toEqual([401, 'Unauthorized\n']);
    }
    const { body, headers } = await server.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(headers['content-type']).toContain('text/plain');
    for (const [route, status] of [
      ['/character/{characterId}/set/{setId}/{tab?}', 200],
      ['/armory/{region}/{realm}/{name}/{tab?}', 200],
      ['other', 404],
    ] as const) {
      expect(body).toContain(
        `gearwright_http_request_seconds_count{site="classic",method="GET",route="${route}",status="${status}"} 1`,
      );
    }
    expect(body).toContain('gearwright_live_lookups_total{edition="classic",outcome="found"} 1');
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    expect(body).not.toMatch(/secret-id|zoe|firemaw/);
    await server.close();
  });
});

describe('an outage', () => {
  test('is counted: what failed, what the database went through, what was sent away', async () => {
    const running = await runServer('postgres', { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'silent' });
    onTestFinished(() => running.close());
    const me = await player(running);
    expect((await me.ask('{ getSet(id: "nothing") { id } }')).errors).toHaveLength(1);
    const { character } = await newMage(me);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(
      running.context.database.db,
    );
    expect((await me.ask(`{ getCharacter(id: "${character.id}") { id } }`)).errors).toBe(undefined);
    const reply = await fetch(`${running.origin}/metrics`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    const body = await reply.text();
    expect(body).toContain('gearwright_failed_calls_total{code="setNotFound"} 1');
    expect(body).toMatch(/gearwright_database_connections\{state="open"\} [1-9]/);
    expect(body).toMatch(/gearwright_database_writes_total [1-9]/);
    expect(body).toContain('gearwright_shed_requests_total 0');
  });
});

describe('logs', () => {
  test('one line an answer, with an id, without ids, names, addresses or searches', async () => {
    const lines: string[] = [];
    const server = await createSite(SITES.wrath, await makeContext({}, lines));
    const reply = await server.inject({
      url: '/set/secret-id?q=private',
      headers: { cookie: 'session=hush', authorization: 'hush' },
      remoteAddress: '203.0.113.7',
    });
    await server.close();
    const line = JSON.parse(lines[0]!) as Record<string, unknown>;
    expect(line).toMatchObject({
      level: 'info',
      site: 'wrath',
      reqId: reply.headers['x-request-id'],
      method: 'GET',
      route: '/set/{publicId}/{tab?}',
      statusCode: 200,
      msg: 'answered',
    });
    expect(lines.length).toBe(1);
    expect(lines.join()).not.toMatch(/secret-id|private|hush|203\.0\.113/);
  });

  test('an answer that fails is told once, with its error', async () => {
    const lines: string[] = [];
    const server = await createSite(SITES.wrath, await makeContext({}, lines));
    server.get('/broken', () => {
      throw new Error('out of arrows');
    });
    expect((await server.inject('/broken')).statusCode).toBe(500);
    await server.close();
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told.map(({ level, msg }) => [level, msg])).toEqual([
      ['error', 'an answer failed'],
      ['info', 'answered'],
    ]);
    expect(told[0]).toMatchObject({
      req: { method: 'GET', route: '/broken' },
      err: { message: 'out of arrows' },
      reqId: told[1]?.['reqId'],
    });
  });

  test('errors are told without the values that came with them', () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line: string) => void lines.push(line) });
    const error = Object.assign(new Error('550 <zoe@example.org> is not known here'), {
      code: 'EENVELOPE',
      detail: 'Key (email)=(zoe@example.org) already exists.',
      rejected: ['zoe@example.org'],
    });
    log.error({ err: error }, 'a mail was given up');
    const line = JSON.parse(lines[0]!) as { err: Record<string, string> };
    expect(line.err).toMatchObject({
      type: 'Error',
      code: 'EENVELOPE',
      message: '550 <<address>> is not known here',
    });
    expect(lines.join()).not.toContain('zoe');
  });
});
