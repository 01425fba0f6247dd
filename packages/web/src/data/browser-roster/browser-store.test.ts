import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { RETIRED_BUFFS } from '@gearwright/game/stored/retired-buffs.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { MemoryLinks } from '@gearwright/roster/memory/links.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { migrateRoster } from '@gearwright/roster/migrate.ts';
import { custom, everythingOf } from '@gearwright/roster/test/contract/bench.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { whyNotStored } from '../editor/why-not-stored.ts';
import { BrowserRoster } from './browser-roster.ts';
import { exportLocal } from './export-local.ts';
import { databaseName } from './database-name.ts';

const game = fixtureGame();
const NAME = databaseName('wrath');

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** One tab of the browser. */
function tab(links = new MemoryLinks(), name = NAME): BrowserRoster {
  return new BrowserRoster({
    name,
    game: async () => game,
    links: new MemoryRoster(game, links),
  });
}

async function withSet(roster: BrowserRoster) {
  const { id: characterId } = await roster.createCharacter(game.warrior);
  const points = [custom('mine'), game.preset];
  return roster.createSet({ characterId, name: 'Raid', spec: game.spec, phase: 1, points });
}

async function raw() {
  return openDB(NAME);
}

describe('two tabs', () => {
  test('D17: neither overwrites what the other has stored', async () => {
    const [one, other] = [tab(), tab()];
    const set = await withSet(one);
    await other.getSet(set.id);
    await one.updateSet(set.id, { name: 'One' });
    await other.updateSet(set.id, { pinned: true });
    await Promise.all([one.updateSet(set.id, { phase: 2 }), other.createCharacter(game.warrior)]);
    const now = await one.getSet(set.id);
    expect(now).toMatchObject({ name: 'One', pinned: true, phase: 2, version: 4 });
    expect(await one.listCharacters()).toHaveLength(2);
    expect(await everythingOf(one)).toEqual(await everythingOf(other));
  });

  test('D17: a save on a version the other has left behind is refused with the set', async () => {
    const [one, other] = [tab(), tab()];
    const set = await withSet(one);
    await other.updateSet(set.id, { name: 'Other' }, { version: 1 });
    await expect(one.updateSet(set.id, { name: 'One' }, { version: 1 })).rejects.toMatchObject({
      code: 'staleSet',
      current: { name: 'Other', version: 2 },
    });
  });

  test('D18: era and sod keep separate lists', async () => {
    const era = tab(undefined, databaseName('classic'));
    const sod = tab(undefined, databaseName('sod'));
    await era.createCharacter(game.warrior);
    expect([await era.listCharacters(), await sod.listCharacters()]).toMatchObject([
      [{ name: 'Ragnar' }],
      [],
    ]);
  });

  test('a connection that was taken away is opened again', async () => {
    const one = tab();
    const set = await withSet(one);
    (await one.store.database())!.close();
    expect(await one.getSet(set.id)).toMatchObject({ name: 'Raid' });
  });
});

describe('legacy data', () => {
  test('S5: is normalised on read, and stored so with the next write', async () => {
    const one = tab();
    const { id, characterId } = await withSet(one);
    await one.store.close();
    const db = await raw();
    const found = (await db.get('sets', id)) as Record<string, unknown>;
    const { runeIds: _, ...legacy } = found;
    await db.put(
      'sets',
      {
        ...legacy,
        phase: '3',
        itemIds: [null, Number(game.helm)],
        buffs: [{ spellId: RETIRED_BUFFS[0] }],
        defaultFilters: { armorTypes: ['3', 'x'], maxPvpRank: '7' },
        // Points were once kept whole, in the set.
        points: [{ id: 'old', name: 'Old', stats: { strength: 2 } }],
      },
      id,
    );
    await db.put('meta', 99, 'revision');
    db.close();
    const now = await tab().getSet(id);
    expect(now).toMatchObject({ phase: 3, buffs: [] });
    expect(now.runeIds).toEqual(Array.from({ length: 20 }, () => null));
    expect(now.itemIds[HEAD]).toBe(game.helm);
    expect(now.defaultFilters).toMatchObject({ armorTypes: [3], maxPvpRank: 7 });
    expect(now.points).toEqual([custom('old', 'Old', [{ name: 'strength', value: 2 }])]);
    const other = tab();
    await other.updateCharacter(characterId, { level: 70 });
    await other.store.close();
    const stored = await raw();
    expect(await stored.get('points', 'old')).toEqual({
      name: 'Old',
      stats: [{ name: 'strength', value: 2 }],
    });
    expect(await stored.get('sets', id)).toMatchObject({
      phase: 3,
      points: [{ type: 'custom', pointId: 'old' }],
    });
    expect((await tab().getSet(id)).points).toEqual(now.points);
  });

  test('N3: what nothing can be made of is left where it is', async () => {
    const one = tab();
    await withSet(one);
    await one.store.close();
    const db = await raw();
    await db.put('sets', 'gibberish', 'broken');
    await db.put('characters', { name: 'No class' }, 'nobody');
    await db.put('meta', 99, 'revision');
    db.close();
    const other = tab();
    expect(await other.listCharacters()).toHaveLength(1);
    await other.createCharacter(game.warrior);
    await other.store.close();
    const after = await raw();
    expect(await after.get('sets', 'broken')).toBe('gibberish');
    expect(await after.get('characters', 'nobody')).toEqual({ name: 'No class' });
  });
});

