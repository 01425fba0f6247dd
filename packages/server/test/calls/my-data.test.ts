import { afterAll, describe, expect, test } from 'vitest';
import { deleteMyAccount, exportMyData } from '@gearwright/api/generated/operations.ts';
import { guest, player, refusalOf } from '../askers.ts';
import { DATABASE_KINDS } from '../databases.ts';
import { runServer } from '../run-server.ts';
import { newMage } from './a-mage.ts';

interface MyData {
  readonly account: { readonly username: string };
  readonly editions: Readonly<
    Record<string, { readonly characters: unknown[]; readonly points: unknown[] }>
  >;
}

describe.each(DATABASE_KINDS)('exportMyData on %s', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const me = await player(running);

  test('A6: everything of mine in one object, and nothing of others', async () => {
    const { character, set } = await newMage(me);
    await newMage(await player(running));
    const { exportMyData: data } = (await me.call(exportMyData, {})) as { exportMyData: MyData };
    expect(data.account.username).toBe(me.userId);
    expect(data.editions['wrath']!.characters).toMatchObject([
      { id: character.id, sets: [{ id: set.id, name: 'Raid' }] },
    ]);
    expect(data.editions['wrath']!.points).toHaveLength(1);
    expect(data.editions['tbc']).toEqual({ characters: [], points: [], bin: [] });
  });

  test('it is written in pieces, compressed or not, and once a request', async () => {
    const body = JSON.stringify({ query: exportMyData.text });
    const plain = await me.send(body, 'wrath', { 'accept-encoding': 'identity' });
    const packed = await me.send(body, 'wrath', { 'accept-encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect([plain, packed].map((reply) => reply.headers.get('content-length'))).toEqual([
      null,
      null,
    ]);
    expect(await packed.json()).toEqual(await plain.json());
    const twice = await me.ask('{ one: exportMyData two: exportMyData }');
    expect(twice.errors?.[0]?.extensions.code).toBe('tooManyRequests');
  });

  test('a wrong password deletes nothing; guests have nothing', async () => {
    const wrong = me.call(deleteMyAccount, { password: 'guess' });
    expect(await refusalOf(wrong)).not.toBe('was not refused');
    expect(await refusalOf(guest(running).call(exportMyData, {}))).toBe('notSignedIn');
    const nobody = guest(running).call(deleteMyAccount, { password: 'guess' });
    expect(await refusalOf(nobody)).toBe('notSignedIn');
  });
});
