import type { Character } from '@gearwright/game/character/character.ts';
import type { LevelCompany } from '@gearwright/roster/roster.ts';
import { levelChange } from '@gearwright/roster/rules/level-change.ts';
import { refOf } from '@gearwright/roster/rules/point-ref.ts';
import {
  characterOf,
  resolveCharacter,
  updateCharacterRow,
  writeConnectedPoints,
} from './character-rows.ts';
import { groupOf, recordEdit } from './history-rows.ts';
import type { RosterScope } from './roster-scope.ts';
import { readPoints, releasePoints, resolve } from './point-rows.ts';
import { setsOfCharacter, updateSetRow, writeSetPoints } from './set-rows.ts';

export async function changeLevel(
  scope: RosterScope,
  characterId: string,
  level: number,
  also: LevelCompany,
): Promise<Character> {
  const kept = await characterOf(scope, characterId);
  const custom = await readPoints(scope);
  const rows = await setsOfCharacter(scope, characterId);
  const sets = rows.map((set) => ({
    ...set,
    points: resolve(scope, set.points, custom, set.gameClass),
  }));
  const before = resolveCharacter(scope, kept, custom);
  const change = levelChange(before, sets, level, also, scope.game);
  for (const set of change.sets) {
    const changed = { ...set, points: set.points.map(refOf) };
    const was = sets.find(({ id }) => id === set.id)!;
    await recordEdit(scope, was, set, await groupOf(scope, set.id), 'level');
    await updateSetRow(scope, changed, was);
    await writeSetPoints(scope, changed);
  }
  const { connectedSets } = change.character;
  const after = {
    ...change.character,
    connectedSets: connectedSets.map((set) => ({ ...set, points: set.points.map(refOf) })),
  };
  await updateCharacterRow(scope, after);
  await writeConnectedPoints(scope, after);
  await releasePoints(scope);
  return resolveCharacter(scope, after, custom);
}