describe('a browser that does not store', () => {
  function full() {
    return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
  }

  test('N3: full, it says so, keeps everything in the page and stores it when there is room', async () => {
    const one = tab();
    const set = await withSet(one);
    const room = full();
    const [, made] = await Promise.all([
      one.updateSet(set.id, { name: 'Kept in the page' }),
      one.createCharacter({ ...game.warrior, name: 'Also kept' }),
    ]);
    expect(one.store.health.now()).toBe('full');
    expect(whyNotStored('full')?.message).toBe(MESSAGES.storageFull());
    expect(await one.getSet(set.id)).toMatchObject({ name: 'Kept in the page' });
    expect(await one.getCharacter(made.id)).toMatchObject({ name: 'Also kept' });
    expect((await tab().getSet(set.id)).name).toBe('Raid');
    const exported = JSON.parse(await exportLocal(one, 'wrath')) as { characters: unknown };
    expect(exported.characters).toMatchObject([
      { name: 'Also kept', sets: [] },
      { name: 'Ragnar', sets: [{ name: 'Kept in the page' }] },
    ]);
    room.mockRestore();
    await one.store.retry();
    expect(one.store.health.now()).toBe('stored');
    expect(await everythingOf(tab())).toEqual(await everythingOf(one));
  });

  test('N3: what other tabs stored meanwhile stays', async () => {
    const [one, other] = [tab(), tab()];
    const set = await withSet(one);
    const room = full();
    await one.updateSet(set.id, { name: 'Kept in the page' });
    room.mockRestore();
    await other.createCharacter({ ...game.warrior, name: 'Elsewhere' });
    await one.store.retry();
    const names = (await tab().listCharacters()).map(({ name }) => name);
    expect(names).toEqual(['Elsewhere', 'Ragnar']);
    expect((await tab().getSet(set.id)).name).toBe('Kept in the page');
  });

  test('N3: a change that makes room is stored, with what waited', async () => {
    const one = tab();
    const set = await withSet(one);
    const room = full();
    await one.updateSet(set.id, { name: 'Waiting' });
    room.mockRestore();
    await one.updateSet(set.id, { pinned: true });
    expect(one.store.health.now()).toBe('stored');
    expect(await tab().getSet(set.id)).toMatchObject({ name: 'Waiting', pinned: true });
  });

  test('N3: refused, everything works in the page', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    const one = tab();
    const set = await withSet(one);
    await one.updateSet(set.id, { name: 'Here' });
    expect(one.store.health.now()).toBe('refused');
    expect(await one.getSet(set.id)).toMatchObject({ name: 'Here', version: 2 });
    expect(await one.shareSet(set.id)).toMatchObject({ publicId: expect.any(String) as string });
  });
});

describe('links', () => {
  test('D12: what cannot be reached when the set goes is withdrawn later', async () => {
    const links = new MemoryLinks();
    const one = tab(links);
    const set = await withSet(one);
    const { publicId } = await one.shareSet(set.id);
    const gone = vi.spyOn(MemoryRoster.prototype, 'deletePublicSet');
    gone.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await one.deleteSet(set.id);
    expect(await one.getPublicSet(publicId)).toMatchObject({ name: 'Raid' });
    const later = tab(links);
    await later.sweepLinks();
    await expect(later.getPublicSet(publicId)).rejects.toMatchObject({
      code: 'publicSetNotFound',
    });
  });

  test('X3: a set that moves to an account leaves its link behind', async () => {
    const links = new MemoryLinks();
    const one = tab(links);
    const set = await withSet(one);
    const { publicId } = await one.shareSet(set.id);
    const account = new MemoryRoster(game, links);
    // As whoever fetched it first hands it on.
    const leaving = await Promise.resolve(one.leaving());
    expect(await migrateRoster(leaving, account)).toEqual({ characters: 1, sets: 1, left: [] });
    await one.sweepLinks();
    expect(await one.listCharacters()).toEqual([]);
    expect(await account.listCharacters()).toHaveLength(1);
    expect(await account.getPublicSet(publicId)).toMatchObject({ name: 'Raid' });
  });
});
