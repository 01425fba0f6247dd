import type { NewId } from '../words/new-id.ts';
import { copyName, copyPoints, copySet } from '../set/copy-set.ts';
import type { GearSet } from '../set/gear-set.ts';
import type { Character } from '../character/character.ts';
import type { CharacterAndSets } from './level-up.ts';

/** The character's fields and every set under new ids. */
export function copyCharacter(
  character: Character,
  sets: readonly GearSet[],
  newId: NewId,
  name = copyName(character.name),
): CharacterAndSets {
  const id = newId();
  return {
    character: {
      ...character,
      id,
      name,
      connectedSets: character.connectedSets.map((connected) => ({
        ...connected,
        points: copyPoints(connected.points, newId),
      })),
    },
    sets: sets.map((set) => copySet(set, { characterId: id, name: set.name }, newId)),
  };
}
