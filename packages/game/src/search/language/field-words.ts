import {
  AMMO,
  BACK,
  CHEST,
  FEET,
  FINGER_1,
  HANDS,
  HEAD,
  LEGS,
  MAIN_HAND,
  NECK,
  RANGED,
  SHIRT,
  SHOULDERS,
  TABARD,
  TRINKET_1,
  WAIST,
  WRISTS,
} from '../../slot/slots.ts';
import type { NumberField, OriginField, Trait } from './terms.ts';

interface Choice {
  readonly words: string;
  readonly values: readonly number[];
}

/** Spellings of a choice; the first is what completion offers. */
type Choices = Readonly<Record<string, Choice>>;

function choices(
  rows: readonly (readonly [
    words: string,
    values: readonly number[],
    spellings: readonly string[],
  ])[],
): Choices {
  return Object.fromEntries(
    rows.flatMap(([words, values, spellings]) =>
      spellings.map((spelling) => [spelling, { words, values }]),
    ),
  );
}

export const SLOT_WORDS = choices([
  ['Head', [HEAD], ['head', 'helm', 'helmet', 'hat']],
  ['Neck', [NECK], ['neck', 'amulet', 'necklace']],
  ['Shoulders', [SHOULDERS], ['shoulders', 'shoulder', 'pauldrons']],
  ['Shirt', [SHIRT], ['shirt']],
  ['Chest', [CHEST], ['chest', 'robe']],
  ['Waist', [WAIST], ['waist', 'belt']],
  ['Legs', [LEGS], ['legs', 'leg', 'pants']],
  ['Feet', [FEET], ['feet', 'boots', 'foot']],
  ['Wrists', [WRISTS], ['wrists', 'wrist', 'bracers', 'bracer']],
  ['Hands', [HANDS], ['hands', 'gloves', 'hand']],
  ['Ring', [FINGER_1], ['ring', 'rings', 'finger']],
  ['Trinket', [TRINKET_1], ['trinket', 'trinkets']],
  ['Back', [BACK], ['back', 'cloak', 'cape']],
  ['Weapon', [MAIN_HAND], ['weapon', 'mainhand', 'offhand', 'mh', 'oh']],
  ['Ranged', [RANGED], ['ranged', 'relic']],
  ['Tabard', [TABARD], ['tabard']],
  ['Ammo', [AMMO], ['ammo']],
]);

/** By place in WEAPON_TYPES. */
export const WEAPON_WORDS = choices([
  ['Axe', [0, 1], ['axe', 'axes']],
  ['Bow', [2], ['bow', 'bows']],
  ['Gun', [3], ['gun', 'guns']],
  ['Mace', [4, 5], ['mace', 'maces']],
  ['Polearm', [6], ['polearm', 'polearms']],
  ['Sword', [7, 8], ['sword', 'swords']],
  ['Staff', [9], ['staff', 'staves']],
  ['Fist weapon', [10], ['fist', 'fists']],
  ['Dagger', [12], ['dagger', 'daggers']],
  ['Crossbow', [13], ['crossbow', 'crossbows']],
  ['Wand', [14], ['wand', 'wands']],
  ['Thrown', [15], ['thrown']],
  ['Shield', [17], ['shield', 'shields']],
  ['Held in off-hand', [18], ['held', 'frill']],
  ['Idol', [19], ['idol', 'idols']],
  ['Libram', [20], ['libram', 'librams']],
  ['Totem', [21], ['totem', 'totems']],
  ['Sigil', [22], ['sigil', 'sigils']],
  ['One-hander', [0, 4, 7, 10, 12], ['1h', 'onehand', 'onehander']],
  ['Two-hander', [1, 5, 6, 8, 9], ['2h', 'twohand', 'twohander']],
]);

export const ARMOR_WORDS = choices([
  ['Cloth', [0], ['cloth']],
  ['Leather', [1], ['leather']],
  ['Mail', [2], ['mail']],
  ['Plate', [3], ['plate']],
]);

export const QUALITY_WORDS = choices([
  ['Poor', [0], ['poor', 'grey', 'gray']],
  ['Common', [1], ['common', 'white']],
  ['Uncommon', [2], ['uncommon', 'green']],
  ['Rare', [3], ['rare', 'blue']],
  ['Epic', [4], ['epic', 'purple']],
  ['Legendary', [5], ['legendary', 'orange']],
  ['Artifact', [6], ['artifact']],
  ['Heirloom', [7], ['heirloom']],
]);

export const NUMBER_FIELDS: Readonly<Record<string, NumberField>> = {
  ilvl: 'itemLevel',
  itemlevel: 'itemLevel',
  level: 'requiredLevel',
  lvl: 'requiredLevel',
  req: 'requiredLevel',
  phase: 'phase',
  reach: 'reachLevel',
  rating: 'arenaRating',
};

export const ORIGIN_FIELDS: Readonly<Record<string, OriginField>> = {
  from: 'from',
  source: 'from',
  boss: 'boss',
  drops: 'boss',
  npc: 'boss',
  zone: 'zone',
  raid: 'zone',
  dungeon: 'zone',
  quest: 'quest',
  cost: 'cost',
  currency: 'cost',
};

export const TRAITS: readonly Trait[] = [
  'unique',
  'boe',
  'bop',
  'heroic',
  'random',
  'heirloom',
  'weapon',
  'armor',
  'set',
  'socketed',
  'effect',
  'owned',
];

export const TRAIT_WORDS: Readonly<Record<Trait, string>> = {
  unique: 'unique',
  boe: 'binds when equipped',
  bop: 'binds when picked up',
  heroic: 'heroic',
  random: 'of a random suffix',
  heirloom: 'an heirloom',
  weapon: 'a weapon',
  armor: 'armor',
  set: 'part of a set',
  socketed: 'with sockets',
  effect: 'with an effect',
  owned: 'owned',
};

/** What a search may ask by name, each with an example; also what completion offers. */
export const FIELDS: readonly (readonly [field: string, example: string])[] = [
  ['slot', 'ring'],
  ['type', 'plate'],
  ['quality', 'epic'],
  ['class', 'mage'],
  ['ilvl', '100-140'],
  ['level', '60'],
  ['phase', '2'],
  ['reach', '40'],
  ['rating', '1800'],
  ['from', 'karazhan'],
  ['boss', 'illidan'],
  ['zone', 'naxxramas'],
  ['quest', 'onyxia'],
  ['cost', 'badge'],
  ['set', 'tempest'],
  ['effect', 'chance'],
  ['is', 'unique'],
];
