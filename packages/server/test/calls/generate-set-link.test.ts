import { afterAll, describe, expect, test } from 'vitest';
import {
  generateComparisonLink,
  generateSetLink,
  getPublicSet,
  updateSet,
} from '@gearwright/api/generated/operations.ts';
import { guest, player, refusalOf } from '../askers.ts';
import { DATABASE_KINDS } from '../databases.ts';
import { runServer } from '../run-server.ts';
import { newMage, newSet } from './a-mage.ts';

describe.each(DATABASE_KINDS)('generateSetLink on %s', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const me = await player(running);

  test('X3, D12: made once, and it shows the set as it is now', async () => {
    const { set } = await newMage(me);
    const { id } = set;
    const { generateSetLink: link } = await me.call(generateSetLink, { id });
    expect((await me.call(generateSetLink, { id })).generateSetLink).toEqual(link);
    expect(link.deleteToken).toBeNull();
    await me.call(updateSet, { id, input: { name: 'Renamed' } });
    const visitor = guest(running);
    const { getPublicSet: shown } = await visitor.call(getPublicSet, { publicId: link.publicId });
    expect(shown.name).toBe('Renamed');
  });

  test('two for a comparison in one request', async () => {
    const { character, set } = await newMage(me);
    const other = await newSet(me, character.id, { name: 'Other' });
    const links = await me.call(generateComparisonLink, { id1: set.id, id2: other.id });
    expect(links.link1.publicId).not.toBe(links.link2.publicId);
  });

  test('N3: only of my own sets', async () => {
    const { set } = await newMage(await player(running));
    expect(await refusalOf(me.call(generateSetLink, { id: set.id }))).toBe('setNotFound');
  });
});
