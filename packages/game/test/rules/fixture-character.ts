import type { Character } from '../../src/character/character.ts';

export function fixtureCharacter(facts: Partial<Character> = {}): Character {
  return {
    id: 'character-1',
    name: 'Bob',
    level: 60,
    realm: null,
    guild: null,
    faction: 'alliance',
    race: 'human',
    gender: 0,
    gameClass: 'warrior',
    spec: 'fury',
    variations: { skinColor: 0, face: 0, hair: 0, hairColor: 0, facialHair: 0 },
    connectedSets: [],
    ...facts,
  };
}
