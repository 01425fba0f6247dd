import { expect, test } from 'vitest';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import {
  draftOf,
  mayBeClass,
  mayBeRace,
  newDraft,
  whyNotsDraft,
  withGender,
  withRace,
  type Draft,
} from './draft.ts';

const game = fixtureGame();
const plain = draftOf({ ...game.warrior, guild: null, spec: null, faction: 'alliance' });

test('C2: a new one starts with empty name and realm at the highest level', () => {
  const draft = newDraft(
    { ...game, edition: { ...game.edition, races: ['human', 'orc'] } },
    () => 0,
  );
  expect(draft).toMatchObject({ name: '', realm: null, level: '80', race: 'human' });
  expect(draft.variations).toEqual({ skinColor: 0, face: 0, hair: 0, hairColor: 0, facialHair: 0 });
});

test('C2: a race that cannot be the class moves to its first; others keep it', () => {
  expect(withRace(plain, 'orc', game).gameClass).toBe('warrior');
  const mage: Draft = { ...plain, gameClass: 'mage' };
  expect(withRace(mage, 'orc', game)).toMatchObject({ race: 'orc', gameClass: 'warrior' });
});

test('C2: looks stay within what there is', () => {
  const wild: Draft = { ...plain, variations: { ...plain.variations, hair: 40 } };
  expect(withGender(wild, 1, game).variations.hair).toBe(11);
});

test('C2, C3: classes are disabled by race; with the class locked, races that cannot be it are', () => {
  const orc = withRace(plain, 'orc', game);
  expect(mayBeClass('mage', orc, null, game)).toBe(false);
  expect(mayBeClass('shaman', orc, null, game)).toBe(true);
  expect(mayBeClass('shaman', orc, 'warrior', game)).toBe(false);
  expect(mayBeClass('warrior', orc, 'warrior', game)).toBe(true);
  expect(mayBeRace('orc', 'mage', game)).toBe(false);
  expect(mayBeRace('human', 'mage', game)).toBe(true);
  expect(mayBeRace('orc', null, game)).toBe(true);
});

test.each([
  [{ name: 'Ragnar', level: '80' }, []],
  [{ name: ' ', level: '80' }, ['Character Name is required']],
  [{ name: 'Ragnar', level: '' }, ['Level is required']],
  [{ name: 'Ragnar', level: '0' }, ['Level must be between 1 and 80']],
  [{ name: 'Ragnar', level: '81' }, ['Level must be between 1 and 80']],
  [{ name: 'Ragnar', level: '7.5' }, ['Level must be between 1 and 80']],
])('C2: %o may be submitted unless %j', (facts, reasons) => {
  const why = whyNotsDraft({ ...plain, ...facts }, game);
  expect(why.map(({ message }) => message)).toEqual(reasons);
});
