import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { PlannerError } from '@gearwright/game/messages.ts';
import { HEAD, NECK } from '@gearwright/game/slot/slots.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { deltaBetween } from '../editor/set-delta.ts';
import { Journal } from './journal.ts';
import { replayJournal } from './replay-journal.ts';

const game = fixtureGame();
const owner = 'browser';
const edition = game.edition.key;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

async function aSet() {
  const roster = new MemoryRoster(game);
  const { id: characterId } = await roster.createCharacter(game.warrior);
  const { spec, preset } = game;
  const points = [preset];
  const set = await roster.createSet({ characterId, name: 'Raid', spec, phase: 1, points });
  return { roster, set };
}

/** What a page had written ahead when it was killed. */
async function killed(set: StoredSet, change: Partial<StoredSet>, tab = 'dead'): Promise<void> {
  const place = { owner, edition, setId: set.id };
  await new Journal(undefined, tab).write(place, deltaBetween(set, { ...set, ...change }));
}

test('D18: what a killed page had not saved is saved at the next start, once', async () => {
  const { roster, set } = await aSet();
  await killed(set, { name: 'Written ahead', phase: 3 });
  const journal = new Journal();
  expect(await replayJournal({ journal, roster, owner, edition })).toEqual({
    changed: [set.id],
    refused: [],
    unfinished: false,
  });
  const after = await roster.getSet(set.id);
  expect(after).toMatchObject({ name: 'Written ahead', phase: 3, version: 2 });
  expect((await replayJournal({ journal, roster, owner, edition })).changed).toEqual([]);
  expect(await roster.getSet(set.id)).toEqual(after);
});

test('D18: killed after the save and before the answer, nothing is saved twice', async () => {
  const { roster, set } = await aSet();
  await killed(set, { pinned: true });
  await roster.updateSet(set.id, { pinned: true });
  const journal = new Journal();
  expect((await replayJournal({ journal, roster, owner, edition })).changed).toEqual([]);
  expect(await roster.getSet(set.id)).toMatchObject({ pinned: true, version: 2 });
  expect(await journal.entriesOf(owner, edition)).toEqual([]);
});

test('D17: replayed upon what others have changed since, slot by slot', async () => {
  const { roster, set } = await aSet();
  await killed(set, {
    itemIds: set.itemIds.with(HEAD, game.helm),
    wishlistIds: [game.otherHelm],
    modelSettings: { ...set.modelSettings, showHelm: false },
  });
  await roster.updateSet(set.id, {
    itemsAcquired: set.itemsAcquired.with(NECK, true),
    wishlistIds: [game.helm],
    modelSettings: { ...set.modelSettings, sheathed: true },
  });
  await replayJournal({ journal: new Journal(), roster, owner, edition });
  const { itemIds, itemsAcquired, wishlistIds, modelSettings } = await roster.getSet(set.id);
  expect([itemIds[HEAD], itemsAcquired[NECK]]).toEqual([game.helm, true]);
  expect(wishlistIds).toEqual([game.helm, game.otherHelm]);
  expect(modelSettings).toEqual({ showHelm: false, showCloak: true, sheathed: true });
});

test('D18: without a network it waits for the next time', async () => {
  const { roster, set } = await aSet();
  await killed(set, { name: 'Later' });
  const journal = new Journal();
  const offline = {
    getSet: () => Promise.reject(new TypeError('Failed to fetch')),
    updateSet: roster.updateSet.bind(roster),
  };
  expect(await replayJournal({ journal, roster: offline, owner, edition })).toMatchObject({
    changed: [],
    unfinished: true,
  });
  await replayJournal({ journal, roster, owner, edition });
  expect(await roster.getSet(set.id)).toMatchObject({ name: 'Later' });
});

test('D18: what the rules refuse by now is told and does not come back', async () => {
  const { roster, set } = await aSet();
  await killed(set, { itemIds: set.itemIds.with(HEAD, game.foreignHelm) });
  const journal = new Journal();
  const { refused } = await replayJournal({ journal, roster, owner, edition });
  expect(refused).toMatchObject([{ code: 'wrongClass' }]);
  expect(await journal.entriesOf(owner, edition)).toEqual([]);
});

test('a set that is gone takes its entry along', async () => {
  const { roster, set } = await aSet();
  await killed(set, { name: 'Ghost' });
  await roster.deleteSet(set.id);
  const journal = new Journal();
  const { refused, unfinished } = await replayJournal({ journal, roster, owner, edition });
  expect([refused, unfinished]).toEqual([[], false]);
  expect(await journal.entriesOf(owner, edition)).toEqual([]);
});

test('N3: nothing of one owner or edition is replayed for another', async () => {
  const { roster, set } = await aSet();
  await killed(set, { name: 'Mine' });
  const journal = new Journal();
  await replayJournal({ journal, roster, owner: 'somebody', edition });
  await replayJournal({ journal, roster, owner, edition: 'classic' });
  expect(await roster.getSet(set.id)).toMatchObject({ name: 'Raid' });
  expect(await journal.entriesOf(owner, edition)).toHaveLength(1);
});

test('D18: a session that ended leaves it for the next sign-in', async () => {
  const { roster, set } = await aSet();
  await killed(set, { name: 'Mine' });
  const journal = new Journal();
  const ended = {
    getSet: () => Promise.reject(new PlannerError('sessionEnded')),
    updateSet: roster.updateSet.bind(roster),
  };
  const { unfinished } = await replayJournal({ journal, roster: ended, owner, edition });
  expect(unfinished).toBe(true);
  expect(await journal.entriesOf(owner, edition)).toHaveLength(1);
});

test('the entries of this page are not an earlier page’s', async () => {
  const { roster, set } = await aSet();
  await killed(set, { name: 'Still editing' }, 'alive');
  const journal = new Journal(undefined, 'alive');
  await replayJournal({ journal, roster, owner, edition });
  expect(await roster.getSet(set.id)).toMatchObject({ name: 'Raid' });
});

test('N3: signing out leaves nothing of the account in the browser, and the visitor’s own alone', async () => {
  const { set } = await aSet();
  const delta = deltaBetween(set, { ...set, name: 'Unsent' });
  for (const [of, tab] of [
    ['account', 'one'],
    ['account', 'two'],
    ['account2', 'one'],
    [owner, 'one'],
  ] as const) {
    await new Journal(undefined, tab).write({ owner: of, edition, setId: set.id }, delta);
  }
  const journal = new Journal();
  // Two tabs with one set.
  expect(await journal.countOf('account')).toBe(1);
  await journal.forgetAllOf('account');
  expect(await journal.countOf('account')).toBe(0);
  expect([await journal.countOf('account2'), await journal.countOf(owner)]).toEqual([1, 1]);
});
