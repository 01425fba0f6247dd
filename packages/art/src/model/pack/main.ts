import { bakeCharacter, bakeCharacterPart } from './bake-character.ts';

console.log(bakeCharacter('human', 'male'));
for (const group of ['face', 'hair', 'hairTop'] as const)
  console.log(bakeCharacterPart({ race: 'human', gender: 'male', group, option: 0 }));
