import type { MessageCode } from '@gearwright/game/messages.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { CHEST, HEAD } from '@gearwright/game/slot/slots.ts';
import { describe, expect, test } from 'vitest';
import type { SetPatch } from '../../src/roster.ts';
import { StaleSetError } from '../../src/stale-set-error.ts';
import {
  addCharacter,
  addSet,
  expectRefusal,
  expectRefusalAndNoChange,
  setInput,
  type Bench,
} from './bench.ts';

export function setsContract(bench: Bench): void {
  const bare = () =>
    storeSet(newGearSet({ ...IDS, name: '', gameClass: 'warrior', spec: '', phase: 1 }));

  describe('sets', () => {
    test('S2: a new set has the defaults', async () => {
      const { mine, game } = bench();
      const character = await addCharacter(bench());
      const set = await addSet(bench(), { characterId: character.id });
      const expected = {
        ...bare(),
        id: set.id,
        characterId: character.id,
        version: 1,
        name: 'Raid',
        spec: game.spec,
        points: [game.preset],
      };
      expect(set).toEqual(expected);
      expect(await mine.getSet(set.id)).toEqual({ ...expected, character, warnings: [] });
    });

    test('every field of a set is kept', async () => {
      const { mine, game } = bench();
      const fields: Required<SetPatch> = {
        pinned: true,
        name: 'Everything',
        spec: 'arms',
        phase: 2,
        itemIds: bare().itemIds.with(HEAD, game.helm),
        enchantIds: bare().enchantIds,
        gemIds: bare().gemIds,
        runeIds: bare().runeIds,
        itemsAcquired: bare().itemsAcquired.with(HEAD, true),
        enchantsAcquired: bare().enchantsAcquired.with(HEAD, true),
        gemsAcquired: bare().gemsAcquired.with(HEAD, [true, false]),
        wishlistIds: [game.otherHelm, game.helm],
        glyphIds: bare().glyphIds,
        talents: '',
        points: [game.lowPreset, game.preset],
        buffs: [],
        effectValues: [{ pointId: 'p', thing: 'item:29305', value: 12.5 }],
        goals: {
          caps: [{ stat: 'hitRating', kind: 'worthlessAbove', amount: 142, enabled: false }],
          arms: 'shield',
        },
        consumables: [],
        modelSettings: { showHelm: false, showCloak: false, sheathed: true },
        defaultFilters: {
          sources: ['raid'],
          raids: [1, 2],
          mainWeaponTypes: [],
          offWeaponTypes: null,
          rangedWeaponTypes: [2],
          armorTypes: [3],
          professions: ['engineering'],
          maxPvpRank: 3,
          maxArenaRating: 1500,
        },
      };
      const set = await addSet(bench());
      const changed = await mine.updateSet(set.id, fields);
      expect(changed).toEqual({ ...set, ...fields, version: 2 });
      // What a change does not name stays.
      expect(await mine.updateSet(set.id, { phase: 3 })).toEqual({
        ...changed,
        phase: 3,
        version: 3,
      });
      const made = await addSet(bench(), { ...fields, characterId: set.characterId });
      expect(made).toEqual({ ...set, ...fields, id: made.id, version: 1 });
      const { character: _, warnings, ...kept } = await mine.getSet(made.id);
      expect([kept, warnings]).toEqual([made, []]);
    });

    test('D17: without a version only the fields sent are overwritten', async () => {
      const { mine } = bench();
      const set = await addSet(bench());
      await mine.updateSet(set.id, { name: 'One' });
      await mine.updateSet(set.id, { pinned: true });
      expect(await mine.updateSet(set.id, { phase: 3 })).toEqual({
        ...set,
        name: 'One',
        pinned: true,
        phase: 3,
        version: 4,
      });
    });

    test('D17: a save on the current version counts up, a stale one is refused with the set', async () => {
      const { mine } = bench();
      const set = await addSet(bench());
      const current = await mine.updateSet(set.id, { name: 'Two' }, { version: 1 });
      expect(current.version).toBe(2);
      for (const version of [1, 3, 0]) {
        const refused = await mine
          .updateSet(set.id, { name: 'Three' }, { version })
          .catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(StaleSetError);
        expect(refused).toMatchObject({
          code: 'staleSet',
          message: 'This set was changed elsewhere',
          current,
        });
      }
      expect(await mine.getSet(set.id)).toMatchObject({ name: 'Two', version: 2 });
      const replayed = await mine.updateSet(set.id, { name: 'Three' }, { version: 2 });
      expect(replayed).toMatchObject({ name: 'Three', version: 3 });
    });

    test('D17: asking for nothing changes nothing', async () => {
      const { mine } = bench();
      const set = await addSet(bench());
      expect(await mine.updateSet(set.id, {})).toEqual(set);
      expect(await mine.updateSet(set.id, {}, { version: 1 })).toEqual(set);
      const stale = mine.updateSet(set.id, {}, { version: 7 });
      await expectRefusal(stale, 'staleSet');
    });

    test.each<[string, (bench: Bench) => SetPatch, MessageCode]>([
      ['a helm on the chest', (b) => ({ itemIds: worn(CHEST, b().game.helm) }), 'wrongSlot'],
      [
        'another class’s helm',
        (b) => ({ itemIds: worn(HEAD, b().game.foreignHelm) }),
        'wrongClass',
      ],
      ['an unknown item', () => ({ itemIds: worn(HEAD, '999999999') }), 'unknownItem'],
      ['a set without a point', () => ({ points: [] }), 'pointRequired'],
      ['another class’s specialization', () => ({ spec: 'frost' }), 'malformed'],
      ['no specialization', () => ({ spec: '' }), 'required'],
    ])('E4: %s is refused, when creating and when changing', async (_, patch, code) => {
      const { mine } = bench();
      const set = await addSet(bench());
      await expectRefusalAndNoChange(bench(), () => mine.updateSet(set.id, patch(bench)), code);
      const facts = { ...patch(bench), characterId: set.characterId };
      await expectRefusalAndNoChange(bench(), () => addSet(bench(), facts), code);
    });

    test.each<[string, SetPatch, MessageCode]>([
      ['nineteen slots', { itemIds: bareIds(19) }, 'wrongLength'],
      ['seven glyphs', { glyphIds: bareIds(7) }, 'wrongLength'],
      ['a long name', { name: 'x'.repeat(101) }, 'tooLong'],
      ['no name', { name: '' }, 'required'],
      ['a name of spaces', { name: '   ' }, 'required'],
      ['an item id of letters', { itemIds: bareIds(19, 'sword') }, 'malformed'],
      ['a wish twice', { wishlistIds: ['1', '1'] }, 'malformed'],
      [
        '101 wishes',
        { wishlistIds: Array.from({ length: 101 }, (_, i) => `${i}`) },
        'wishlistFull',
      ],
    ])('E4: %s is refused', async (_, patch, code) => {
      const { mine } = bench();
      const set = await addSet(bench());
      await expectRefusalAndNoChange(bench(), () => mine.updateSet(set.id, patch), code);
    });

    test('E4: what the rules no longer allow stays, is told, and blocks nothing else', async () => {
      const { mine, game } = bench();
      const { id: characterId } = await addCharacter(bench());
      const input = setInput(bench(), characterId, { itemIds: worn(HEAD, game.foreignHelm) });
      await expectRefusal(mine.createSet(input), 'wrongClass');
      const set = await mine.createSet(input, { asStored: true });
      const { warnings, itemIds } = await mine.getSet(set.id);
      expect(itemIds[HEAD]).toBe(game.foreignHelm);
      expect(warnings).toEqual([expect.stringContaining('cannot be used by a')]);
      expect(await mine.updateSet(set.id, { name: 'Renamed' })).toMatchObject({ name: 'Renamed' });
      const healed = await mine.updateSet(set.id, { itemIds: worn(HEAD, game.helm) });
      expect(healed.itemIds[HEAD]).toBe(game.helm);
      const again = () => mine.updateSet(set.id, { itemIds: input.itemIds });
      await expectRefusalAndNoChange(bench(), again, 'wrongClass');
    });

    test('S3: a deleted set is gone', async () => {
      const { mine } = bench();
      const { id, characterId } = await addSet(bench());
      const other = await addSet(bench(), { characterId });
      expect(await mine.deleteSet(id)).toEqual({ id, characterId });
      expect((await mine.getCharacter(characterId)).sets.map((set) => set.id)).toEqual([other.id]);
      await expectRefusal(mine.deleteSet(id), 'setNotFound');
    });

    test('N1: what is not there is said so', async () => {
      const { mine } = bench();
      for (const id of ['nothing', '', 'a\u0000b', '💎', 'x'.repeat(5000)]) {
        await expectRefusal(mine.getSet(id), 'setNotFound');
        await expectRefusal(mine.updateSet(id, { name: 'x' }), 'setNotFound');
        await expectRefusal(mine.deleteSet(id), 'setNotFound');
        await expectRefusal(mine.shareSet(id), 'setNotFound');
      }
    });
  });

  function worn(slot: typeof HEAD | typeof CHEST, id: string) {
    return bare().itemIds.with(slot, id);
  }
}

const IDS = { id: 'x', characterId: 'x' };

function bareIds(length: number, ...more: readonly string[]): readonly (string | null)[] {
  return [...Array.from({ length }, () => null), ...more];
}
