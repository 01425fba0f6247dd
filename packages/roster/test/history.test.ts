import { afterEach, expect, test, vi } from 'vitest';
import { LONGEST, PAUSE } from '../src/history/edit-group.ts';
import { openPast, packPast } from '../src/history/past-set.ts';
import { MemoryRoster } from '../src/memory-roster.ts';
import { withoutIds } from '@gearwright/game/stored/without-ids.ts';
import { addSet, custom } from './contract/bench.ts';
import { fixtureGame } from './contract/contract-game.ts';

const START = Date.UTC(2026, 0, 1);
const game = fixtureGame();

afterEach(() => {
  vi.useRealTimers();
});

/** Renames a set at each of these moments; what was kept of it. */
async function versionsAfter(moments: readonly number[]): Promise<readonly string[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  const roster = new MemoryRoster(game);
  const { id } = await addSet({ game, mine: roster, theirs: roster }, { name: 'Made' });
  for (const [at, moment] of moments.entries()) {
    vi.setSystemTime(START + moment);
    await roster.updateSet(id, { name: `Edit ${at}` });
  }
  return (await roster.getHistory(id)).versions.map(({ set }) => set.name);
}

test('thirty swaps are one version', async () => {
  expect(await versionsAfter(Array.from({ length: 30 }, (_, at) => at * 1_000))).toEqual([]);
});

test('a pause begins a new one', async () => {
  expect(await versionsAfter([PAUSE, PAUSE * 2, PAUSE * 3 + 1])).toEqual(['Edit 1']);
});

test('an evening without a pause is several', async () => {
  const minute = 60_000;
  const edits = Array.from({ length: (LONGEST / minute) * 3 }, (_, at) => at * minute);
  const kept = await versionsAfter(edits);
  expect(kept).toEqual(['Edit 61', 'Edit 30']);
});

test('a set that was stored before there was a history keeps what it was', async () => {
  const roster = new MemoryRoster(game);
  const { id } = await addSet({ game, mine: roster, theirs: roster }, { name: 'Old' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + PAUSE + 1 });
  await roster.updateSet(id, { name: 'New' });
  expect((await roster.getHistory(id)).versions).toMatchObject([{ set: { name: 'Old' } }]);
});

test('a state is read again as it was packed; what is no set is none', async () => {
  const roster = new MemoryRoster(game);
  const points = [custom('mine'), game.preset];
  const set = withoutIds(await addSet({ game, mine: roster, theirs: roster }, { points }));
  expect(openPast(packPast(set), game.dataset)).toEqual(set);
  for (const text of ['', '{', 'null', '7', '[]', '{"name":"No class"}']) {
    expect(openPast(text, game.dataset)).toBeNull();
  }
});
