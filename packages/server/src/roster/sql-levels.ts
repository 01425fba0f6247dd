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
import type { Desk } from './desk.ts';
import { readPoints, releasePoints, resolve } from './point-rows.ts';
import { setsOfCharacter, updateSetRow, writeSetPoints } from './set-rows.ts';

export async function changeLevel(
  desk: Desk,
  characterId: string,
  level: number,
  also: LevelCompany,
): Promise<Character> {
  const kept = await characterOf(desk, characterId);
  const custom = await readPoints(desk);
  const rows = await setsOfCharacter(desk, characterId);
  const sets = rows.map((set) => ({
    ...set,
    points: resolve(desk, set.points, custom, set.gameClass),
  }));
  const before = resolveCharacter(desk, kept, custom);
  const change = levelChange(before, sets, level, also, desk.game);
  for (const set of change.sets) {
    const changed = { ...set, points: set.points.map(refOf) };
    await updateSetRow(
      desk,
      changed,
      sets.find(({ id }) => id === set.id)!,
    );
    await writeSetPoints(desk, changed);
  }
  const { connectedSets } = change.character;
  const after = {
    ...change.character,
    connectedSets: connectedSets.map((set) => ({ ...set, points: set.points.map(refOf) })),
  };
  await updateCharacterRow(desk, after);
  await writeConnectedPoints(desk, after);
  await releasePoints(desk);
  return resolveCharacter(desk, after, custom);
}
