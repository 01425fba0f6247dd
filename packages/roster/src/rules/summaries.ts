import type { Character } from '@gearwright/game/character/character.ts';
import { acquiredCount } from '@gearwright/game/set/acquired.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { CharacterSummary, SetSummary } from '../roster.ts';
import { sortedByName } from '../sorted-by-name.ts';

export function summaryOfSet(set: Omit<StoredSet, 'points'>): SetSummary {
  const { id, name, spec, phase, pinned, version, itemIds, itemsAcquired } = set;
  const { acquired } = acquiredCount(
    itemIds.map((item, slot) => ({
      worn: item !== null,
      acquired: itemsAcquired[slot] ?? false,
    })),
  );
  return { id, name, spec, phase, pinned, version, itemIds, acquired };
}

/** What lists show of a character; its sets by name. */
export function summaryOfCharacter(
  character: Character,
  sets: readonly SetSummary[],
): CharacterSummary {
  const { id, name, level, gameClass, race, gender, faction, realm, connectedSets } = character;
  return {
    id,
    name,
    level,
    gameClass,
    race,
    gender,
    faction,
    realm,
    connectedSets,
    sets: sortedByName(sets, (set) => set.id),
  };
}
