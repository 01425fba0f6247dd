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

/** Each deleted a moment after the one before. */
const deleted = (count: number, sets: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, sets, deletedAt: START + at }));

test('the bin holds so many things, and lets the oldest go first', () => {
  const most = BIN_LIMITS.things;
  const gone = tooMuch(deleted(most + 3, 1), START + most + 3);
  expect(gone.map(({ id }) => id)).toEqual(['2', '1', '0']);
});

test('all characters an owner can have fit into the bin, with all their sets', () => {
  const sets = ROSTER_LIMITS['sets of one character'];
  const whole = deleted(ROSTER_LIMITS.sets / sets, sets);
  const one = { id: 'one', sets: 0, deletedAt: START + 99 };
  expect(tooMuch([...whole, one], START + 99, 'one')).toEqual([]);
  expect(tooMuch([...whole, ...whole], START + 99)).toEqual([]);
  expect(tooMuch([...whole, ...whole, ...whole], START + 99)).toHaveLength(whole.length);
});

test('what was put in just now stays, though clocks say all others came later', () => {
  const others = deleted(BIN_LIMITS.things, 1);
  const late = { id: 'late', sets: 0, deletedAt: START - 1 };
  const gone = tooMuch([...others, late], START - 1, 'late');
  expect(gone.map(({ id }) => id)).toEqual(['0']);
});
