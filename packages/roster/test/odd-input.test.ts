import { expect, test } from 'vitest';
import { MemoryRoster } from '../src/memory-roster.ts';
import { fixtureGame } from './contract/contract-game.ts';

/** What no form sends, and no call over the wire lets through: refused in the words of the forms all the same. */
const game = fixtureGame();

test.each([
  [{ level: null }, 'Level is required'],
  [{ level: Number.NaN }, 'Level is required'],
  [{ level: 1.5 }, 'Level must be between 1 and 80'],
  [{ name: 7 }, 'Character Name must be text'],
  [{ name: null }, 'Character Name is required'],
])('E4: a character with %j is refused: %s', async (odd, sentence) => {
  const roster = new MemoryRoster(game);
  const input = { ...game.warrior, ...(odd as object) };
  await expect(roster.createCharacter(input)).rejects.toThrow(sentence);
  const { id } = await roster.createCharacter(game.warrior);
  await expect(roster.updateCharacter(id, odd as object)).rejects.toThrow(sentence);
});

test('E4: a set with a name that is no text is refused', async () => {
  const roster = new MemoryRoster(game);
  const { id: characterId } = await roster.createCharacter(game.warrior);
  const set = { characterId, name: 7 as never, spec: game.spec, phase: 1, points: [game.preset] };
  await expect(roster.createSet(set)).rejects.toThrow('Name must be text');
});
