import type { Character } from '@gearwright/game/character/character.ts';
import { atLevel } from '@gearwright/game/plans/level-up.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { given } from '../given.ts';
import type { LevelCompany } from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';
import { changedCharacter } from './character-rules.ts';
import { checkLevels } from './points-at-level.ts';

export interface LevelChange {
  readonly character: Character;
  /** Those that change with the level, one version later. */
  readonly sets: readonly StoredSet[];
}

/** A character taken to another level, with all that its sets change by it, or a `PlannerError`. */
export function levelChange(
  before: Character,
  sets: readonly StoredSet[],
  level: number,
  also: LevelCompany,
  game: RosterGame,
): LevelChange {
  checkLevels(game, before, level);
  const after = atLevel(before, sets, level, game);
  const { connectedSets } = after.character;
  const patch = { ...given(also, ['guild', 'spec']), level, connectedSets };
  return {
    character: changedCharacter(before, patch, game, []),
    sets: after.sets
      .filter((set, index) => set !== sets[index])
      .map((set) => ({ ...set, version: set.version + 1 })),
  };
}
