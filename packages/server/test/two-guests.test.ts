import { afterAll, describe, expect, test } from 'vitest';
import {
  createPublicSet,
  deletePublicSet,
  getPublicSet,
} from '@gearwright/api/generated/operations.ts';
import { ROSTER_LIMITS } from '@gearwright/roster/limits.ts';
import { guest, refusalOf, type Asker } from './askers.ts';
import { SHARED } from './calls/a-mage.ts';
import { DATABASE_KINDS } from './databases.ts';
import { runServer } from './run-server.ts';

/** What a predictable client key looks like. */
const KEYS = ['1', 'share', '00000000-0000-4000-8000-000000000000'];

describe.each(DATABASE_KINDS)('D12: two guests on one address, on %s', async (kind) => {
  const running = await runServer(kind, { GUEST_LINKS: '140' });
  afterAll(() => running.close());

  async function share(who: Asker, clientKey: string, name = 'Raid') {
    const input = { ...SHARED, name };
    return (await who.call(createPublicSet, { input, clientKey })).createPublicSet;
  }

  test.each(KEYS)(
    'the key %s gives each guest their own link, and nobody another’s',
    async (key) => {
      const [one, two] = [guest(running, 'same address'), guest(running, 'same address')];
      const first = await share(one, key, 'Of the first');
      const second = await share(two, key, 'Of the second');
      expect(second.publicId).not.toBe(first.publicId);

      const { getPublicSet: shown } = await two.call(getPublicSet, { publicId: first.publicId });
      expect(shown.name).toBe('Of the first');
      const { publicId, deleteToken } = first;
      for (const [who, token] of [
        [two, second.deleteToken!],
        [two, 'guessed'],
        [one, second.deleteToken!],
      ] as const) {
        const taken = who.call(deletePublicSet, { publicId, deleteToken: token });
        expect(await refusalOf(taken)).toBe('publicSetNotFound');
      }
      // Asked again it is the same link, and the token of the other stays good.
      expect((await share(one, key)).publicId).toBe(publicId);
      await two.call(deletePublicSet, {
        publicId: second.publicId,
        deleteToken: second.deleteToken!,
      });
      expect(
        await refusalOf(one.call(deletePublicSet, { publicId, deleteToken: deleteToken! })),
      ).toBe('publicSetNotFound');
    },
  );

  test('guests of one address share its limit, those of all addresses another', async () => {
    const most = ROSTER_LIMITS['shared sets'];
    const two = [guest(running, 'crowded'), guest(running, 'crowded')];
    for (let n = 0; n < most; n++) await share(two[n % 2]!, `key-${n}`);
    expect(await refusalOf(share(two[0]!, 'one-more'))).toBe('limitReached');
    expect(await refusalOf(share(guest(running, 'crowded'), 'one-more'))).toBe('limitReached');

    let refused: string | null = null;
    for (let n = 0; refused === null && n < 60; n++) {
      const answer = await refusalOf(share(guest(running), 'elsewhere'));
      if (answer !== 'was not refused') refused = answer;
    }
    expect(refused).toBe('guestLinksFull');
  });
});
