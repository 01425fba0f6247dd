import { afterEach, expect, test, vi } from 'vitest';
import { BIN_LIMITS, tooMuch } from '../src/bin.ts';
import { MemoryRoster } from '../src/memory-roster.ts';
import { ROSTER_LIMITS } from '../src/limits.ts';
import { expectRefusal, setInput } from './contract/bench.ts';
import { fixtureGame } from './contract/contract-game.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);

afterEach(() => {
  vi.useRealTimers();
});

test('what was deleted can be had back for 30 days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  const game = fixtureGame();
  const roster = new MemoryRoster(game);
  const { id } = await roster.createCharacter(game.warrior);
  await roster.deleteCharacter(id);
  vi.setSystemTime(START + 30 * DAY - 1);
  expect(await roster.listBin()).toMatchObject([{ id, deletedAt: START }]);
  vi.setSystemTime(START + 30 * DAY);
  expect(await roster.listBin()).toEqual([]);
  await expectRefusal(roster.restoreFromBin(id), 'notInBin');
});

test('what is in the bin does not count, and restoring keeps the limit', async () => {
  const game = fixtureGame();
  const roster = new MemoryRoster(game);
  const { id } = await roster.createCharacter(game.warrior);
  const input = setInput({ game, mine: roster, theirs: roster }, id);
  const binned = await roster.createSet(input);
  await roster.deleteSet(binned.id);
  const most = ROSTER_LIMITS['sets of one character'];
  const full = await Promise.all(Array.from({ length: most }, () => roster.createSet(input)));
  await expectRefusal(roster.restoreFromBin(binned.id), 'limitReached');
  expect(await roster.listBin()).toHaveLength(1);
  await roster.deleteSet(full[0]!.id);
  await roster.restoreFromBin(binned.id);
  expect((await roster.getCharacter(id)).sets).toHaveLength(most);
});

test('the bin holds so many things, and lets the oldest go first', () => {
  const things = Array.from({ length: 30 }, (_, at) => ({
    id: `${at}`,
    sets: 19,
    deletedAt: START + at,
  }));
  const gone = tooMuch(things, START + 30).map(({ id }) => id);
  expect(gone).toEqual(['4', '3', '2', '1', '0']);
  // The last one stays, however large it is.
  const large = [{ id: 'large', sets: BIN_LIMITS.things, deletedAt: START }];
  expect(tooMuch(large, START)).toEqual([]);
});
