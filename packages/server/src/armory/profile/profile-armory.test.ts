import { describe, expect, test } from 'vitest';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { CHEST, HEAD } from '@gearwright/game/slot/slots.ts';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import { DATABASE_KINDS, throwawayDatabase } from '../../../test/databases.ts';
import {
  equipmentShape,
  specializationsShape,
  summaryShape,
  type GearShape,
} from '../../../test/publisher/profile-shapes.ts';
import { stubPublisher } from '../../../test/publisher/stub-publisher.ts';
import { TestClock } from '../../../test/publisher/test-clock.ts';
import { publisherClient } from '../../publisher/publisher-client.ts';
import type { DatabaseKind } from '../../storage/database-kind.ts';
import type { LiveSet } from '../armory.ts';
import { readSamples } from '../samples/samples-file.ts';
import { liveSetOfProfile } from './live-set-of-profile.ts';
import { profileEquipment, profileSpecializations, profileSummary } from './schema.ts';
import { purgeKeptAnswers } from './kept-answers.ts';
import { profileArmory } from './profile-armory.ts';

const REALMS = { classic: 'firemaw', sod: 'wild-growth', tbc: 'spineshatter', wrath: 'gehennas' };
const NAMESPACES = {
  classic: 'classic1x',
  sod: 'classic1x',
  tbc: 'classicann',
  wrath: 'classic',
};
const DAY = 24 * 60 * 60_000;

async function set(key: EditionKey, kind: DatabaseKind = 'sqlite', timeout = 5_000) {
  const stub = await stubPublisher();
  const clock = new TestClock();
  const database = await throwawayDatabase(kind);
  const dataset = loadDataset(key);
  const reports: string[] = [];
  const realm = REALMS[key];
  const armory = profileArmory({
    publisher: publisherClient(stub.access, { clock, timeout }),
    database,
    clock,
    edition: EDITIONS[key],
    dataset: () => dataset,
    report: (reason) => reports.push(reason),
  });
  const keyOf = (name: string, part = '', namespace: string = NAMESPACES[key]) =>
    `/eu/profile/wow/character/${realm}/${encodeURIComponent(name)}${part}?profile-${namespace}-eu`;
  /** The publisher knows this character from now on. */
  const publish = (live: LiveSet, shape?: GearShape, namespace?: string) => {
    const name = live.character.name.toLowerCase();
    stub.answer(keyOf(name, '', namespace), { json: summaryShape(live), modified: 'a' });
    stub.answer(keyOf(name, '/equipment', namespace), {
      json: equipmentShape(live, dataset, shape),
      modified: 'b',
    });
    stub.answer(keyOf(name, '/specializations', namespace), {
      json: specializationsShape(live, dataset),
      modified: 'c',
    });
  };
  return { stub, clock, database, dataset, reports, realm, armory, keyOf, publish };
}

const failureOf = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof PlannerError ? error.code : error;
};

const sampleOf = (key: EditionKey, gameClass: string): LiveSet => ({
  ...readSamples(key).find((sample) => sample.gameClass === gameClass)!,
  sample: false,
});

/** The order of spending is not published: the same ranks in an order of ours. */
const withoutTalents = (live: LiveSet) => ({ ...live, talents: null });

describe.each(['classic', 'sod', 'tbc'] as const)('L1: %s characters', (key) => {
  test.each<GearShape>([
    { gems: 'enchantments', runes: 'name' },
    { gems: 'sockets', runes: 'spell' },
    { gems: 'both', runes: 'name' },
  ])('of every class come as they are ($gems, $runes)', async (shape) => {
    const { armory, realm, publish } = await set(key);
    for (const sample of readSamples(key)) {
      const live = { ...sample, sample: false };
      publish(live, shape);
      const found = await armory.character('eu', realm, live.character.name);
      expect(withoutTalents(found)).toEqual(withoutTalents(live));
      expect([...found.talents].toSorted().join('')).toBe([...live.talents].toSorted().join(''));
    }
  });
});

test.each(readSamples('wrath'))(
  'L1: a Wrath $gameClass would come as it is, glyphs included',
  (sample) => {
    const edition = EDITIONS.wrath;
    const dataset = loadDataset('wrath');
    const live = { ...sample, sample: false };
    const profile = {
      summary: profileSummary.parse(summaryShape(live)),
      equipment: profileEquipment.parse(equipmentShape(live, dataset)),
      specializations: profileSpecializations.parse(specializationsShape(live, dataset)),
    };
    const found = liveSetOfProfile(profile, { edition, dataset });
    expect(withoutTalents(found)).toEqual(withoutTalents(live));
  },
);

