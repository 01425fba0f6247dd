import type { Faction } from '../words/classes-and-races.ts';
import type { Edition } from '../edition/edition.ts';
import type { Item } from '../item/item.ts';

export type OutsideKind = 'item' | 'spell' | 'npc' | 'quest' | 'zone' | 'faction' | 'object';

/** Where the outside database tells of a thing; `id` is the game's own number. */
export function databaseLink({ outside }: Edition, kind: OutsideKind, id: number): string {
  return `${outside.database}/${kind}=${id}`;
}

export interface Market {
  /** Slug, without the region. */
  readonly realm: string;
  readonly faction: Faction;
}

/** Where others follow the price of what can be traded; null for what cannot. */
export function priceLink({ outside }: Edition, item: Item, market: Market): string | null {
  if (item.bind === 'pickup' || item.bind === 'account') return null;
  const english = item.englishName ?? item.name;
  const name = item.suffix ? english.replace(` ${item.suffix.name}`, '') : english;
  return `${outside.prices}/${market.realm}-${market.faction}/${slug(name)}`;
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
