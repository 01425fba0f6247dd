import type { StoredCharacter } from '@gearwright/game/character/stored-schema.ts';
import type { StoredSet } from '@gearwright/game/set/stored-set.ts';
import { given } from './given.ts';
import { CarriedPoints } from './migrate/carried-points.ts';
import { shareAgainIn, shareAgainOn } from './migrate/share-again.ts';
import { digestOf, sentFrom, textOf } from './migrate/sent.ts';
import { settle } from './migrate/settle.ts';
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
  let total = listed.reduce((sum, { sets }) => sum + 1 + sets.length, 0);
  const points = new CarriedPoints(await to.listPoints());
  const sent = sentFrom(from);
  const moved = { characters: new Map<string, string>(), sets: new Map<string, string>() };
  const homes = new Map<string, string>();
  const tell = (name: string | null): void => {
    const done = moved.characters.size + moved.sets.size;
    total = Math.max(total, done);
    onProgress({ done, total, name });
  };

  /** Sends what of a character is not there yet as it is here; whether there was anything. */
  const move = async (id: string, arrived: Arrived): Promise<boolean> => {
    let isChanged = false;
    const character = await from.getCharacter(id);
    const here = textOf(given(character, CHARACTER_FIELDS));
    if (moved.characters.get(id) !== here) {
      tell(character.name);
      const there = await sendCharacter(character, to, points, sent.get(id));
      for (const each of there) arrived.characters.push({ here: character, there: each });
      homes.set(id, there[0]!.id);
      points.moved(id, there[0]!.id);
      sent.set(id, here);
      moved.characters.set(id, here);
      isChanged = true;
    }
    for (const { id: setId, name } of character.sets) {
      const set = await from.getSet(setId);
      const setHere = textOf(given(set, SET_FIELDS));
      if (moved.sets.get(setId) === setHere) continue;
      tell(name);
      const there = await sendSet(set, homes.get(id)!, to, points, sent.get(setId));
      for (const each of there) arrived.sets.push({ here: set, there: each });
      sent.set(setId, setHere);
      moved.sets.set(setId, setHere);
      isChanged = true;
    }
    return isChanged;
  };
  const shareAgain = async ({ characters, sets }: Arrived): Promise<void> => {
    for (const { here, there } of sets) await shareAgainIn(there, here, to, points);
    for (const { here, there } of characters) await shareAgainOn(there, here, to, points);
  };

  const all: Arrived = { characters: [], sets: [] };
  for (const { id } of listed) await move(id, all);
  await shareAgain(all);
  for (const { id } of listed) {
    // Edited here while it moved: that goes first. What never rests stays here for the next time.
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const late: Arrived = { characters: [], sets: [] };
      if (!(await move(id, late))) {
        await from.deleteCharacter(id);
        break;
      }
      await shareAgain(late);
    }
  }
  tell(null);
  return { characters: moved.characters.size, sets: moved.sets.size };
}

const MOST_ROUNDS = 5;

interface Arrived {
  readonly characters: Moved<StoredCharacter>[];
  readonly sets: Moved<StoredSet>[];
}

interface Moved<Thing> {
  readonly here: Thing;
  readonly there: Thing;
}

async function sendCharacter(
  character: StoredCharacter,
  to: Roster,
  points: CarriedPoints,
  sentBefore: string | undefined,
): Promise<readonly StoredCharacter[]> {
  const connectedSets = character.connectedSets.map((set) => ({
    ...set,
    points: points.carry(set.points),
  }));
  // Everything a character has, less what is the roster's.
  const own = given(character, CHARACTER_FIELDS) as Required<typeof character>;
  const fields = { ...own, connectedSets };
  const here = textOf(own);
  const key = `local-character:${character.id}`;
  const there = await to.createCharacter(fields, { clientKey: key, asStored: true });
  return settle({
    there,
    fieldsThere: given(there, CHARACTER_FIELDS),
    fields: given(fields, CHARACTER_FIELDS),
    here,
    sentBefore,
    untouched: false,
    update: () => to.updateCharacter(there.id, given(fields, CHARACTER_FIELDS)),
    createSecond: () =>
      to.createCharacter(fields, { clientKey: `${key}:${digestOf(here)}`, asStored: true }),
  });
}

async function sendSet(
  set: StoredSet,
  characterId: string,
  to: Roster,
  points: CarriedPoints,
  sentBefore: string | undefined,
): Promise<readonly StoredSet[]> {
  const own = given(set, SET_FIELDS) as StoredSet;
  const fields = { ...own, characterId, points: points.carry(set.points) };
  const key = `local-set:${set.id}`;
  const there = await to.createSet(fields, { clientKey: key, asStored: true });
  return settle({
    there,
    fieldsThere: given(there, SET_FIELDS),
    fields: given(fields, SET_FIELDS),
    here: textOf(own),
    sentBefore,
    untouched: there.version === 1,
    update: () => to.updateSet(there.id, given(fields, SET_FIELDS), { version: there.version }),
    createSecond: () =>
      to.createSet(fields, { clientKey: `${key}:${set.version}`, asStored: true }),
  });
}
