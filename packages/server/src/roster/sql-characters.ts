import type { Character } from '@gearwright/game/character/character.ts';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { checkClientKey } from '@gearwright/roster/client-key.ts';
import { refuseBeyond } from '@gearwright/roster/limits.ts';
import { newId } from '@gearwright/roster/new-id.ts';
import type {
  CharacterInput,
  CharacterPatch,
  CharacterSummary,
  CharacterWithSets,
  CreateOptions,
} from '@gearwright/roster/roster.ts';
import { changedCharacter, characterFrom } from '@gearwright/roster/rules/character-rules.ts';
import type { KeptCharacter } from '@gearwright/roster/rules/point-ref.ts';
import { summaryOfCharacter } from '@gearwright/roster/rules/summaries.ts';
import { sortedByName } from '@gearwright/roster/sorted-by-name.ts';
import { fromJson } from '../storage/types.ts';
import {
  characterOf,
  countCharacters,
  insertCharacter,
  resolveCharacter,
  updateCharacterRow,
  writeConnectedPoints,
} from './character-rows.ts';
import type { RosterScope } from './roster-scope.ts';
import { characterFromRow, summaryFromRow } from './kept-rows.ts';
import { binCharacter } from './sql-bin.ts';
import { pointsHeldBy, releasePoints, writePoints } from './point-rows.ts';

export async function listCharacters(scope: RosterScope): Promise<readonly CharacterSummary[]> {
  const { db, owner } = scope;
  const rows = await db
    .selectFrom('characters')
    .select(['id', 'body'])
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .execute();
  const sets = await db
    .selectFrom('gear_sets')
    .select(['id', 'character_id', 'version', 'summary'])
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .execute();
  const characters = rows.map(characterFromRow);
  const custom = await pointsHeldBy(scope, ...characters.flatMap(refsOf));
  const setsOf = Map.groupBy(sets, (set) => set.character_id);
  const summaries = characters.map((character) =>
    summaryOfCharacter(
      resolveCharacter(scope, character, custom),
      (setsOf.get(character.id) ?? []).map(summaryFromRow),
    ),
  );
  return sortedByName(summaries, (character) => character.id);
}

export async function getCharacter(scope: RosterScope, id: string): Promise<CharacterWithSets> {
  const character = await characterOf(scope, id);
  const rows = await scope.db
    .selectFrom('gear_sets')
    .select(['id', 'version', 'summary'])
    .where('character_id', '=', id)
    .where('user_id', '=', scope.owner.user_id)
    .where('edition', '=', scope.owner.edition)
    .execute();
  return {
    ...(await resolved(scope, character)),
    sets: sortedByName(rows.map(summaryFromRow), (set) => set.id),
  };
}

export async function createCharacter(
  scope: RosterScope,
  input: CharacterInput,
  options: CreateOptions,
): Promise<Character> {
  const { db, owner } = scope;
  const clientKey = checkClientKey(options.clientKey);
  if (clientKey !== null) {
    const made = await db
      .selectFrom('characters')
      .select(['id', 'body'])
      .where('user_id', '=', owner.user_id)
      .where('edition', '=', owner.edition)
      .where('client_key', '=', clientKey)
      .executeTakeFirst();
    if (made) return resolved(scope, characterFromRow(made));
  }
  refuseBeyond('characters', (await countCharacters(scope)) + 1);

  const character = characterFrom(input, newId(), scope.game, options);
  const kept = await takeConnectedSets(scope, character, null, options);
  await insertCharacter(scope, kept, clientKey);
  await writeConnectedPoints(scope, kept);
  return resolved(scope, kept);
}

export async function updateCharacter(
  scope: RosterScope,
  id: string,
  patch: CharacterPatch,
): Promise<Character> {
  const before = await characterOf(scope, id);
  const classes = patch.gameClass === undefined ? [] : await classesOfSets(scope, id);
  const after = changedCharacter(await resolved(scope, before), patch, scope.game, classes);
  if (patch.connectedSets === undefined) {
    const kept = { ...after, connectedSets: before.connectedSets };
    await updateCharacterRow(scope, kept);
    return resolved(scope, kept);
  }
  const kept = await takeConnectedSets(scope, after, before, {});
  await updateCharacterRow(scope, kept);
  await writeConnectedPoints(scope, kept);
  await releasePoints(scope);
  return resolved(scope, kept);
}

export async function deleteCharacter(
  scope: RosterScope,
  id: string,
): Promise<{ readonly id: string }> {
  const { db, owner } = scope;
  await binCharacter(scope, await characterOf(scope, id));
  await db
    .deleteFrom('characters')
    .where('id', '=', id)
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .execute();
  await releasePoints(scope);
  return { id };
}

function refsOf({ connectedSets }: KeptCharacter) {
  return connectedSets.map((set) => set.points);
}

async function resolved(scope: RosterScope, character: KeptCharacter): Promise<Character> {
  return resolveCharacter(scope, character, await pointsHeldBy(scope, ...refsOf(character)));
}

async function classesOfSets(
  { db, owner }: RosterScope,
  id: string,
): Promise<readonly GameClass[]> {
  const rows = await db
    .selectFrom('gear_sets')
    .select('body')
    .where('character_id', '=', id)
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .execute();
  return rows.map(({ body }) => fromJson<{ readonly gameClass: GameClass }>(body).gameClass);
}

async function takeConnectedSets(
  scope: RosterScope,
  character: Character,
  before: KeptCharacter | null,
  { asStored }: CreateOptions,
): Promise<KeptCharacter> {
  const connectedSets: KeptCharacter['connectedSets'][number][] = [];
  // One after the other: a set may share the point of the one before it.
  for (const set of character.connectedSets) {
    const stood = before?.connectedSets.find(({ id }) => id === set.id)?.points ?? [];
    const asked = { before: before && stood, asStored };
    connectedSets.push({ ...set, points: await writePoints(scope, set.points, asked) });
  }
  return { ...character, connectedSets };
}
