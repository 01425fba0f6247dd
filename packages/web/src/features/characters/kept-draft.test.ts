// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { newDraft } from './draft.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';

const game = fixtureGame();
const draft = { ...newDraft(game, () => 0), name: 'Hervor' };
afterEach(() => sessionStorage.clear());

test('C2: what was chosen is there after a reload, until it is created', () => {
  expect(keptDraft(game)).toBeNull();
  keepDraft(draft, game);
  expect(keptDraft(game)).toEqual(draft);
  keepDraft(null, game);
  expect(keptDraft(game)).toBeNull();
});

test.each([
  ['nonsense', '{"race"'],
  ['a race that is none', JSON.stringify({ ...draft, race: 'ogre' })],
  ['a class that is none', JSON.stringify({ ...draft, gameClass: 'bard' })],
])('C2: %s is no draft', (_, text) => {
  sessionStorage.setItem(`character-draft-${game.edition.key}`, text);
  expect(keptDraft(game)).toBeNull();
});
