import type { ItemSource, SourceType } from '../item/item.ts';
import { chanceText } from './amount.ts';
import { costsOf, isBought, type Cost, type NameOfItem } from './costs.ts';

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

/** The whole line of a tooltip: kind, words, token, chance, price. */
export function sourceLine(source: ItemSource, nameOf: NameOfItem): string {
  const { told, before, costs, after } = sourceParts(source, nameOf);
  const details = [...before, ...costs.map(({ text }) => text), ...after].join(', ');
  return `${told}${details && ` · ${details}`}`;
}

/** The same in its parts, for whoever shows what is paid with signs. */
export interface SourceParts {
  readonly told: string;
  readonly before: readonly string[];
  readonly costs: readonly Cost[];
  readonly after: readonly string[];
}

export function sourceParts(source: ItemSource, nameOf: NameOfItem): SourceParts {
  const words = sourceWords(source);
  const kind = KIND_BEFORE[source.type];
  const skill = source.requiredSkill === null ? '' : ` (${source.requiredSkill})`;
  const chance = source.dropChance === null ? [] : [chanceText(source.dropChance)];
  const isNamed = source.primary !== null || source.secondary !== null;
  const { pvpRank, arenaRating, token, recipe, seller, note } = source;
  return {
    told: `${kind && isNamed ? `${kind}: ${words}` : words}${skill}`,
    before: [
      ...questWords(source),
      ...chance,
      ...(pvpRank ? [`rank ${pvpRank}`] : []),
      ...(arenaRating ? [`rating ${arenaRating}`] : []),
    ],
    costs: costsOf(source, nameOf),
    after: [isBought(source) ? null : token, recipe, seller, words === note ? null : note].filter(
      (word) => word !== null,
    ),
  };
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
