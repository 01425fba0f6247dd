import { afterAll, describe, expect, test } from 'vitest';
import type { SigningCredentials } from '@gearwright/api/client/auth-answers.ts';
import { readAuthAnswer } from '@gearwright/api/client/auth-request.ts';
import { RemoteRoster } from '@gearwright/api/client/remote-roster.ts';
import { SignedClient } from '@gearwright/api/client/signed-client.ts';
import { getItemPrices, getLiveSet, updateSet } from '@gearwright/api/generated/operations.ts';
import { addSet, setInput } from '@gearwright/roster/test/contract/bench.ts';
import { gameFrom } from '@gearwright/roster/test/contract/contract-game.ts';
import { rosterContract } from '@gearwright/roster/test/contract/contract.ts';
import { roundRobin } from './round-robin.ts';
import { addPlayer, PASSWORD, runServer, visit, type RunningServer } from './run-server.ts';
import { sign } from './sign.ts';

const env = { SECRET: 'a secret that both servers share and nobody else', TRUST_PROXY: 'loopback' };
const first = await runServer('postgres', env);
const { databaseUrl } = first.context.config;
const second = await runServer('postgres', { ...env, DATABASE_URL: databaseUrl! });
const proxy = await roundRobin([first.origin, second.origin]);
afterAll(async () => {
  await proxy.close();
  await second.close();
  await first.close();
});

/** The two as one: what visitors see. */
const cluster: RunningServer = { ...first, origin: proxy.origin };
const { edition, dataset } = first.context.catalogs('tbc');
const game = gameFrom(edition, dataset);

const rosterOf = async () => {
  const visitor = await addPlayer(cluster);
  return { ...visitor, roster: new RemoteRoster(new SignedClient(visitor.server, 'tbc')) };
};

/** Codes are mailed by whichever server was asked. */
async function codeFor(address: string): Promise<string> {
  for (const { outbox } of [first, second]) {
    if ((await outbox.mailsTo(address)).length > 0) return outbox.codeFor(address);
  }
  throw new Error(`no mail to ${address}`);
}

rosterContract('RemoteRoster over two servers on one PostgreSQL', async () => ({
  game,
  mine: (await rosterOf()).roster,
  theirs: (await rosterOf()).roster,
}));

describe('two servers behind a round-robin proxy', () => {
  test('A1: register, confirm, sign in, change the password and sign out, each step elsewhere', async () => {
    const { auth } = visit(cluster);
    const email = 'jaina@example.org';
    const captcha = await auth.captcha();
    await auth.signUp({ username: 'jaina', password: PASSWORD, email, captcha });
    await auth.confirmSignUp('jaina', await codeFor(email));
    expect((await auth.signIn('jaina', PASSWORD)).username).toBe('jaina');
    expect((await auth.currentUser())?.username).toBe('jaina');
    expect((await auth.currentUser())?.username).toBe('jaina');
    await auth.changePassword(PASSWORD, 'another horse battery');
    await auth.signOut();
    expect([await auth.currentUser(), await auth.currentUser()]).toEqual([null, null]);
    expect((await auth.signIn('jaina', 'another horse battery')).username).toBe('jaina');
  });

  test('D17: a version that is stale on one server is stale on the other', async () => {
    const { roster } = await rosterOf();
    const set = await addSet({ game, mine: roster, theirs: roster });
    const { version } = await roster.updateSet(set.id, { name: 'One' }, { version: set.version });
    for (let times = 0; times < 2; times++) {
      await expect(
        roster.updateSet(set.id, { name: 'Two' }, { version: set.version }),
      ).rejects.toMatchObject({ code: 'staleSet' });
    }
    expect(await roster.getSet(set.id)).toMatchObject({ name: 'One', version });
  });

  test('D18: what is created on both at once with one key is created once', async () => {
    const { roster } = await rosterOf();
    const { id: characterId } = await roster.createCharacter(game.warrior);
    const input = setInput({ game, mine: roster, theirs: roster }, characterId);
    const made = await Promise.all(
      Array.from({ length: 8 }, () => roster.createSet(input, { clientKey: 'once' })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await roster.getCharacter(characterId)).sets.length).toBe(1);
  });

  test('D19: a write that one server took is refused by the other when it is sent again', async () => {
    const { server, roster } = await rosterOf();
    const set = await addSet({ game, mine: roster, theirs: roster });
    const credentials = await readAuthAnswer<SigningCredentials>(server, 'credentials', {});
    const variables = { id: set.id, input: { name: 'Replayed' } };
    const request = await sign(credentials, {
      url: `${proxy.origin}/tbc/graphql`,
      body: JSON.stringify({ query: updateSet.text, variables }),
    });
    const send = async () => {
      const reply = await fetch(proxy.origin + request.url, {
        method: request.method,
        headers: request.headers,
        body: request.body as string,
      });
      const { errors } = (await reply.json()) as { errors?: { extensions: { code: string } }[] };
      return errors?.[0]?.extensions.code ?? 'taken';
    };
    expect([await send(), await send(), await send()]).toEqual([
      'taken',
      'requestReplayed',
      'requestReplayed',
    ]);
  });

  test('X3: a link made on one server opens on both, with the same card', async () => {
    const { roster } = await rosterOf();
    const set = await addSet({ game, mine: roster, theirs: roster });
    const { publicId } = await roster.shareSet(set.id);
    expect(await roster.shareSet(set.id)).toEqual({ publicId, deleteToken: null });
    const pages = await Promise.all(
      [first, second].map(({ context }) => context.sharedPages.find('tbc', [publicId])),
    );
    const [one, two] = pages.map((page) => ({ ...page!, svg: page!.svg(null) }));
    expect(one).toEqual(two);
    await roster.deleteSet(set.id);
    for (const { context } of [first, second]) {
      expect(await context.sharedPages.find('tbc', [publicId])).toBe(null);
    }
  });

  test('L1, I3: samples and prices are the same on both', async () => {
    const { server } = visit(cluster);
    const client = new SignedClient(server, 'tbc');
    const ask = async () => [
      await client.call(getLiveSet, { region: 'eu', realm: 'firemaw', name: 'mage' }),
      await client.call(getItemPrices, { ids: ['21877'], realm: 'eu-firemaw' }),
    ];
    const answer = await ask();
    expect(answer).toMatchObject([{ getLiveSet: { gameClass: 'mage', sample: true } }, {}]);
    expect(await ask()).toEqual(answer);
  });

  test('both did their share', () => {
    const [one = 0, two = 0] = proxy.passed;
    expect(Math.abs(one - two)).toBeLessThanOrEqual(1);
    expect(one).toBeGreaterThan(20);
  });
});
