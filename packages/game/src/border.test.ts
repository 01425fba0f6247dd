import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atTheBorder } from './border.ts';
import { PlannerError } from './messages.ts';
import { newGearSet } from './set/new-gear-set.ts';
import { storedCharacter } from './stored/character-schema.ts';
import { storedSet } from './stored/set-schema.ts';
import { storeSet } from './stored/store-set.ts';

const SET = storeSet(
  newGearSet({
    id: 'a',
    characterId: 'b',
    name: 'Raid',
    gameClass: 'mage',
    spec: 'fire',
    phase: 1,
  }),
);

test.each<[object, string]>([
  [{ name: undefined }, 'Name is required'],
  [{ name: '' }, 'Name is required'],
  [{ name: ['Raid'] }, 'Name must be text'],
  [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
  [{ spec: null }, 'Talent Specialization is required'],
  [{ phase: undefined }, 'Phase is required'],
  [{ phase: 1.5 }, 'Phase must be a whole number'],
  [{ phase: 12 }, 'Phase must be at most 9'],
  [{ points: 'many' }, 'Equivalency Points must be a list'],
  [{ pinned: 'yes' }, 'Pinned must be true or false'],
  [{ gameClass: 'bard' }, 'Class is not valid: it is none of the choices'],
  [{ modelSettings: 3 }, 'Model Settings must be an object'],
  [{ wishlistIds: ['sword'] }, 'Wishlist Ids 1 is not valid: not an item id'],
])('E4: %j is refused in the words of the forms', (wrong, sentence) => {
  expect(() => atTheBorder(storedSet, { ...SET, ...wrong }, 'set')).toThrow(sentence);
});

test('E4: a character without a name is asked for by the label of its form', () => {
  expect(() => atTheBorder(storedCharacter, { id: 'a' }, 'character')).toThrow(
    'Character Name is required',
  );
});

test('E4: no field, however wrong, brings a sentence of the library', () => {
  const field = fc.constantFrom(...Object.keys(SET));
  fc.assert(
    fc.property(field, fc.jsonValue(), (name, value) => {
      try {
        atTheBorder(storedSet, { ...SET, [name]: value }, 'set');
      } catch (error) {
        expect(error).toBeInstanceOf(PlannerError);
        expect((error as Error).message).not.toMatch(/expected|received|Invalid input/i);
      }
    }),
  );
});