test('D11: no namespace serves Wrath, so nobody is asked and nobody found', async () => {
  const { armory, realm, publish, stub } = await set('wrath');
  const live = sampleOf('wrath', 'deathknight');
  publish(live);
  expect(await failureOf(armory.character('eu', realm, live.character.name))).toBe(
    'liveCharacterNotFound',
  );
  expect([stub.requests, stub.tokensGiven]).toEqual([[], []]);
});

test('L1: a realm that moved is found in the next namespace', async () => {
  const { armory, realm, publish, stub } = await set('tbc');
  publish(sampleOf('tbc', 'mage'), {}, 'classic1x');
  expect((await armory.character('eu', realm, 'mage')).gameClass).toBe('mage');
  expect(stub.requests.map(({ namespace }) => namespace)).toEqual([
    'profile-classicann-eu',
    'profile-classic1x-eu',
    'profile-classic1x-eu',
    'profile-classic1x-eu',
  ]);
});

test.each([
  ['eu', 'firemaw', 'Bob/../../x'],
  ['eu', 'firemaw', 'a'],
  ['eu', 'firemaw', 'thirteenchars'],
  ['eu', 'firemaw', 'bob?namespace=x'],
  ['eu', '../firemaw', 'bob'],
  ['eu', 'no-such-realm', 'bob'],
  ['cn', 'firemaw', 'bob'],
  ['__proto__', 'firemaw', 'bob'],
])('L1: %s/%s/%s is not even asked for', async (region, realm, name) => {
  const { armory, stub } = await set('classic');
  expect(await failureOf(armory.character(region, realm, name))).toBe('liveCharacterNotFound');
  expect(stub.requests).toEqual([]);
});

test('L1: accented names are found in any case and either way of writing them', async () => {
  const { armory, realm, publish, stub } = await set('classic');
  const sample = sampleOf('classic', 'mage');
  publish({ ...sample, character: { ...sample.character, name: 'Zoë' } });
  expect((await armory.character('eu', realm, 'ZOË')).character.name).toBe('Zoë');
  expect((await armory.character('eu', realm, 'Zoe\u0308')).character.name).toBe('Zoë');
  expect(stub.requests[0]?.path).toBe('/eu/profile/wow/character/firemaw/zo%C3%AB');
});

test.each([
  { what: 'a level above the cap', change: { level: 63 } },
  { what: 'a class of a later game', change: { character_class: { id: 6 } } },
  { what: 'a monk', change: { character_class: { id: 10 } } },
  { what: 'a race of a later game', change: { race: { id: 11 } } },
  { what: 'a race we never heard of', change: { race: { id: 24 } } },
])('L1: $what means a later expansion', async ({ change }) => {
  const { armory, realm, stub, keyOf } = await set('classic');
  stub.answer(keyOf('mage'), { json: { ...summaryShape(sampleOf('classic', 'mage')), ...change } });
  expect(await failureOf(armory.character('eu', realm, 'mage'))).toBe(
    'liveCharacterLaterExpansion',
  );
  expect(stub.requests.length).toBe(1);
});

test('L1: one without gear, talents or guild is an empty set', async () => {
  const { armory, realm, stub, keyOf } = await set('classic');
  const sample = sampleOf('classic', 'mage');
  const bare = { ...sample, character: { ...sample.character, guild: null } };
  stub.answer(keyOf('mage'), { json: summaryShape(bare) });
  stub.answer(keyOf('mage', '/equipment'), { json: { character: {} } });
  stub.answer(keyOf('mage', '/specializations'), { status: 403 });
  expect(await armory.character('eu', realm, 'mage')).toMatchObject({
    itemIds: Array.from({ length: 20 }, () => null),
    talents: '',
    spec: 'arcane',
    character: { guild: null },
  });
});

