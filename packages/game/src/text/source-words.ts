import type { CurrencyPrice, ItemSource, SourceType } from '../item/item.ts';
import { chanceText } from './amount.ts';
import { copperText } from './copper.ts';

export const SOURCE_TYPE_WORDS: Readonly<Record<SourceType, string>> = {
  worlddrop: 'World drop',
  crafting: 'Crafted',
  quest: 'Quest',
  reputation: 'Reputation',
  pvp: 'PvP',
  vendor: 'Vendor',
  dungeon: 'Dungeon',
  dungeonheroic: 'Heroic dungeon',
  raid: 'Raid',
  raid10heroic: 'Raid, 10 heroic',
  raid25: 'Raid, 25',
  raid25heroic: 'Raid, 25 heroic',
  worldboss: 'World boss',
};

/** Difficulties worth telling beside a boss's name. */
const DIFFICULTY: Readonly<Partial<Record<SourceType, string>>> = {
  dungeonheroic: 'heroic',
  raid10heroic: '10 heroic',
  raid25: '25',
  raid25heroic: '25 heroic',
};

/** "Illidan Stormrage, Black Temple": who or what, and where; the kind of source when neither is known. */
export function sourceWords(source: ItemSource): string {
  const places = [source.primary, source.secondary ?? source.standing];
  const known = [...new Set(places.filter((place) => place !== null))];
  const words = known.length === 0 ? SOURCE_TYPE_WORDS[source.type] : known.join(', ');
  const difficulty = DIFFICULTY[source.type];
  return known.length > 0 && difficulty ? `${words} (${difficulty})` : words;
}

/** Null when the edition has no such item. */
export type NameOfItem = (id: string) => string | null;

/** The whole line of a tooltip: kind, words, chance, price. */
export function sourceLine(source: ItemSource, nameOf: NameOfItem): string {
  const words = sourceWords(source);
  const kind = KIND_BEFORE[source.type];
  const skill = source.requiredSkill === null ? '' : ` (${source.requiredSkill})`;
  const chance = source.dropChance === null ? [] : [chanceText(source.dropChance)];
  const details = [...chance, ...priceWords(source, nameOf)].join(', ');
  const told = kind && words !== SOURCE_TYPE_WORDS[source.type] ? `${kind}: ${words}` : words;
  return `${told}${skill}${details && ` · ${details}`}`;
}

const KIND_BEFORE: Readonly<Partial<Record<SourceType, string>>> = {
  crafting: 'Crafted',
  quest: 'Quest',
  reputation: 'Reputation',
  pvp: 'PvP',
  vendor: 'Sold by',
};

function priceWords(source: ItemSource, nameOf: NameOfItem): string[] {
  const { price, honorPrice, arenaPrice, itemPrice, pvpRank, arenaRating } = source;
  return [
    ...(pvpRank ? [`rank ${pvpRank}`] : []),
    ...(arenaRating ? [`rating ${arenaRating}`] : []),
    ...(price ? [copperText(price)] : []),
    ...(honorPrice ? [`${honorPrice} honor`] : []),
    ...(arenaPrice ? [`${arenaPrice} arena points`] : []),
    ...itemPrice.map((each) => currencyWords(each, nameOf)),
  ];
}

function currencyWords({ currency, amount }: CurrencyPrice, nameOf: NameOfItem): string {
  const name = /^\d+$/.test(currency) ? (nameOf(currency) ?? 'token') : currency;
  return `${amount} × ${name}`;
}
