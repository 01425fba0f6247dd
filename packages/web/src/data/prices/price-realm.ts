import type { Faction } from '@gearwright/game/words/classes-and-races.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';

/** The side whose auction house is meant where nobody's is known: the fallback realm is a horde one. */
export const FALLBACK_FACTION: Faction = 'horde';

/** `firemaw` of `eu-firemaw` or `eu_firemaw`. */
export function slugOfRealm(realm: string): string {
  return realm.replace(/^(eu|us)[_-]/, '');
}

interface Owned {
  readonly id: string;
  readonly realm: string | null;
}

/** Whose auction house is asked: the chosen character's realm, else that of any of the player's, else the edition's first. */
export function priceRealm(
  equippableBy: string | null,
  characters: readonly Owned[],
  { realms }: Pick<Dataset, 'realms'>,
): string | null {
  const own =
    characters.find(({ id }) => id === equippableBy)?.realm ??
    characters.find(({ realm }) => realm)?.realm;
  const first = realms[0];
  return own?.replace('_', '-') ?? (first ? `${first.region}-${first.slug}` : null);
}
