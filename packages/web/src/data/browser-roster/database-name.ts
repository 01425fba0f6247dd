import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** Era and sod share an origin and still keep separate lists (acceptance D18). */
export function databaseName(edition: EditionKey): string {
  return `gearwright-${edition}`;
}

/** True when this browser surely keeps nothing of the edition: asked without opening, and so making, a database. */
export async function keepsNothing(edition: EditionKey): Promise<boolean> {
  try {
    const known = await indexedDB.databases();
    return !known.some(({ name }) => name === databaseName(edition));
  } catch {
    return false;
  }
}
