import type { Character } from '@gearwright/game/character/character.ts';
import type { LevelCompany } from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';
import { levelChange } from '../rules/level-change.ts';
import { refOf } from '../rules/point-ref.ts';
import { recordEdit } from './history.ts';
import {
  characterOf,
  releasePoints,
  resolveCharacter,
  resolveSet,
  setsOf,
  type State,
} from './state.ts';

export function changeLevel(
  state: State,
  game: RosterGame,
  characterId: string,
  level: number,
  also: LevelCompany,
): Character {
  const kept = characterOf(state, characterId);
  const sets = setsOf(state, characterId).map((set) => resolveSet(state, set, game));
  const before = resolveCharacter(state, kept, game);
  const { character, sets: changed } = levelChange(before, sets, level, also, game);
  for (const set of changed) {
    recordEdit(
      state,
      sets.find(({ id }) => id === set.id)!,
      set,
      'level',
    );
    state.sets.set(set.id, { ...set, points: set.points.map(refOf) });
  }
  state.characters.set(characterId, {
    ...character,
    connectedSets: character.connectedSets.map((set) => ({
      ...set,
      points: set.points.map(refOf),
    })),
  });
  releasePoints(state);
  return resolveCharacter(state, characterOf(state, characterId), game);
}
