import { classic } from '@gearwright/game/edition/classic.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { fixtureDataset } from '@gearwright/game/test/rules/fixture-dataset.ts';
import { makePreset } from '@gearwright/game/test/rules/make-preset.ts';
import { describe, expect, test } from 'vitest';
import { copyBetweenEditions } from '../src/copy-between-editions.ts';
import { MemoryRoster } from '../src/memory-roster.ts';
import { addSet, everythingOf, type Rosters } from './contract/bench.ts';
import { fixtureGame } from './contract/contract-game.ts';
import { faultyRoster } from './faulty-roster.ts';

const fixture = fixtureGame();
const draenei = { race: 'draenei', id: 11, faction: 'alliance', classes: ['warrior'] } as const;
const wrathGame = {
  ...fixture,
  dataset: { ...fixture.dataset, races: [...fixture.dataset.races, draenei] },
};
const classicGame = {
  edition: classic,
  dataset: fixtureDataset(classic, [makePreset('warrior', 'fury', { id: 'classic-fury' })]),
};

async function begin() {
  const roster = new MemoryRoster(wrathGame);
  const bench: Rosters = { game: wrathGame, mine: roster, theirs: roster };
  const set = await addSet(bench, { phase: 3, talents: '' });
  await roster.updateSet(set.id, {
    itemIds: set.itemIds.with(HEAD, wrathGame.helm),
    gemIds: set.gemIds.with(HEAD, [null, '201']),
  });
  return {
    from: { roster, game: wrathGame },
    to: { roster: new MemoryRoster(classicGame), game: classicGame },
    characterId: set.characterId,
  };
}

describe('C5: copy from another expansion', () => {
  test('sets are rebuilt with a preset point, phase 1 and no talents, and what was dropped is told', async () => {
    const { from, to, characterId } = await begin();
    const before = await everythingOf(from.roster);
    const told: number[] = [];
    const [copy] = await copyBetweenEditions([characterId], from, to, {
      clientKey: 'copy-1',
      onProgress: ({ done }) => told.push(done),
    });
    expect(copy).toMatchObject({ name: 'Ragnar', refusal: null });
    expect(copy!.dropped).toEqual([
      { setName: 'Raid', where: 'Head', name: wrathGame.dataset.item('201')!.name },
    ]);
    expect(told).toEqual([0, 1]);
    const { level, sets } = await to.roster.getCharacter(copy!.id!);
    expect(level).toBe(60);
    const set = await to.roster.getSet(sets[0]!.id);
    expect(set).toMatchObject({ name: 'Raid', spec: 'fury', phase: 1, talents: '', warnings: [] });
    expect(set.points.map(({ pointId }) => pointId)).toEqual(['classic-fury']);
    expect(set.itemIds[HEAD]).toBe(wrathGame.helm);
    expect(await everythingOf(from.roster)).toEqual(before);
  });

  test('who cannot go there is told, the others go', async () => {
    const { from, to, characterId } = await begin();
    const { id } = await from.roster.createCharacter({
      ...wrathGame.warrior,
      name: 'Arthas',
      race: 'draenei',
    });
    const copies = await copyBetweenEditions([id, characterId], from, to, { clientKey: 'copy-1' });
    expect(copies.map(({ name, refusal }) => [name, refusal?.code])).toEqual([
      ['Arthas', 'classNotOfRace'],
      ['Ragnar', undefined],
    ]);
    expect(await to.roster.listCharacters()).toHaveLength(1);
  });

  test.each([1, 2])(
    'D18: repeated after a lost answer (%i), it makes nothing twice',
    async (call) => {
      const { from, to, characterId } = await begin();
      const options = { clientKey: 'copy-1' };
      const lossy = { ...to, roster: faultyRoster(to.roster, call, 'after') };
      const first = copyBetweenEditions([characterId], from, lossy, options);
      await expect(first).rejects.toThrow('The answer is lost');
      await copyBetweenEditions([characterId], from, to, options);
      const characters = await to.roster.listCharacters();
      expect(characters.map(({ sets }) => sets.length)).toEqual([1]);
    },
  );
});
