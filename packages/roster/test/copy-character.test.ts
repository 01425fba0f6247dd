import { HEAD } from '@gearwright/game/slot/slots.ts';
import { expect, test } from 'vitest';
import { copyCharacterIn } from '../src/copy-character.ts';
import { MemoryRoster } from '../src/memory-roster.ts';
import { custom, setInput } from './contract/bench.ts';
import { CONNECTED } from './contract/contract-characters.ts';
import { fixtureGame } from './contract/contract-game.ts';
import { SWORD } from './contract/contract-inventories.ts';
import { faultyRoster } from './faulty-roster.ts';

const game = fixtureGame();

async function ragnar() {
  const roster = new MemoryRoster(game);
  const connectedSets = [{ ...CONNECTED, points: [custom('linked')] }];
  const { id } = await roster.createCharacter({ ...game.warrior, connectedSets });
  const bench = { game, mine: roster, theirs: roster };
  const one = setInput(bench, id, { name: 'Raid', pinned: true, points: [custom('own')] });
  const { itemIds } = await roster.createSet({ ...one, name: 'Spare', points: [game.preset] });
  // A helm of another class: it was legal once.
  const worn = { ...one, itemIds: itemIds.with(HEAD, game.foreignHelm) };
  await roster.createSet(worn, { asStored: true });
  await roster.saveInventory(id, [SWORD]);
  return { roster, id };
}

test('C4: a copy has the fields, every set under a new id, and custom points of its own', async () => {
  const { roster, id } = await ragnar();
  const copyId = await copyCharacterIn(roster, game, { id, name: 'Rollo' }, { clientKey: 'k' });
  const [before, copy] = [await roster.getCharacter(id), await roster.getCharacter(copyId)];
  const { id: _, name, sets, connectedSets, ...fields } = copy;
  expect(name).toBe('Rollo');
  expect(before).toMatchObject(fields);
  expect(connectedSets).toMatchObject([{ id: CONNECTED.id, points: [{ name: 'Mine' }] }]);
  expect(sets.map((set) => set.name)).toEqual(['Raid', 'Spare']);
  const raid = await roster.getSet(sets[0]!.id);
  expect(raid.itemIds[HEAD]).toBe(game.foreignHelm);
  expect(raid.pinned).toBe(false);
  const ids = (await roster.listPoints()).map(({ pointId }) => pointId);
  expect(new Set(ids).size).toBe(4);
  expect(before.sets).toHaveLength(2);
  expect(await roster.getInventory(copyId)).toEqual([SWORD]);
});

test.each([1, 2, 3, 4, 5, 6])(
  'D18: copying again after call %i was lost makes nothing twice',
  async (call) => {
    const { roster, id } = await ragnar();
    const failing = faultyRoster(roster, call, 'after');
    const asked = [{ id, name: 'Rollo' }, { clientKey: 'k' }] as const;
    await expect(copyCharacterIn(failing, game, ...asked)).rejects.toThrow('lost');
    await copyCharacterIn(roster, game, ...asked);
    const all = await roster.listCharacters();
    expect(all.map(({ name, sets }) => [name, sets.length])).toEqual([
      ['Ragnar', 2],
      ['Rollo', 2],
    ]);
  },
);
