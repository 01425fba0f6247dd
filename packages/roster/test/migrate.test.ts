import { PlannerError } from '@gearwright/game/messages.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { describe, expect, test } from 'vitest';
import { MemoryRoster } from '../src/memory-roster.ts';
import { migrateRoster, type MigrationProgress } from '../src/migrate.ts';
import type { Roster } from '../src/roster.ts';
import { addSet, custom, setInput, shared, STAMINA, type Rosters } from './contract/bench.ts';
import { CONNECTED } from './contract/contract-characters.ts';
import { SWORD } from './contract/contract-inventories.ts';
import { fixtureGame } from './contract/contract-game.ts';
import { faultyRoster } from './faulty-roster.ts';

const game = fixtureGame();

/** Two characters who share a point both ways, a connected set, and an item that is not legal any more. */
async function fill(mine: Roster): Promise<void> {
  const rosters = { game, mine, theirs: mine } satisfies Rosters;
  const anna = await mine.createCharacter({ ...game.warrior, name: 'Anna', guild: 'Hall' });
  const bert = await mine.createCharacter({ ...game.warrior, name: 'Bert', level: 20 });
  const kept = await addSet(rosters, {
    characterId: bert.id,
    name: 'Bert 1',
    points: [custom('b'), game.preset],
  });
  await mine.takeSnapshot(kept.id, { name: 'Kept' });
  await addSet(rosters, {
    characterId: anna.id,
    name: 'Anna 1',
    pinned: true,
    points: [shared(custom('b'), bert.id), custom('a', 'Of Anna', STAMINA)],
  });
  await addSet(rosters, {
    characterId: bert.id,
    name: 'Bert 2',
    points: [shared(custom('a'), anna.id)],
  });
  const illegal = setInput(rosters, bert.id, { name: 'Bert 3' });
  const blank = await mine.createSet(illegal);
  await mine.deleteSet(blank.id);
  const itemIds = blank.itemIds.with(HEAD, game.foreignHelm);
  await mine.createSet({ ...illegal, itemIds }, { asStored: true });
  await mine.saveInventory(anna.id, [SWORD, SWORD]);
  await mine.updateCharacter(anna.id, {
    connectedSets: [{ ...CONNECTED, points: [shared(custom('b'), bert.id), game.preset] }],
  });
}

/** Everything, with names in place of ids. */
async function described(roster: Roster): Promise<unknown> {
  const characters = await roster.listCharacters();
  const names = new Map(characters.map(({ id, name }) => [id, name]));
  const sets = await Promise.all(
    characters.flatMap((character) => character.sets.map(({ id }) => roster.getSet(id))),
  );
  for (const { id, name } of sets) names.set(id, name);
  const all = {
    characters: await Promise.all(characters.map((c) => roster.getCharacter(c.id))),
    sets,
    inventories: await Promise.all(characters.map((c) => roster.getInventory(c.id))),
    points: await roster.listPoints(),
    snapshots: await Promise.all(
      sets.map(async ({ id }) => {
        const { snapshots } = await roster.getHistory(id);
        return snapshots.map(({ name, takenAt, set }) => ({ name, takenAt, set }));
      }),
    ),
  };
  return JSON.parse(JSON.stringify(all), (key, value: unknown) => {
    if (key === 'version') return undefined;
    if (key === 'usedBy') return undefined;
    return typeof value === 'string' ? (names.get(value) ?? value) : value;
  });
}

const rosters = async (): Promise<{ from: Roster; to: Roster }> => {
  const from = new MemoryRoster(game);
  await fill(from);
  return { from, to: new MemoryRoster(game) };
};

