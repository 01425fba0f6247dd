import { PlannerError } from '@gearwright/game/messages.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { checkClientKey } from '@gearwright/roster/client-key.ts';
import { newId } from '@gearwright/roster/new-id.ts';
import type {
  CreateOptions,
  SetInput,
  SetPatch,
  SetWithCharacter,
  UpdateOptions,
} from '@gearwright/roster/roster.ts';
import type { KeptSet } from '@gearwright/roster/rules/point-ref.ts';
import {
  asksNothing,
  changedSet,
  setFrom,
  warningsOf,
} from '@gearwright/roster/rules/set-rules.ts';
import { StaleSetError } from '@gearwright/roster/stale-set-error.ts';
import { findCharacter, resolveCharacter } from './character-rows.ts';
import { recordEdit } from './history-rows.ts';
import type { RosterScope } from './roster-scope.ts';
import { setFromRow } from './kept-rows.ts';
import { binSet } from './sql-bin.ts';
import { setMemoryOf } from './set-memory.ts';
import { pointsHeldBy, releasePoints, resolve, writePoints } from './point-rows.ts';
import {
  insertSet,
  refuseTooManySets,
  setAndCharacterOf,
  SET_COLUMNS,
  updateSetRow,
  versionsOf,
  writeSetPoints,
} from './set-rows.ts';

export async function getSet(scope: RosterScope, id: string): Promise<SetWithCharacter> {
  const memory = setMemoryOf(scope);
  const versions = memory.knows(id) ? await versionsOf(scope, id) : null;
  const known = versions && memory.recall(id, versions);
  if (known) return known;

  const found = await setAndCharacterOf(scope, id);
  const refs = [
    found.set.points,
    ...found.character.connectedSets.map((connected) => connected.points),
  ];
  const custom = await pointsHeldBy(scope, ...refs);
  const character = resolveCharacter(scope, found.character, custom);
  const set = {
    ...found.set,
    points: resolve(scope, found.set.points, custom, character.gameClass),
  };
  const answer = { ...set, character, warnings: warningsOf(set, character, scope.game) };
  // A set with custom points is not kept: they change without the set's version changing.
  if (custom.size === 0) memory.remember(answer, found);
  return answer;
}

export async function createSet(
  scope: RosterScope,
  input: SetInput,
  options: CreateOptions,
): Promise<StoredSet> {
  const { db, owner } = scope;
  const clientKey = checkClientKey(options.clientKey);
  if (clientKey !== null) {
    const made = await db
      .selectFrom('gear_sets')
      .select(SET_COLUMNS)
      .where('user_id', '=', owner.user_id)
      .where('edition', '=', owner.edition)
      .where('client_key', '=', clientKey)
      .executeTakeFirst();
    if (made) return resolved(scope, setFromRow(made));
  }
  const character = await findCharacter(scope, input.characterId);
  if (!character) throw new PlannerError('characterDoesNotExist');
  await refuseTooManySets(scope, character.id, 1);
  const ids = { id: newId(), characterId: character.id };
  const set = setFrom(input, ids, character, scope.game, options);
  const asked = { before: null, asStored: options.asStored };
  const kept: KeptSet = { ...set, points: await writePoints(scope, set.points, asked) };
  await insertSet(scope, kept, clientKey);
  await writeSetPoints(scope, kept);
  return resolved(scope, kept);
}

export async function updateSet(
  scope: RosterScope,
  id: string,
  patch: SetPatch,
  { version, by }: UpdateOptions,
): Promise<StoredSet> {
  const { set: kept, character, group } = await setAndCharacterOf(scope, id);
  const before = await resolved(scope, kept);
  if (version !== undefined && version !== before.version) throw new StaleSetError(before);
  if (asksNothing(patch)) return before;

  const after = changedSet(before, patch, character, scope.game);
  if (patch.points === undefined) {
    await updateSetRow(scope, { ...after, points: kept.points }, before);
    await recordEdit(scope, before, after, group, by);
    return after;
  }
  const points = await writePoints(scope, after.points, { before: kept.points });
  const changed: KeptSet = { ...after, points };
  await updateSetRow(scope, changed, before);
  await writeSetPoints(scope, changed);
  await recordEdit(scope, before, after, group, by);
  await releasePoints(scope);
  return resolved(scope, changed);
}

export async function deleteSet(
  scope: RosterScope,
  id: string,
): Promise<{ readonly id: string; readonly characterId: string }> {
  const { set, character } = await setAndCharacterOf(scope, id);
  await binSet(scope, set, character);
  await scope.db
    .deleteFrom('gear_sets')
    .where('id', '=', id)
    .where('user_id', '=', scope.owner.user_id)
    .where('edition', '=', scope.owner.edition)
    .execute();
  await releasePoints(scope);
  return { id, characterId: character.id };
}

async function resolved(scope: RosterScope, set: KeptSet): Promise<StoredSet> {
  const custom = await pointsHeldBy(scope, set.points);
  return { ...set, points: resolve(scope, set.points, custom, set.gameClass) };
}
