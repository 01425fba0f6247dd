import type { Character } from '@gearwright/game/character/character.ts';
import type { StoredSet } from '@gearwright/game/set/stored-set.ts';
import type { CharacterSummary, SetSummary } from '../roster.ts';
import { sortedByName } from '../sorted-by-name.ts';

export function summaryOfSet(set: Omit<StoredSet, 'points'>): SetSummary {
  const { id, name, spec, phase, pinned, version } = set;
  return { id, name, spec, phase, pinned, version };
}

export function summariesOfSets(sets: readonly Omit<StoredSet, 'points'>[]): readonly SetSummary[] {
  return sortedByName(sets.map(summaryOfSet), (set) => set.id);
}

export function summaryOfCharacter(
  character: Character,
  sets: readonly Omit<StoredSet, 'points'>[],
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
    sets: summariesOfSets(sets),
  };
}
