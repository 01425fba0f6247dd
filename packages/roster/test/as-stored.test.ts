import { classic } from '@gearwright/game/edition/classic.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { wrath } from '@gearwright/game/edition/wrath.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { expect, test } from 'vitest';
import { MemoryRoster } from '../src/memory-roster.ts';
import type { CharacterInput } from '../src/roster.ts';
import { expectRefusal, expectRefusalAndNoChange, setInput } from './contract/bench.ts';
import { fixtureGame } from './contract/contract-game.ts';

const fixture = fixtureGame();
const [human, ...others] = fixture.dataset.races;
const withDeathKnights = {
  ...human!,
  classes: [...human!.classes, 'deathknight' as const],
};
/** A dataset that knows human death knights, so that only the edition can refuse one. */
const dataset = { ...fixture.dataset, races: [withDeathKnights, ...others] };
const deathKnight: CharacterInput = { ...fixture.warrior, gameClass: 'deathknight', level: 80 };

function begin(edition: Edition) {
  const game = { ...fixture, dataset, edition };
  const mine = new MemoryRoster(game);
  return { game, mine, theirs: mine };
}

function shared(character: CharacterInput) {
  const { gameClass } = character;
  const ids = { id: 'a', characterId: 'a' };
  const set = storeSet(newGearSet({ ...ids, name: 'Raid', gameClass, spec: 'blood', phase: 1 }));
  return { set, character: { ...character, faction: 'alliance' as const } };
}

test.each([
  ['level', { ...fixture.warrior, level: 61 }, 'outOfRange'],
  ['class', { ...deathKnight, level: 60 }, 'classNotOfRace'],
  ['level and class', deathKnight, 'outOfRange'],
  ['race', { ...fixture.warrior, level: 60, race: 'bloodelf' }, 'classNotOfRace'],
  ['pair', { ...fixture.warrior, level: 60, gameClass: 'shaman' }, 'classNotOfRace'],
] as const)('E4: no %s of another edition is stored as it was', async (_, character, code) => {
  const bench = begin(classic);
  const { mine } = bench;
  const asStored = { asStored: true };
  await expectRefusalAndNoChange(bench, () => mine.createCharacter(character, asStored), code);
  await expectRefusal(mine.createPublicSet(shared(character), asStored), code);
  await expectRefusal(mine.createPublicSet(shared(character)), code);
});

test('E4: nor is a set of a level-80 death knight in Classic', async () => {
  const bench = begin(wrath);
  const { mine, game } = bench;
  const { id } = await mine.createCharacter(deathKnight, { asStored: true });
  const input = setInput(bench, id, { spec: 'blood' });
  expect(await mine.createSet(input, { asStored: true })).toMatchObject({ characterId: id });
  game.edition = classic;
  const again = () => mine.createSet(input, { asStored: true });
  await expectRefusalAndNoChange(bench, again, 'outOfRange');
  const warrior = await mine.createCharacter({ ...fixture.warrior, level: 60 });
  const foreign = setInput(bench, warrior.id, { gameClass: 'deathknight' });
  const other = () => mine.createSet(foreign, { asStored: true });
  await expectRefusalAndNoChange(bench, other, 'otherClass');
});

test('E4: looks that there were once are kept', async () => {
  const { mine } = begin(wrath);
  const variations = { ...fixture.warrior.variations, face: 90 };
  const input = { ...fixture.warrior, variations };
  await expectRefusal(mine.createCharacter(input), 'outOfRange');
  expect(await mine.createCharacter(input, { asStored: true })).toMatchObject({ variations });
});
