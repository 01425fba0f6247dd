import { afterAll, expect, test } from 'vitest';
import { getLiveSet } from '@gearwright/api/generated/operations.ts';
import { readSamples } from '../../src/armory/samples/samples-file.ts';
import { guest, refusalOf } from '../askers.ts';
import { runServer } from '../run-server.ts';

const running = await runServer('sqlite');
afterAll(() => running.close());
const visitor = guest(running);

test('L1, D11: a sample, and it says that it is one', async () => {
  const [sample] = readSamples('wrath');
  const { name } = sample!.character;
  const [home] = running.context.catalogs('wrath').dataset.realms;
  const who = { region: home!.region, realm: home!.slug, name: name.toLowerCase() };
  const { getLiveSet: live } = await visitor.call(getLiveSet, who);
  expect(live).toEqual({ ...sample, sample: true });
  expect(live.itemIds).toHaveLength(20);
});

test('N1: nobody of that name', async () => {
  const { errors } = await visitor.ask(
    '{ getLiveSet(region: eu, realm: "firemaw", name: "nobodyatall") { spec } }',
  );
  expect(errors![0]).toMatchObject({
    message: 'Character not found',
    extensions: { code: 'liveCharacterNotFound' },
  });
});

test.each(['../../x', '', 'a b', '\u0000', 'x'.repeat(300)])(
  'a realm like %j reaches nobody',
  async (realm) => {
    const asked = visitor.call(getLiveSet, { region: 'eu', realm, name: 'jaina' });
    expect(await refusalOf(asked)).toBe('liveCharacterNotFound');
  },
);
