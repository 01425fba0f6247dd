import { PlannerError } from '@gearwright/game/messages.ts';
import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { given } from './given.ts';
import { CarriedPoints } from './migrate/carried-points.ts';
import { shareAgainIn, shareAgainOn } from './migrate/share-again.ts';
import { unlessRefused, type LeftBehind } from './migrate/refused.ts';
import { sendCharacter, sendInventory, sendSet, sendSnapshot } from './migrate/send.ts';
import { sentFrom, textOf } from './migrate/sent.ts';
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
  /** What the other roster refuses to have; it stays where it is. */
  readonly left: readonly LeftBehind[];
}

/**
 * Moves everything from one roster to another. Everything arrives before anything is removed, and what is
 * created carries a key made of its old id: after a failure half-way, doing it again duplicates and loses nothing.
 * What is refused stays, with its reason, and keeps nothing else from moving.
 */
export async function migrateRoster(
  from: Roster,
  to: Roster,
  { onProgress = () => {} }: MigrateOptions = {},
): Promise<Migrated> {
  const listed = await from.listCharacters();
  let total = listed.reduce((sum, { sets }) => sum + 1 + sets.length, 0);
  const sent = sentFrom(from);
  const points = new CarriedPoints(await to.listPoints(), sent);
  const left = new Map<string, LeftBehind>();
  /** By the set they are of, which stays with them. */
  const leftSnapshots = new Map<string, readonly LeftBehind[]>();
  const stays = (id: string): boolean => left.has(id) || leftSnapshots.has(id);
  const moved = {
    characters: new Map<string, string>(),
    sets: new Map<string, string>(),
    inventories: new Map<string, string>(),
    snapshots: new Set<string>(),
  };
  /** Ids there of characters and sets here. */
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
      const there = await unlessRefused(() => sendCharacter(character, to, points, sent.get(id)));
      if (there instanceof PlannerError) {
        left.set(id, { name: character.name, set: null, reason: there.message });
        return false;
      }
      left.delete(id);
      for (const each of there) arrived.characters.push({ here: character, there: each });
      homes.set(id, there[0]!.id);
      points.moved(id, there[0]!.id);
      sent.set(id, here);
      moved.characters.set(id, here);
      isChanged = true;
    }
    const inventory = await from.getInventory(id);
    const bags = textOf(inventory);
    if (moved.inventories.get(id) !== bags) {
      const refused = await unlessRefused(() => sendInventory(inventory, homes.get(id)!, to));
      if (refused instanceof PlannerError) {
        left.set(id, { name: character.name, set: null, reason: refused.message });
      } else {
        moved.inventories.set(id, bags);
        isChanged = true;
      }
    }
    for (const { id: setId, name } of character.sets) {
      const set = await from.getSet(setId);
      const setHere = textOf(given(set, SET_FIELDS));
      if (moved.sets.get(setId) !== setHere) {
        tell(name);
        const there = await unlessRefused(() =>
          sendSet(set, homes.get(id)!, to, points, sent.get(setId)),
        );
        if (there instanceof PlannerError) {
          left.set(setId, { name: character.name, set: name, reason: there.message });
          continue;
        }
        left.delete(setId);
        for (const each of there) arrived.sets.push({ here: set, there: each });
        homes.set(setId, there[0]!.id);
        sent.set(setId, setHere);
        moved.sets.set(setId, setHere);
        isChanged = true;
      }
      const { snapshots } = await from.getHistory(setId);
      const refused: LeftBehind[] = [];
      for (const snapshot of snapshots.filter((each) => !moved.snapshots.has(each.id))) {
        const no = await unlessRefused(() => sendSnapshot(snapshot, homes.get(setId)!, to));
        if (no instanceof PlannerError) {
          const where = { name: character.name, set: name, snapshot: snapshot.name };
          refused.push({ ...where, reason: no.message });
          continue;
        }
        moved.snapshots.add(snapshot.id);
        isChanged = true;
      }
      if (refused.length > 0) leftSnapshots.set(setId, refused);
      else leftSnapshots.delete(setId);
    }
    return isChanged;
  };
  const shareAgain = async ({ characters, sets }: Arrived): Promise<void> => {
    for (const { here, there } of sets) await shareAgainIn(there, here, to, points);
    for (const { here, there } of characters) await shareAgainOn(there, here, to, points);
  };

  /** Whoever was refused a set, or a snapshot of it, stays with it; the other sets are there. */
  const takeAway = async (id: string): Promise<void> => {
    if (left.has(id)) return;
    const { sets } = await from.getCharacter(id);
    const here = sets.filter((set) => stays(set.id));
    if (here.length === 0) await from.deleteCharacter(id);
    else for (const set of sets) if (!stays(set.id)) await from.deleteSet(set.id);
  };

  const all: Arrived = { characters: [], sets: [] };
  for (const { id } of listed) await move(id, all);
  await shareAgain(all);
  for (const { id } of listed) {
    // Edited here while it moved: that goes first. What never rests stays here for the next time.
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const late: Arrived = { characters: [], sets: [] };
      if (!(await move(id, late))) {
        await takeAway(id);
        break;
      }
      await shareAgain(late);
    }
  }
  tell(null);
  return {
    characters: moved.characters.size,
    sets: moved.sets.size,
    left: [...left.values(), ...[...leftSnapshots.values()].flat()],
  };
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
