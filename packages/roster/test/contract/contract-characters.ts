import { HEAD } from '@gearwright/game/slot/slots.ts';
import type { MessageCode } from '@gearwright/game/messages.ts';
import { describe, expect, test } from 'vitest';
import type { CharacterInput } from '../../src/roster.ts';
import {
  addCharacter,
  addSet,
  custom,
  everythingOf,
  expectRefusal,
  expectRefusalAndNoChange,
  setInput,
  type Bench,
} from './bench.ts';

export const CONNECTED = {
  id: 'eu-gehennas-ragnar',
  region: 'eu',
  realm: 'Gehennas',
  name: 'Ragnar',
} as const;

export function charactersContract(bench: Bench): void {
  describe('characters', () => {
    test('C4: a character is kept as it was made, with its faction', async () => {
      const { mine, game } = bench();
      const made = await addCharacter(bench(), { guild: 'Hall', realm: 'Gehennas' });
      const expected = {
        ...game.warrior,
        id: made.id,
        guild: 'Hall',
        realm: 'Gehennas',
        spec: null,
        faction: 'alliance',
      };
      expect(made).toEqual(expected);
      expect(await mine.getCharacter(made.id)).toEqual({ ...expected, sets: [] });
    });

    test('S5: characters and their sets are listed by name', async () => {
      const { mine } = bench();
      const names = ['Éowyn', 'anna', 'Bert 10', 'Bert 9', 'Zoë', 'Anna'];
      for (const name of names) await addCharacter(bench(), { name });
      const listed = await mine.listCharacters();
      expect(listed.map(({ name }) => name)).toEqual([
        'anna',
        'Anna',
        'Bert 9',
        'Bert 10',
        'Éowyn',
        'Zoë',
      ]);
      const { id } = listed[0]!;
      for (const name of ['Tank', 'raid', 'Alt']) await addSet(bench(), { characterId: id, name });
      const { sets } = await mine.getCharacter(id);
      expect(sets.map(({ name }) => name)).toEqual(['Alt', 'raid', 'Tank']);
      expect((await mine.listCharacters())[0]!.sets).toEqual(sets);
    });

    test('D16: the list has what cards and the home page show', async () => {
      const { mine, game } = bench();
      const { id } = await addCharacter(bench(), {
        connectedSets: [{ ...CONNECTED, points: [game.preset] }],
      });
      const itemIds = Array.from<string | null>({ length: 20 }).fill(null).with(HEAD, game.helm);
      const itemsAcquired = Array.from({ length: 20 }, () => true);
      const gear = { itemIds, itemsAcquired };
      const set = await addSet(bench(), { characterId: id, pinned: true, ...gear });
      const { name, realm, gender, race, level, gameClass } = game.warrior;
      expect(await mine.listCharacters()).toEqual([
        {
          id,
          name,
          realm,
          gender,
          race,
          level,
          gameClass,
          faction: 'alliance',
          sets: [
            {
              id: set.id,
              name: 'Raid',
              spec: game.spec,
              phase: 1,
              pinned: true,
              version: 1,
              itemIds,
              acquired: 1,
            },
          ],
          connectedSets: [{ ...CONNECTED, points: [game.preset] }],
        },
      ]);
    });

    test('a change touches only what was sent', async () => {
      const { mine } = bench();
      const { id, ...made } = await addCharacter(bench());
      const changed = await mine.updateCharacter(id, { name: 'Rollo', level: 20 });
      expect(changed).toEqual({ ...made, id, name: 'Rollo', level: 20 });
      expect(await mine.getCharacter(id)).toEqual({ ...changed, sets: [] });
      expect(await mine.updateCharacter(id, {})).toEqual(changed);
    });

    test('C4: deleting a character deletes its sets, their points and their links', async () => {
      const { mine, theirs } = bench();
      const set = await addSet(bench(), { points: [custom('weights')] });
      const { publicId } = await mine.shareSet(set.id);
      const other = await addSet(bench());
      expect(await mine.deleteCharacter(set.characterId)).toEqual({ id: set.characterId });
      await expectRefusal(mine.getCharacter(set.characterId), 'characterNotFound');
      await expectRefusal(mine.getSet(set.id), 'setNotFound');
      await expectRefusal(theirs.getPublicSet(publicId), 'publicSetNotFound');
      expect(await mine.listPoints()).toEqual([]);
      expect(await mine.getSet(other.id)).toMatchObject({ id: other.id });
    });

    test.each<[string, Partial<CharacterInput>, MessageCode]>([
      ['no name', { name: '' }, 'required'],
      ['a name of spaces', { name: '  ' }, 'required'],
      ['a level no game has', { level: 81 }, 'outOfRange'],
      ['a class the race cannot be', { gameClass: 'shaman' }, 'classNotOfRace'],
      [
        'a face there is not',
        { variations: { skinColor: 0, face: 90, hair: 0, hairColor: 0, facialHair: 0 } },
        'outOfRange',
      ],
    ])('E4: %s is refused, when creating and when changing', async (_, facts, code) => {
      const { mine } = bench();
      const { id } = await addCharacter(bench());
      await expectRefusalAndNoChange(bench(), () => addCharacter(bench(), facts), code);
      await expectRefusalAndNoChange(bench(), () => mine.updateCharacter(id, facts), code);
    });

    test('E4: one old fault licenses no new one', async () => {
      const { mine, game } = bench();
      const variations = { ...game.warrior.variations, face: 90 };
      const { id } = await mine.createCharacter(
        { ...game.warrior, variations },
        { asStored: true },
      );
      expect(await mine.updateCharacter(id, { level: 20 })).toMatchObject({ level: 20 });
      const hair = { variations: { ...variations, hair: 91 } };
      await expectRefusalAndNoChange(bench(), () => mine.updateCharacter(id, hair), 'outOfRange');
      const shaman = () => mine.updateCharacter(id, { gameClass: 'shaman' });
      await expectRefusalAndNoChange(bench(), shaman, 'classNotOfRace');
    });

    test('E4: names have an end', async () => {
      const long = { name: 'x'.repeat(51) };
      await expectRefusalAndNoChange(bench(), () => addCharacter(bench(), long), 'tooLong');
    });

    test('C3: the class stays while there are sets of it', async () => {
      const { mine } = bench();
      const { id } = await addCharacter(bench());
      expect(await mine.updateCharacter(id, { gameClass: 'mage' })).toMatchObject({
        gameClass: 'mage',
      });
      await mine.updateCharacter(id, { gameClass: 'warrior' });
      await addSet(bench(), { characterId: id });
      const change = () => mine.updateCharacter(id, { gameClass: 'mage' });
      await expectRefusalAndNoChange(bench(), change, 'otherClass');
    });

    test('L1: one live character is linked once', async () => {
      const { game, mine } = bench();
      const twice = [CONNECTED, CONNECTED].map((set) => ({ ...set, points: [game.preset] }));
      const { id } = await addCharacter(bench());
      await expectRefusalAndNoChange(
        bench(),
        () => mine.updateCharacter(id, { connectedSets: twice }),
        'liveCharacterAlreadyLinked',
      );
    });

    test('N1: what is not there is said so', async () => {
      const { mine } = bench();
      for (const id of ['nobody', '', 'a\u0000b', '💎', "'; drop table", 'x'.repeat(5000)]) {
        await expectRefusal(mine.getCharacter(id), 'characterNotFound');
        await expectRefusal(mine.updateCharacter(id, { level: 1 }), 'characterNotFound');
        await expectRefusal(mine.deleteCharacter(id), 'characterNotFound');
        await expectRefusal(mine.createPointsForLevel(id, 1, 2), 'characterNotFound');
        await expectRefusal(mine.createSet(setInput(bench(), id)), 'characterDoesNotExist');
      }
    });

    test('any letters make a name', async () => {
      const { mine } = bench();
      const names = ['Ünïcødé 💎', 'a\u0000b', 'half \ud800 pair', '\u202egnol', "O'Neil; --"];
      for (const name of names) {
        const { id } = await addCharacter(bench(), { name });
        expect((await mine.getCharacter(id)).name).toBe(name);
      }
      expect(await mine.listCharacters()).toHaveLength(names.length);
      expect(await everythingOf(mine)).toEqual(await everythingOf(mine));
    });
  });
}
