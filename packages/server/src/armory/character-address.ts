import type { Realm } from '@gearwright/game/dataset/tables.ts';
import { normalized } from '@gearwright/game/words/normalized.ts';

/** A character that may be asked for: a known realm and a name the game allows. */
export interface CharacterAddress {
  readonly realm: Realm;
  /** Lower case. */
  readonly name: string;
}

/** The game's names: two to twelve letters, accented ones among them. */
const NAME = /^\p{L}{2,12}$/u;
/** Twelve letters, each with all the marks that letters of names have. */
const LONGEST = 48;

/** Null when there is no such realm or can be no such name: nothing is asked of anybody then. */
export function addressOf(
  region: string,
  realmSlug: string,
  name: string,
  realms: readonly Realm[],
): CharacterAddress | null {
  if (name.length > LONGEST) return null;
  const realm = realms.find((row) => row.region === region && row.slug === realmSlug);
  const lower = normalized(name, 'NFC', LONGEST).toLowerCase();
  return realm && NAME.test(lower) ? { realm, name: lower } : null;
}