test('L1: random suffixes are told by name, and by their amounts where names agree', async () => {
  const { armory, realm, stub, keyOf, dataset } = await set('classic');
  const twice = Array.from(dataset.items.ids).find((id) => {
    const item = dataset.item(String(id));
    const names = dataset.suffixesOf(id).map(({ name }) => name);
    return item?.slotId === CHEST && new Set(names).size < names.length;
  })!;
  const base = dataset.item(String(twice))!;
  const sample = sampleOf('classic', 'mage');
  for (const suffix of dataset.suffixesOf(twice)) {
    const name = `mage${String.fromCharCode(97 + (dataset.suffixesOf(twice).indexOf(suffix) % 26))}x`;
    stub.answer(keyOf(name), { json: summaryShape(sample) });
    const stats = Object.entries(suffix.stats).map(([stat, value]) => ({
      type: { type: stat.toUpperCase() },
      value: value + (base.stats[stat as keyof typeof base.stats] ?? 0),
    }));
    const spells = Object.values(suffix.stats).map((value) => ({
      description: `Equip: Increases something by up to ${value}.`,
    }));
    stub.answer(keyOf(name, '/equipment'), {
      json: {
        equipped_items: [
          {
            item: { id: twice },
            slot: { type: 'CHEST' },
            name: `${base.name} ${suffix.name}`,
            stats,
            spells,
          },
        ],
      },
    });
    const found = await armory.character('eu', realm, name);
    const chosen = dataset.item(found.itemIds[CHEST]!)!.suffix!;
    expect([chosen.name, chosen.stats]).toEqual([suffix.name, suffix.stats]);
  }
});

test('L1: a missing field is named to the operator, and nothing of it is kept', async () => {
  const { armory, realm, stub, keyOf, publish, reports } = await set('classic');
  const live = sampleOf('classic', 'mage');
  publish(live);
  stub.answer(keyOf('mage', '/equipment'), {
    json: { equipped_items: [{ item: { id: 1 }, slot: { type: 'HEAD' } }, { item: {} }] },
  });
  expect(await failureOf(armory.character('eu', realm, 'mage'))).toBe('armoryUnreachable');
  expect(reports).toEqual([expect.stringContaining('/mage/equipment: equipped_items.1.item.id: ')]);
  publish(live);
  expect((await armory.character('eu', realm, 'mage')).itemIds[HEAD]).toBe(live.itemIds[HEAD]);
});

test.each([
  { answers: { status: 500 }, failure: 'armoryUnreachable' },
  { answers: { status: 403 }, failure: 'armoryUnreachable' },
  { answers: { status: 429 }, failure: 'armoryBusy' },
  { answers: { cut: '{"na' }, failure: 'armoryUnreachable' },
  { answers: 'stall', failure: 'armoryUnreachable' },
  { answers: { status: 404 }, failure: 'liveCharacterNotFound' },
] as const)('L1: $answers is $failure', async ({ answers, failure }) => {
  const patience = answers === 'stall' ? 100 : 5_000;
  const { armory, realm, stub, keyOf } = await set('classic', 'sqlite', patience);
  stub.answer(keyOf('mage'), answers);
  expect(await failureOf(armory.character('eu', realm, 'mage'))).toBe(failure);
});

test('L1: many who ask for one character at a time cause one lookup', async () => {
  const { armory, realm, publish, stub } = await set('classic');
  publish(sampleOf('classic', 'mage'));
  const found = await Promise.all(
    ['mage', 'Mage', 'MAGE', 'mage'].map((name) => armory.character('eu', realm, name)),
  );
  expect(new Set(found).size).toBe(1);
  expect(stub.requests.length).toBe(3);
});

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  test('L1: fresh answers are kept, old ones asked for again only if they changed, very old ones deleted', async () => {
    const { armory, realm, publish, stub, clock, database } = await set('classic', kind);
    const live = sampleOf('classic', 'mage');
    publish(live);
    const first = await armory.character('eu', realm, 'mage');
    clock.pass(4 * 60_000);
    expect(await armory.character('eu', realm, 'mage')).toEqual(first);
    expect(stub.requests.length).toBe(3);

    clock.pass(2 * 60_000);
    expect(await armory.character('eu', realm, 'mage')).toEqual(first);
    expect(stub.requests.slice(3).map(({ since }) => since)).toEqual(
      expect.arrayContaining(['a', 'b', 'c']),
    );

    clock.pass(29 * DAY);
    expect(await purgeKeptAnswers(database, clock.now())).toBe(0);
    clock.pass(2 * DAY);
    expect(await purgeKeptAnswers(database, clock.now())).toBe(3);
    await armory.character('eu', realm, 'mage');
    expect(stub.requests.at(-1)?.since).toBe(null);
  });

  test('L1: an absent character is looked for again a minute later', async () => {
    const { armory, realm, publish, clock, stub } = await set('classic', kind);
    const ask = () => failureOf(armory.character('eu', realm, 'mage'));
    expect(await ask()).toBe('liveCharacterNotFound');
    publish(sampleOf('classic', 'mage'));
    expect([await ask(), stub.requests.length]).toEqual(['liveCharacterNotFound', 1]);
    clock.pass(61_000);
    expect(await ask()).toBe(null);
  });
});
