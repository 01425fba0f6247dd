import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { RemoteRoster } from '@gearwright/api/client/remote-roster.ts';
import { SignedClient } from '@gearwright/api/client/signed-client.ts';
import { updateSet } from '@gearwright/api/generated/operations.ts';
import { addSet } from '@gearwright/roster/test/contract/bench.ts';
import { gameFrom } from '@gearwright/roster/test/contract/contract-game.ts';
import { addPlayer, runServer } from './run-server.ts';

const running = await runServer('sqlite');
afterAll(() => running.close());
const { edition, dataset } = running.context.catalogs('tbc');
const game = gameFrom(edition, dataset);

async function aSet() {
  const { server } = await addPlayer(running);
  const client = new SignedClient(server, 'tbc');
  const roster = new RemoteRoster(client);
  return { client, roster, set: await addSet({ game, mine: roster, theirs: roster }) };
}

const previous = JSON.parse(
  readFileSync(
    new URL('../../api/test/versions/previous-operations.json', import.meta.url),
    'utf8',
  ),
) as Record<string, string>;

describe('D18: pages and servers of different versions', () => {
  test('a page from before the update saves on the server after it', async () => {
    const { client, roster, set } = await aSet();
    const old = { ...updateSet, text: previous['updateSet']! };
    const input = { name: 'From before' };
    await client.call(old, { id: set.id, input, version: set.version } as never);
    expect(await roster.getSet(set.id)).toMatchObject({ name: 'From before' });
  });

  test('a page from after it, on a server from before, is told that versions differ, not that it is wrong', async () => {
    const { client, roster, set } = await aSet();
    // A field that this server has never heard of.
    const newer = {
      ...updateSet,
      text: updateSet.text.replace('updateSet(', 'fromTheFuture: updateSets('),
    };
    const variables = { id: set.id, input: { name: 'Lost?' } } as never;
    expect(newer.text === updateSet.text).toBe(false);
    await expect(client.call(newer, variables)).rejects.toMatchObject({ code: 'otherVersion' });
    const unknown = { id: set.id, input: { name: 'Lost?', fromTheFuture: 1 } } as never;
    await expect(client.call(updateSet, unknown)).rejects.toMatchObject({ code: 'otherVersion' });
    expect(await roster.getSet(set.id)).toMatchObject({ name: set.name, version: set.version });
  });
});
