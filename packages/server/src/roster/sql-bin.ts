import { PlannerError } from '@gearwright/game/messages.ts';
import {
  binnedCharacter,
  binnedSet,
  lastDeletedFirst,
  overBy,
  restoredSets,
  type BinnedBody,
} from '@gearwright/roster/bin.ts';
import type { BinnedThing } from '@gearwright/roster/roster.ts';
import { refuseBeyond } from '@gearwright/roster/limits.ts';
import type { KeptCharacter, KeptSet, PointRef } from '@gearwright/roster/rules/point-ref.ts';
import { refuseOtherClass } from '@gearwright/roster/rules/set-rules.ts';
import { databaseTime } from '../storage/database-time.ts';
import { moveHistories } from './history-rows.ts';
import { bodyInBin, putInBin, takeFromBin, thingsInBin } from './bin-rows.ts';
import {
  countCharacters,
  findCharacter,
  insertCharacter,
  writeConnectedPoints,
} from './character-rows.ts';
import { pointsHeldBy, readPoints, refuseTooManyPoints, writeCustomPoints } from './point-rows.ts';
import type { RosterScope } from './roster-scope.ts';
import { insertSet, refuseTooManySets, setsOfCharacter, writeSetPoints } from './set-rows.ts';
import { getInventory, saveInventory } from './sql-inventories.ts';

export async function binCharacter(scope: RosterScope, character: KeptCharacter): Promise<void> {
  const sets = await setsOfCharacter(scope, character.id);
  const inventory = await getInventory(scope, character.id);
  const refs = [...sets, ...character.connectedSets].map(({ points }) => points);
  const body = { sets, inventory, points: await pointsOf(scope, refs) };
  await putInBin(scope, binnedCharacter(character, body, await databaseTime(scope)));
  await moveHistories(
    scope,
    sets.map((set) => set.id),
    character.id,
  );
}

export async function binSet(
  scope: RosterScope,
  set: KeptSet,
  character: KeptCharacter,
): Promise<void> {
  const points = await pointsOf(scope, [set.points]);
  await putInBin(scope, binnedSet(set, character, points, await databaseTime(scope)));
  await moveHistories(scope, [set.id], set.id);
}

export async function listBin(scope: RosterScope): Promise<readonly BinnedThing[]> {
  const now = await databaseTime(scope);
  const things = await thingsInBin(scope);
  return lastDeletedFirst(things.filter(({ deletedAt }) => deletedAt > overBy(now)));
}

export async function restoreFromBin(scope: RosterScope, id: string): Promise<BinnedThing> {
  const thing = await thingOf(scope, id);
  const body = await bodyInBin(scope, id);
  const { character, inventory } = body;
  const sets = restoredSets(body);
  if (!character) {
    const owner = await findCharacter(scope, thing.characterId);
    if (!owner) throw new PlannerError('characterDoesNotExist');
    for (const set of sets) refuseOtherClass(set, owner);
  }
  if (character) refuseBeyond('characters', (await countCharacters(scope)) + 1);
  await refuseTooManySets(scope, thing.characterId, sets.length);
  await restorePoints(scope, body);
  if (character) {
    await insertCharacter(scope, character, null);
    await writeConnectedPoints(scope, character);
    if (inventory.length > 0) await saveInventory(scope, id, inventory);
  }
  for (const set of sets) {
    await insertSet(scope, set, null);
    await writeSetPoints(scope, set);
  }
  await moveHistories(
    scope,
    sets.map((set) => set.id),
    null,
  );
  await takeFromBin(scope, [id]);
  return thing;
}

/** What was changed since then stays as it is now. */
async function restorePoints(scope: RosterScope, { points }: BinnedBody): Promise<void> {
  if (points.length === 0) return;
  const known = await readPoints(
    scope,
    points.map(([id]) => id),
  );
  const missing = new Map(points.filter(([id]) => !known.has(id)));
  if (missing.size === 0) return;
  await writeCustomPoints(scope, missing);
  await refuseTooManyPoints(scope);
}

export async function deleteFromBin(
  scope: RosterScope,
  id: string,
): Promise<{ readonly id: string }> {
  const { kind } = await thingOf(scope, id);
  const all = await thingsInBin(scope);
  const along = all.filter((each) => kind === 'character' && each.characterId === id);
  await takeFromBin(scope, [id, ...along.map((each) => each.id)]);
  return { id };
}

async function thingOf(scope: RosterScope, id: string): Promise<BinnedThing> {
  const thing = (await listBin(scope)).find((each) => each.id === id);
  if (!thing) throw new PlannerError('notInBin');
  return thing;
}

async function pointsOf(
  scope: RosterScope,
  lists: readonly (readonly PointRef[])[],
): Promise<BinnedBody['points']> {
  return [...(await pointsHeldBy(scope, ...lists))];
}