describe('A3: migration', () => {
  test('moves everything as it was, broken rules and shared points included', async () => {
    const { from, to } = await rosters();
    const before = await described(from);
    const told: MigrationProgress[] = [];
    const moved = await migrateRoster(from, to, { onProgress: (now) => told.push(now) });
    expect(moved).toEqual({ characters: 2, sets: 4, left: [] });
    expect(await described(to)).toEqual(before);
    expect(await from.listCharacters()).toEqual([]);
    expect(await from.listPoints()).toEqual([]);
    expect(told).toEqual([
      { done: 0, total: 6, name: 'Anna' },
      { done: 1, total: 6, name: 'Anna 1' },
      { done: 2, total: 6, name: 'Bert' },
      { done: 3, total: 6, name: 'Bert 1' },
      { done: 4, total: 6, name: 'Bert 2' },
      { done: 5, total: 6, name: 'Bert 3' },
      { done: 6, total: 6, name: null },
    ]);
  });

  test('joins what is there already', async () => {
    const { from, to } = await rosters();
    await to.createCharacter({ ...game.warrior, name: 'Carl' });
    await migrateRoster(from, to);
    const names = (await to.listCharacters()).map(({ name }) => name);
    expect(names).toEqual(['Anna', 'Bert', 'Carl']);
  });

  const sides = [
    ['from', 15],
    ['to', 10],
  ] as const;
  const failures = sides.flatMap(([side, calls]) =>
    (['before', 'after'] as const).flatMap((when) =>
      Array.from({ length: calls }, (_, call) => [call + 1, side, when] as const),
    ),
  );
  test.each(failures)(
    'a failure in call %i (%s, %s) duplicates and loses nothing',
    async (call, side, when) => {
      const { from, to } = await rosters();
      const before = await described(from);
      const failing = { from, to, [side]: faultyRoster(side === 'from' ? from : to, call, when) };
      await expect(migrateRoster(failing.from, failing.to)).rejects.toThrow('The');
      const inBoth = [...(await from.listCharacters()), ...(await to.listCharacters())];
      expect(new Set(inBoth.map(({ name }) => name))).toEqual(new Set(['Anna', 'Bert']));
      await migrateRoster(from, to);
      expect(await described(to)).toEqual(before);
      expect(await from.listCharacters()).toEqual([]);
    },
  );

  test('what was edited there between two attempts stays', async () => {
    const { from, to } = await rosters();
    await migrateRoster(from, faultyRoster(to, 6, 'after')).catch(() => {});
    const [anna] = await to.listCharacters();
    await to.updateCharacter(anna!.id, { name: 'Annabel' });
    await to.updatePoint('b', { name: 'Edited', stats: STAMINA });
    await migrateRoster(from, to);
    const names = (await to.listCharacters()).map(({ name }) => name);
    expect(names).toEqual(['Annabel', 'Bert']);
    const points = await to.listPoints();
    expect(points.map(({ name }) => name)).toEqual(['Edited', 'Of Anna']);
  });

  test('what was edited here between two attempts arrives', async () => {
    const { from, to } = await rosters();
    await migrateRoster(from, faultyRoster(to, 8, 'after')).catch(() => {});
    const [anna, bert] = await from.listCharacters();
    await from.updateSet(anna!.sets[0]!.id, { name: 'Anna new' });
    await from.updateSet(bert!.sets[0]!.id, { name: 'Bert new' });
    await from.updateCharacter(bert!.id, { level: 21 });
    const before = await described(from);
    await migrateRoster(from, to);
    expect(await described(to)).toEqual(before);
    expect(await from.listCharacters()).toEqual([]);
  });

  test('a point edited here between two attempts arrives', async () => {
    const { from, to } = await rosters();
    await migrateRoster(from, faultyRoster(to, 8, 'after')).catch(() => {});
    await from.updatePoint('b', { name: 'Edited here', stats: STAMINA });
    const before = await described(from);
    await migrateRoster(from, to);
    expect(await described(to)).toEqual(before);
  });

  test.each(['in one visit', 'in two visits'])(
    'a point edited on both sides between two attempts is kept twice, %s',
    async (visits) => {
      const { from, to } = await rosters();
      await migrateRoster(from, faultyRoster(to, 8, 'after')).catch(() => {});
      await from.updatePoint('b', { name: 'Edited here', stats: STAMINA });
      await to.updatePoint('b', { name: 'Edited there', stats: STAMINA });
      // What was sent is remembered with the roster: another one knows nothing of it.
      const again = visits === 'in one visit' ? from : faultyRoster(from, Infinity, 'after');
      await migrateRoster(again, to);
      const names = (await to.listPoints()).map(({ name }) => name);
      expect(names).toEqual(['Edited here', 'Edited there', 'Of Anna']);
    },
  );

  test('whoever cannot be stays here and is named; all others move', async () => {
    const { from, to } = await rosters();
    const [anna] = await from.listCharacters();
    const create = to.createCharacter.bind(to);
    to.createCharacter = async (input, options) => {
      if (input.name === 'Anna') throw new PlannerError('classNotOfRace', 'gnome', 'druid');
      return create(input, options);
    };
    const { left, ...moved } = await migrateRoster(from, to);
    expect(moved).toEqual({ characters: 1, sets: 3 });
    expect(left).toEqual([{ name: 'Anna', set: null, reason: 'A gnome cannot be a druid' }]);
    expect(await from.listCharacters()).toMatchObject([{ id: anna!.id, sets: [{}] }]);
    expect(await to.listCharacters()).toMatchObject([{ name: 'Bert', sets: [{}, {}, {}] }]);
  });

  test('a set that is refused stays with its character; its other sets move, once', async () => {
    const { from, to } = await rosters();
    const create = to.createSet.bind(to);
    to.createSet = async (input, options) => {
      if (input.name === 'Bert 2') throw new PlannerError('limitReached', 'sets', 2000);
      return create(input, options);
    };
    for (const sets of [3, 0]) {
      const { left, ...moved } = await migrateRoster(from, to);
      expect(moved.sets).toBe(sets);
      expect(left).toMatchObject([{ name: 'Bert', set: 'Bert 2' }]);
    }
    expect(await from.listCharacters()).toMatchObject([
      { name: 'Bert', sets: [{ name: 'Bert 2' }] },
    ]);
    to.createSet = create;
    await migrateRoster(from, to);
    expect(await from.listCharacters()).toEqual([]);
    const [, bert] = await to.listCharacters();
    expect(bert!.sets.map(({ name }) => name)).toEqual(['Bert 1', 'Bert 2', 'Bert 3']);
  });

  test('a snapshot taken while moving arrives too', async () => {
    const { from, to } = await rosters();
    const [anna] = await from.listCharacters();
    const { id } = anna!.sets[0]!;
    const takeAt = async ({ name }: MigrationProgress): Promise<void> => {
      if (name === 'Bert 3') await from.takeSnapshot(id, { name: 'Late' });
    };
    const done = await migrateRoster(from, to, { onProgress: (now) => void takeAt(now) });
    expect(done).toEqual({ characters: 2, sets: 4, left: [] });
    const [there] = await to.listCharacters();
    const { snapshots } = await to.getHistory(there!.sets[0]!.id);
    expect(snapshots.map(({ name }) => name)).toEqual(['Late']);
    expect(await from.listCharacters()).toEqual([]);
  });

  test('a snapshot that is refused is named, and stays with its set, which is there as well', async () => {
    const { from, to } = await rosters();
    const take = to.takeSnapshot.bind(to);
    to.takeSnapshot = () =>
      Promise.reject(new PlannerError('limitReached', 'snapshots of one set', 20));
    const { left, sets } = await migrateRoster(from, to);
    expect(sets).toBe(4);
    expect(left).toMatchObject([{ name: 'Bert', set: 'Bert 1', snapshot: 'Kept' }]);
    expect(await from.listCharacters()).toMatchObject([
      { name: 'Bert', sets: [{ name: 'Bert 1' }] },
    ]);
    to.takeSnapshot = take;
    expect((await migrateRoster(from, to)).left).toEqual([]);
    expect(await from.listCharacters()).toEqual([]);
    const [, bert] = await to.listCharacters();
    expect(bert!.sets.map(({ name }) => name)).toEqual(['Bert 1', 'Bert 2', 'Bert 3']);
    expect((await to.getHistory(bert!.sets[0]!.id)).snapshots).toMatchObject([{ name: 'Kept' }]);
  });

  test('a session that ends stops it: nothing is left behind for that', async () => {
    const { from, to } = await rosters();
    to.createSet = () => Promise.reject(new PlannerError('sessionEnded'));
    await expect(migrateRoster(from, to)).rejects.toThrow('You have been signed out');
    expect(await from.listCharacters()).toHaveLength(2);
  });

  test('a set edited on both sides between two attempts is kept twice', async () => {
    const { from, to } = await rosters();
    await migrateRoster(from, faultyRoster(to, 6, 'after')).catch(() => {});
    const [here] = await from.listCharacters();
    const [there] = await to.listCharacters();
    await from.updateSet(here!.sets[0]!.id, { name: 'Edited here' });
    await to.updateSet(there!.sets[0]!.id, { name: 'Edited there' });
    await migrateRoster(from, to);
    const [anna] = await to.listCharacters();
    expect(anna!.sets.map(({ name }) => name)).toEqual(['Edited here', 'Edited there']);
  });

  test('a set added while moving, and one edited, arrive too', async () => {
    const { from, to } = await rosters();
    const [anna] = await from.listCharacters();
    let isAdded = false;
    const onProgress = async ({ name }: MigrationProgress): Promise<void> => {
      if (name !== 'Bert 3' || isAdded) return;
      isAdded = true;
      await addSet({ game, mine: from, theirs: from }, { characterId: anna!.id, name: 'Anna 2' });
      await from.updateSet(anna!.sets[0]!.id, { name: 'Anna edited' });
    };
    const done = await migrateRoster(from, to, { onProgress: (now) => void onProgress(now) });
    expect(done).toEqual({ characters: 2, sets: 5, left: [] });
    const [arrived] = await to.listCharacters();
    expect(arrived!.sets.map(({ name }) => name)).toEqual(['Anna 2', 'Anna edited']);
    expect(await from.listCharacters()).toEqual([]);
  });
});
