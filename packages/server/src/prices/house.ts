import type { Faction } from '@gearwright/game/words/classes-and-races.ts';
import type { Realm } from '@gearwright/game/dataset/tables.ts';

/** An auction house: a realm's, of one faction. */
export interface House {
  readonly realm: Realm;
  readonly faction: Faction;
}

/** `eu-firemaw`, `eu_firemaw` or `eu-firemaw-alliance`; null for a realm the edition does not have. */
export function houseOf(text: string, realms: readonly Realm[]): House | null {
  const find = (slug: string): Realm | undefined =>
    realms.find((realm) => slug === `${realm.region}-${realm.slug}`);
  const plain = text.replace('_', '-');
  const realm = find(plain);
  // Without a faction it is the horde's (the default is a horde realm).
  if (realm) return { realm, faction: 'horde' };
  const [, slug, faction] = /^(.*)-(alliance|horde)$/.exec(plain) ?? [];
  const named = slug === undefined ? undefined : find(slug);
  return named ? { realm: named, faction: faction as Faction } : null;
}

/** The name its prices are stored under. */
export function houseName({ realm: { region, slug }, faction }: House): string {
  return `${region}-${slug}-${faction}`;
}
