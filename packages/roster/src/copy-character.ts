import { copyCharacter } from '@gearwright/game/plans/copy-character.ts';
import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { newId } from './new-id.ts';
import type { Roster } from './roster.ts';
import type { RosterGame } from './roster-game.ts';

export interface CharacterCopy {
  readonly id: string;
  readonly name: string;
}

interface Options {
  /** Of this copying: repeating it after a failure makes nothing twice. */
  readonly clientKey: string;
}

/** Makes a second character of the first one's fields, with a copy of every set; answers with its id. */
export async function copyCharacterIn(
  roster: Roster,
  game: RosterGame,
  { id, name }: CharacterCopy,
  { clientKey }: Options,
): Promise<string> {
  const character = await roster.getCharacter(id);
  const stored = [];
  for (const set of character.sets) stored.push(await roster.getSet(set.id));
  const sets = stored.map((set) => loadSet(set, game.dataset, character.level).set);
  const copy = copyCharacter(character, sets, newId, name);
  // What was legal when it was stored is copied as it is (acceptance E4).
  const made = await roster.createCharacter(copy.character, { clientKey, asStored: true });
  const owned = await roster.getInventory(id);
  if (owned.length > 0) await roster.saveInventory(made.id, owned);
  for (const [index, set] of copy.sets.entries()) {
    const input = { ...storeSet(set), characterId: made.id };
    const options = { clientKey: `${clientKey}:${sets[index]!.id}`, asStored: true };
    await roster.createSet(input, options);
  }
  return made.id;
}
