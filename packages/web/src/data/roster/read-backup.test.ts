import { expect, test } from 'vitest';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { migrateRoster } from '@gearwright/roster/migrate.ts';
import { custom, everythingOf, setInput, shared } from '@gearwright/roster/test/contract/bench.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { SWORD } from '@gearwright/roster/test/contract/contract-inventories.ts';
import { exportLocal } from '../browser-roster/export-local.ts';
import { readBackup } from './read-backup.ts';

const game = fixtureGame();
const edition = game.edition.key;

async function filled() {
  const roster = new MemoryRoster(game);
  const bench = { game, mine: roster, theirs: roster };
  const anna = await roster.createCharacter({ ...game.warrior, name: 'Anna' });
  const bert = await roster.createCharacter({ ...game.warrior, name: 'Bert' });
  await roster.saveInventory(anna.id, [SWORD]);
  const set = await roster.createSet(
    setInput(bench, anna.id, { points: [custom('a'), game.preset] }),
  );
  await roster.takeSnapshot(set.id, { name: 'Kept' });
  const link = shared(custom('a'), anna.id);
  await roster.createSet(setInput(bench, bert.id, { name: 'Other', points: [link] }));
  return roster;
}

const named = async (roster: MemoryRoster) =>
  (await roster.listCharacters()).map(({ name, sets }) => [name, sets.map((set) => set.name)]);

test.each([
  ['this browser', (text: string) => text],
  [
    'an account',
    (text: string) => {
      const { characters } = JSON.parse(text) as { readonly characters: unknown };
      return JSON.stringify({ account: {}, sessions: [], editions: { [edition]: { characters } } });
    },
  ],
])('the file of %s is put back whole, and again without doubles', async (_whose, written) => {
  const before = await filled();
  const text = written(await exportLocal(before, edition));
  const there = new MemoryRoster(game);
  for (let times = 0; times < 2; times++) {
    const backup = readBackup(text, edition)!;
    const { left } = await migrateRoster(new MemoryRoster(game, undefined, backup), there);
    expect(left).toEqual([]);
  }
  expect(await named(there)).toEqual(await named(before));
  const { inventories } = (await everythingOf(there)) as { readonly inventories: unknown };
  expect(inventories).toEqual([[SWORD], []]);
  const [anna] = await there.listCharacters();
  const { snapshots } = await there.getHistory(anna!.sets[0]!.id);
  expect(snapshots).toMatchObject([{ name: 'Kept', set: { points: [{ pointId: 'a' }, {}] } }]);
  expect((await there.listPoints()).map(({ name }) => name)).toEqual(['Mine']);
});

test('other texts are no file of ours, and a damaged one brings what can be read', () => {
  for (const text of ['', 'hello', '[]', '{"items":[]}', '{"gearwright":1', '19019']) {
    expect(readBackup(text, edition)).toBeNull();
  }
  const damaged = { gearwright: 1, edition, characters: [{ id: 'x' }, null, 7] };
  expect(readBackup(JSON.stringify(damaged), edition)?.characters.size).toBe(0);
  expect(readBackup('{"gearwright":1,"edition":"other"}', edition)?.characters.size).toBe(0);
});
