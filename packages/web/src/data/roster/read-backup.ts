import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { fieldsOf, listOf } from '@gearwright/game/stored/legacy-values.ts';
import type { State } from '@gearwright/roster/memory/state.ts';
import { readState } from '../browser-roster/read-state.ts';

/** Longer texts are no export of ours. */
const LONGEST_BACKUP = 20_000_000;

/**
 * The characters of an edition in a file that the site has written: what a browser keeps, or everything about an
 * account. Null for any other text.
 */
export function readBackup(text: string, edition: EditionKey): State | null {
  if (text.length > LONGEST_BACKUP || !text.trimStart().startsWith('{')) return null;
  const characters = charactersIn(text, edition);
  if (characters === null) return null;
  const byId = (things: readonly unknown[]) =>
    things.map((thing) => [String(fieldsOf(thing).id), thing] as const);
  const sets = characters.flatMap((character) => {
    const { id, sets: own } = fieldsOf(character);
    return listOf(own).map((set) => ({ ...fieldsOf(set), characterId: id, publicId: null }));
  });
  const inventories = characters.map((character) => {
    const { id, inventory } = fieldsOf(character);
    return [String(id), inventory] as const;
  });
  return readState({
    characters: byId(characters),
    sets: byId(sets),
    points: [],
    inventories,
    bin: [],
    histories: sets.map((set) => [String(fieldsOf(set).id), snapshotsOf(set)] as const),
    edits: [],
    keys: [],
  }).state;
}

/** Named snapshots come with their set; what it was besides is not in a file. */
function snapshotsOf(set: unknown): object {
  const snapshots = listOf(fieldsOf(set).snapshots).map((snapshot) => ({
    ...fieldsOf(snapshot),
    body: JSON.stringify(fieldsOf(snapshot).set ?? null),
  }));
  return { versions: [], snapshots };
}

function charactersIn(text: string, edition: EditionKey): readonly unknown[] | null {
  try {
    const file = fieldsOf(JSON.parse(text));
    if (file.gearwright !== undefined)
      return file.edition === edition ? listOf(file.characters) : [];
    if (file.editions === undefined) return null;
    return listOf(fieldsOf(fieldsOf(file.editions)[edition]).characters);
  } catch {
    return null;
  }
}
