import { expect, test } from 'vitest';
import { makePreset } from '../../test/rules/make-preset.ts';
import { fixtureDataset } from '../../test/rules/fixture-dataset.ts';
import type { Realm } from '../dataset/tables.ts';
import { wrath } from '../edition/wrath.ts';
import { connectedSetFor, isConnectedSetId } from './connected-set.ts';
import { realmId, realmOf } from './realms.ts';
import { connectedSetId } from '../stored/character-schema.ts';

const firemaw: Realm = { region: 'eu', slug: 'firemaw', name: 'Firemaw', group: '2022' };
const arugal: Realm = { region: 'us', slug: 'arugal', name: 'Arugal', group: '2022' };

test('L1: a live character is linked as region-realm-name with the preset of class and spec', () => {
  const presets = [
    makePreset('warrior', 'arms', { id: 'arms' }),
    makePreset('warrior', 'fury', { id: 'fury' }),
  ];
  const game = { edition: wrath, dataset: fixtureDataset(wrath, presets) };
  const live = { name: 'Ragnar', gameClass: 'warrior', spec: 'fury', level: 80 } as const;
  const linked = connectedSetFor(firemaw, live, game);
  expect(linked).toMatchObject({
    id: 'eu-firemaw-ragnar',
    region: 'eu',
    realm: 'firemaw',
    name: 'Ragnar',
    points: [{ type: 'preset', pointId: 'fury' }],
  });
  expect(connectedSetId.parse(linked.id)).toBe(linked.id);
});

test('L1: a realm is named by region and slug, and found again', () => {
  expect(realmId(arugal)).toBe('us_arugal');
  expect(realmOf('us_arugal', [firemaw, arugal])).toBe(arugal);
  expect(realmOf('us_firemaw', [firemaw, arugal])).toBeNull();
  expect(realmOf(null, [firemaw, arugal])).toBeNull();
});

test.each([
  ['eu-firemaw-ragnar', true],
  ['us-arugal-thorn', true],
  ['yumfv7aLKKwpatAPCFYM0s', false],
  ['eu', false],
])('L1: %s is a linked set: %s', (id, linked) => {
  expect(isConnectedSetId(id)).toBe(linked);
});
