import type { Dropped } from '@gearwright/game/plans/carry-gear.ts';
import { copyToEdition, whyNotCopyToEdition } from '@gearwright/game/plans/copy-to-edition.ts';
import type { Refusal } from '@gearwright/game/messages.ts';
import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { newId } from './new-id.ts';
import type { CharacterWithSets, Roster } from './roster.ts';
import type { RosterGame } from './roster-game.ts';

/** A roster and the game it is kept in. */
export interface EditionRoster {
  readonly roster: Roster;
  readonly game: RosterGame;
}

export interface CopyOptions {
  /** Of this copying: repeating it after a failure makes nothing twice. */
  readonly clientKey: string;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

export interface CopiedCharacter {
  readonly name: string;
  /** In the other edition; null when it cannot go there. */
  readonly id: string | null;
  readonly refusal: Refusal | null;
  /** What the other game does not know, set by set (acceptance D16). */
  readonly dropped: readonly Dropped[];
}

/** Copies characters with their sets into another edition of the game. */
export async function copyBetweenEditions(
  characterIds: readonly string[],
  from: EditionRoster,
  to: EditionRoster,
  { clientKey, onProgress }: CopyOptions,
): Promise<readonly CopiedCharacter[]> {
  const copied: CopiedCharacter[] = [];
  for (const id of characterIds) {
    onProgress?.({ done: copied.length, total: characterIds.length });
    const character = await from.roster.getCharacter(id);
    const refusal = whyNotCopyToEdition(character, to.game);
    copied.push(
      refusal
        ? { name: character.name, id: null, refusal, dropped: [] }
        : await copyOne(character, from, to, clientKey),
    );
  }
  onProgress?.({ done: copied.length, total: characterIds.length });
  return copied;
}

async function copyOne(
  character: CharacterWithSets,
  from: EditionRoster,
  to: EditionRoster,
  key: string,
): Promise<CopiedCharacter> {
  const sets = [];
  for (const { id } of character.sets) {
    const stored = await from.roster.getSet(id);
    sets.push(loadSet(stored, from.game.dataset, character.level).set);
  }
  const copy = copyToEdition(character, sets, to.game, newId);
  const { id } = await to.roster.createCharacter(copy.character, {
    clientKey: `${key}:${character.id}`,
  });
  for (const [index, set] of copy.sets.entries()) {
    const clientKey = `${key}:${sets[index]!.id}`;
    await to.roster.createSet({ ...storeSet(set), characterId: id }, { clientKey });
  }
  return { name: character.name, id, refusal: null, dropped: copy.dropped };
}
