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
  event: 'Event',
  achievement: 'Achievement',
  container: 'Container',
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
  const words = known.length === 0 ? unnamed(source) : known.join(', ');
  const difficulty = DIFFICULTY[source.type];
  return known.length > 0 && difficulty ? `${words} (${difficulty})` : words;
}

/** "World drop, monsters of level 53 to 60". */
function unnamed({ type, npcLevels, note }: ItemSource): string {
  const kind = SOURCE_TYPE_WORDS[type];
  if (npcLevels === null) return note ?? kind;
  const [least, greatest] = npcLevels;
  const levels = least === greatest ? `${least}` : `${least} to ${greatest}`;
  return `${kind}, monsters of level ${levels}`;
}

/** Null when the edition has no such item. */
export type NameOfItem = (id: string) => string | null;

/** The whole line of a tooltip: kind, words, token, chance, price. */
export function sourceLine(source: ItemSource, nameOf: NameOfItem): string {
  const words = sourceWords(source);
  const kind = KIND_BEFORE[source.type];
  const skill = source.requiredSkill === null ? '' : ` (${source.requiredSkill})`;
  const chance = source.dropChance === null ? [] : [chanceText(source.dropChance)];
  const details = [
    ...questWords(source),
    ...chance,
    ...priceWords(source, nameOf),
    ...[source.recipe, source.seller, words === source.note ? null : source.note].filter(
      (word) => word !== null,
    ),
  ].join(', ');
  const isNamed = source.primary !== null || source.secondary !== null;
  const told = kind && isNamed ? `${kind}: ${words}` : words;
  return `${told}${skill}${details && ` · ${details}`}`;
}

/** "level 19, from level 10, Horde, quest 3 of a chain from Samophlange". */
function questWords({ type, quest, faction }: ItemSource): string[] {
  const side = faction === null ? [] : [faction === 'alliance' ? 'Alliance' : 'Horde'];
  if (type !== 'quest' || quest === null) return side;
  const { level, minLevel, chain, chainStart } = quest;
  return [
    ...(level === null ? [] : [`level ${level}`]),
    ...(minLevel === null || minLevel === level ? [] : [`from level ${minLevel}`]),
    ...side,
    ...(chain !== null && chain > 1 && chainStart !== null
      ? [`quest ${chain} of a chain from ${chainStart}`]
      : []),
  ];
}

const KIND_BEFORE: Readonly<Partial<Record<SourceType, string>>> = {
  crafting: 'Crafted',
  quest: 'Quest',
  reputation: 'Reputation',
  pvp: 'PvP',
  vendor: 'Sold by',
  event: 'Event',
  achievement: 'Achievement',
  container: 'Found in',
};

function priceWords(source: ItemSource, nameOf: NameOfItem): string[] {
  const { price, honorPrice, arenaPrice, itemPrice, pvpRank, arenaRating } = source;
  return [
    ...(pvpRank ? [`rank ${pvpRank}`] : []),
    ...(arenaRating ? [`rating ${arenaRating}`] : []),
    ...(price ? [copperText(price)] : []),
    ...(honorPrice ? [`${honorPrice} honor`] : []),
    ...(arenaPrice ? [`${arenaPrice} arena points`] : []),
    // What is found in the world is not paid for: the token itself drops.
    ...(isBought(source) ? itemPrice : []).map((each) => currencyWords(each, nameOf)),
    ...(source.token !== null && !isBought(source) ? [source.token] : []),
  ];
}

function isBought({ type }: ItemSource): boolean {
  return type === 'vendor' || type === 'pvp' || type === 'reputation' || type === 'event';
}

function currencyWords(
  { currency, amount, name: given }: CurrencyPrice,
  nameOf: NameOfItem,
): string {
  const name = given ?? (/^\d+$/.test(currency) ? (nameOf(currency) ?? 'token') : currency);
  return `${amount} × ${name}`;
}
