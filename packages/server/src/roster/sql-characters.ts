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
  insertCharacter,
  resolveCharacter,
  updateCharacterRow,
  writeConnectedPoints,
} from './character-rows.ts';
import type { Desk } from './desk.ts';
import { characterFromRow, summaryFromRow } from './kept-rows.ts';
import { pointsHeldBy, releasePoints, writePoints } from './point-rows.ts';

export async function listCharacters(desk: Desk): Promise<readonly CharacterSummary[]> {
  const { db, owner } = desk;
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
  const custom = await pointsHeldBy(desk, ...characters.flatMap(refsOf));
  const setsOf = Map.groupBy(sets, (set) => set.character_id);
  const summaries = characters.map((character) =>
    summaryOfCharacter(
      resolveCharacter(desk, character, custom),
      (setsOf.get(character.id) ?? []).map(summaryFromRow),
    ),
  );
  return sortedByName(summaries, (character) => character.id);
}

export async function getCharacter(desk: Desk, id: string): Promise<CharacterWithSets> {
  const character = await characterOf(desk, id);
  const rows = await desk.db
    .selectFrom('gear_sets')
    .select(['id', 'version', 'summary'])
    .where('character_id', '=', id)
    .where('user_id', '=', desk.owner.user_id)
    .where('edition', '=', desk.owner.edition)
    .execute();
  return {
    ...(await resolved(desk, character)),
    sets: sortedByName(rows.map(summaryFromRow), (set) => set.id),
  };
}

export async function createCharacter(
  desk: Desk,
  input: CharacterInput,
  options: CreateOptions,
): Promise<Character> {
  const { db, owner } = desk;
  const clientKey = checkClientKey(options.clientKey);
  const mine = db
    .selectFrom('characters')
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition);
  if (clientKey !== null) {
    const made = await mine
      .select(['id', 'body'])
      .where('client_key', '=', clientKey)
      .executeTakeFirst();
    if (made) return resolved(desk, characterFromRow(made));
  }
  const { count } = await mine
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  refuseBeyond('characters', count + 1);

  const character = characterFrom(input, newId(), desk.game, options);
  const kept = await takeConnectedSets(desk, character, null, options);
  await insertCharacter(desk, kept, clientKey);
  await writeConnectedPoints(desk, kept);
  return resolved(desk, kept);
}

export async function updateCharacter(
  desk: Desk,
  id: string,
  patch: CharacterPatch,
): Promise<Character> {
  const before = await characterOf(desk, id);
  const classes = patch.gameClass === undefined ? [] : await classesOfSets(desk, id);
  const after = changedCharacter(await resolved(desk, before), patch, desk.game, classes);
  if (patch.connectedSets === undefined) {
    const kept = { ...after, connectedSets: before.connectedSets };
    await updateCharacterRow(desk, kept);
    return resolved(desk, kept);
  }
  const kept = await takeConnectedSets(desk, after, before, {});
  await updateCharacterRow(desk, kept);
  await writeConnectedPoints(desk, kept);
  await releasePoints(desk);
  return resolved(desk, kept);
}

export async function deleteCharacter(desk: Desk, id: string): Promise<{ readonly id: string }> {
  const { db, owner } = desk;
  await characterOf(desk, id);
  await db
    .deleteFrom('characters')
    .where('id', '=', id)
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .execute();
  await releasePoints(desk);
  return { id };
}

function refsOf({ connectedSets }: KeptCharacter) {
  return connectedSets.map((set) => set.points);
}

async function resolved(desk: Desk, character: KeptCharacter): Promise<Character> {
  return resolveCharacter(desk, character, await pointsHeldBy(desk, ...refsOf(character)));
}

async function classesOfSets({ db, owner }: Desk, id: string): Promise<readonly GameClass[]> {
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
  desk: Desk,
  character: Character,
  before: KeptCharacter | null,
  { asStored }: CreateOptions,
): Promise<KeptCharacter> {
  const connectedSets: KeptCharacter['connectedSets'][number][] = [];
  // One after the other: a set may share the point of the one before it.
  for (const set of character.connectedSets) {
    const stood = before?.connectedSets.find(({ id }) => id === set.id)?.points ?? [];
    const asked = { before: before && stood, asStored };
    connectedSets.push({ ...set, points: await writePoints(desk, set.points, asked) });
  }
  return { ...character, connectedSets };
}
