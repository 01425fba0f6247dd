import type { StoredCharacter } from '@gearwright/game/character/stored-schema.ts';
import type { StoredSet } from '@gearwright/game/set/stored-set.ts';
import { given } from './given.ts';
import { CarriedPoints } from './migrate/carried-points.ts';
import { shareAgainIn, shareAgainOn } from './migrate/share-again.ts';
import type { Roster } from './roster.ts';
import { CHARACTER_FIELDS } from './rules/character-rules.ts';
import { SET_FIELDS } from './rules/set-rules.ts';

export interface MigrationProgress {
  /** Characters and sets that have arrived. */
  readonly done: number;
  readonly total: number;
  /** What is on its way; null at the end. */
  readonly name: string | null;
}

export interface MigrateOptions {
  readonly onProgress?: (progress: MigrationProgress) => void;
}

export interface Migrated {
  readonly characters: number;
  readonly sets: number;
}

/**
 * Moves everything from one roster to another (core §4). Everything arrives before anything is removed, and what is
 * created carries a key made of its old id: after a failure half-way, doing it again duplicates and loses nothing.
 */
export async function migrateRoster(
  from: Roster,
  to: Roster,
  { onProgress = () => {} }: MigrateOptions = {},
): Promise<Migrated> {
  const listed = await from.listCharacters();
  const total = listed.reduce((sum, { sets }) => sum + 1 + sets.length, 0);
  const points = new CarriedPoints(await to.listPoints());
  const characters: Moved<StoredCharacter>[] = [];
  const sets: Moved<StoredSet>[] = [];
  const tell = (name: string | null): void =>
    onProgress({ done: characters.length + sets.length, total, name });

  for (const { id } of listed) {
    const character = await from.getCharacter(id);
    tell(character.name);
    const there = await sendCharacter(character, to, points);
    characters.push({ here: character, there });
    points.moved(id, there.id);
    for (const { id: setId, name } of character.sets) {
      tell(name);
      const set = await from.getSet(setId);
      sets.push({ here: set, there: await sendSet(set, there.id, to, points) });
    }
  }
  for (const { here, there } of sets) await shareAgainIn(there, here, to, points);
  for (const { here, there } of characters) await shareAgainOn(there, here, to, points);
  for (const { id } of listed) await from.deleteCharacter(id);
  tell(null);
  return { characters: characters.length, sets: sets.length };
}

interface Moved<Thing> {
  readonly here: Thing;
  readonly there: Thing;
}

function sendCharacter(
  character: StoredCharacter,
  to: Roster,
  points: CarriedPoints,
): Promise<StoredCharacter> {
  const connectedSets = character.connectedSets.map((set) => ({
    ...set,
    points: points.carry(set.points),
  }));
  // Everything a character has, less what is the roster's.
  const fields = given(character, CHARACTER_FIELDS) as Required<typeof character>;
  return to.createCharacter(
    { ...fields, connectedSets },
    { clientKey: `local-character:${character.id}`, asStored: true },
  );
}

function sendSet(
  set: StoredSet,
  characterId: string,
  to: Roster,
  points: CarriedPoints,
): Promise<StoredSet> {
  const fields = given(set, SET_FIELDS) as StoredSet;
  return to.createSet(
    { ...fields, characterId, points: points.carry(set.points) },
    { clientKey: `local-set:${set.id}`, asStored: true },
  );
}
