import type { Dataset } from '@gearwright/game/dataset/dataset.ts';

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
