import type { Realm } from '../dataset/tables.ts';

/** `eu_firemaw`: how a character names its realm. */
export function realmId({ region, slug }: Pick<Realm, 'region' | 'slug'>): string {
  return `${region}_${slug}`;
}

/** Null for none, and for one the edition does not have. */
export function realmOf(id: string | null, realms: readonly Realm[]): Realm | null {
  return realms.find((realm) => realmId(realm) === id) ?? null;
}
