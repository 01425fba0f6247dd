import { afterAll, describe, expect, test } from 'vitest';
import {
  createPublicSet,
  deletePublicSet,
  getPublicComparisonSets,
  getPublicSet,
} from '@gearwright/api/generated/operations.ts';
import { guest, player, refusalOf } from '../askers.ts';
import { DATABASE_KINDS } from '../databases.ts';
import { runServer } from '../run-server.ts';
import { bySlot, POINT, SHARED } from './a-mage.ts';

describe.each(DATABASE_KINDS)(
  'createPublicSet, getPublicSet and deletePublicSet on %s',
  async (kind) => {
    const running = await runServer(kind);
    afterAll(() => running.close());
    const me = await player(running);

    const visitor = guest(running);

    test('X3, D12: a guest shares from data, anyone with the link reads it, the token deletes it', async () => {
      const { createPublicSet: link } = await visitor.call(createPublicSet, { input: SHARED });
      const { publicId, deleteToken } = link;
      const { getPublicSet: shown } = await me.call(getPublicSet, { publicId });
      expect(shown).toMatchObject({
        ...SHARED,
        publicId,
        points: [{ name: 'Mine', stats: POINT.stats }],
        character: { ...SHARED.character, faction: 'alliance' },
      });
      const guessed = visitor.call(deletePublicSet, { publicId, deleteToken: 'guess' });
      expect(await refusalOf(guessed)).toBe('publicSetNotFound');
      await visitor.call(deletePublicSet, { publicId, deleteToken: deleteToken! });
      expect(await refusalOf(me.call(getPublicSet, { publicId }))).toBe('publicSetNotFound');
    });

    test('a public answer has no field for ids of its owner', async () => {
      const { errors } = await visitor.ask('{ getPublicSet(publicId: "x") { id characterId } }');
      expect(errors!.map((error) => error.extensions.code)).toEqual(['badRequest', 'badRequest']);
    });

    test('D13: an unknown link is told in the specified words', async () => {
      const { errors } = await visitor.ask('{ getPublicSet(publicId: "x") { name } }');
      expect(errors![0]!.message).toBe('Whoops. This set could not be found.');
    });

    test('two for a comparison', async () => {
      const [one, two] = await Promise.all(
        ['One', 'Two'].map((name) => visitor.call(createPublicSet, { input: { ...SHARED, name } })),
      );
      const { getPublicComparisonSets: sets } = await me.call(getPublicComparisonSets, {
        publicId: two!.createPublicSet.publicId,
        publicId2: one!.createPublicSet.publicId,
      });
      expect(sets.map(({ name }) => name)).toEqual(['Two', 'One']);
    });

    test('E4: the rules hold for guests too', async () => {
      const input = { ...SHARED, itemIds: bySlot({ 16: '49623' }) };
      expect(await refusalOf(visitor.call(createPublicSet, { input }))).toBe('wrongClass');
    });
  },
);
