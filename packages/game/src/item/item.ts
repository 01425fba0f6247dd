import type { Stats } from '../stat/catalogue.ts';
import type { SlotId } from '../slot/slots.ts';
import type { Effect } from '../effect/effect.ts';
import type { GameClass, Race, Faction } from '../words/classes-and-races.ts';

/** `12345`, or `12345_-8` with a random suffix: ids travel as text. */
export type ItemId = string;

/** 0 Poor … 5 Legendary, 6 Artifact, 7 Heirloom. */
export type Quality = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** 0 cloth, 1 leather, 2 mail, 3 plate. */
export type ArmorType = 0 | 1 | 2 | 3;
/** Index into WEAPON_TYPES (0 1H Axe … 22 Sigil). */
export type WeaponType = number;
export type Handed = 'one' | 'main' | 'off' | 'two';
export type Bind = 'equip' | 'pickup' | 'use' | 'account';
/** Copper; 10,000 to the gold. */
export type Copper = number;

export type SocketColor = 'red' | 'blue' | 'yellow' | 'meta' | 'prismatic';
export type GemColor = SocketColor | 'orange' | 'purple' | 'green';

export type GemRequirement =
  | { readonly color: 'red' | 'yellow' | 'blue'; readonly atLeast: number }
  | { readonly color: 'red' | 'yellow' | 'blue'; readonly moreThan: 'red' | 'yellow' | 'blue' };

export interface LimitCategory {
  readonly id: number;
  readonly name: string;
  readonly max: number;
}

export type ConsumableType =
  | 'flask'
  | 'battle'
  | 'guardian'
  | 'elixir'
  | 'food'
  | 'scroll'
  | 'enhancement'
  | 'potion';

/** What an item is in the dataset; only `equipment` and `ammo` can be worn. */
export type ItemKind =
  | 'equipment'
  | 'ammo'
  | 'gem'
  | 'glyph'
  | 'consumable'
  | 'enchant'
  | 'reagent';

/** The columns search and totals need: everything numeric about an item. */
export interface Item {
  readonly id: ItemId;
  /** The id without its suffix. */
  readonly baseId: number;
  readonly kind: ItemKind;
  readonly name: string;
  /** Where `name` is in another language. */
  readonly englishName?: string;
  /** Lower-case icon name without extension. */
  readonly icon: string;
  readonly quality: Quality;
  readonly itemLevel: number;
  readonly requiredLevel: number;
  /** 1…n of the edition. */
  readonly phase: number;
  /** 11, 13 and 16 stand for either ring, trinket and hand; null when it cannot be worn. */
  readonly slotId: SlotId | null;
  readonly handed: Handed | null;
  readonly armorType: ArmorType | null;
  readonly weaponType: WeaponType | null;
  readonly stats: Stats;
  /** In the order of the tooltip. */
  readonly sockets: readonly SocketColor[];
  readonly socketBonus: Stats | null;
  readonly damageMin: number | null;
  readonly damageMax: number | null;
  readonly speed: number | null;
  readonly dps: number | null;
  readonly unique: boolean;
  readonly uniqueEquipped: boolean;
  readonly limitCategory: LimitCategory | null;
  /** null when every class may wear it. */
  readonly classes: readonly GameClass[] | null;
  readonly races: readonly Race[] | null;
  readonly faction: Faction | null;
  readonly bind: Bind | null;
  readonly setId: number | null;
  /** The suffix of a random item once chosen. */
  readonly suffix: RandomSuffix | null;
  /** True when it must be given one of `dataset.suffixesOf(item)` to have its stats. */
  readonly random: boolean;
  readonly gem: GemFacts | null;
  readonly consumable: ConsumableFacts | null;
  /** Effects beyond plain stats that the totals understand (conditions, conversions). */
  readonly effects: readonly Effect[];
  /** True when it has a proc, use or other effect no stat can say. */
  readonly hasEffectText: boolean;
  /** Profession needed to wear or use it. */
  readonly requiredProfession: string | null;
  readonly requiredSkill: number | null;
  readonly heroic: boolean;
  /** The condensed list search filters by. */
  readonly sourceTypes: readonly SourceType[];
}

export interface GemFacts {
  readonly color: GemColor;
  readonly requirements: readonly GemRequirement[];
  readonly enchantId: number | null;
  /** Sold or given by a quest: not repeated by autofill. */
  readonly fromQuest: boolean;
}

export interface ConsumableFacts {
  readonly type: ConsumableType;
  /** Only one of a group is active. */
  readonly group: string | null;
  readonly durationSec: number | null;
  readonly classes: readonly GameClass[] | null;
  /** Weapon enhancements: which hands and which kind of weapon. */
  readonly hands: readonly ('main' | 'off')[];
  readonly weapon: 'sharp' | 'blunt' | 'shield' | null;
}

export interface RandomSuffix {
  readonly id: number;
  /** "of the Eagle". */
  readonly name: string;
  readonly stats: Stats;
}

/** The specification's source types; `boe` expands to crafting and worlddrop. */
export type SourceType =
  | 'worlddrop'
  | 'crafting'
  | 'quest'
  | 'reputation'
  | 'pvp'
  | 'vendor'
  | 'dungeon'
  | 'dungeonheroic'
  | 'raid'
  | 'raid10heroic'
  | 'raid25'
  | 'raid25heroic'
  | 'worldboss'
  | 'event'
  | 'achievement'
  | 'container';

export interface CurrencyPrice {
  /** Item id of what is paid with, or its name where it is no item. */
  readonly currency: string;
  readonly amount: number;
  /** Null where the currency is its own name. */
  readonly name: string | null;
}

/** What a quest asks of who wants its reward. */
export interface QuestFacts {
  /** Null where it grows with who does it. */
  readonly level: number | null;
  readonly minLevel: number | null;
  readonly giver: string | null;
  /** Quests from the first of its chain to this one; null where it stands alone. */
  readonly chain: number | null;
  readonly chainStart: string | null;
}

export interface ItemSource {
  readonly type: SourceType;
  /** Who or what: boss, quest, vendor, profession, faction. */
  readonly primary: string | null;
  readonly primaryId: number | null;
  readonly primaryKind: 'npc' | 'quest' | 'spell' | 'faction' | 'object' | 'item' | null;
  /** Where: zone, or the standing of a faction. */
  readonly secondary: string | null;
  readonly secondaryId: number | null;
  readonly secondaryKind: 'zone' | 'faction' | null;
  /** Zone id of a raid: the raids filter. */
  readonly raid: number | null;
  /** Percent. */
  readonly dropChance: number | null;
  /** Percent that a random item drops at all. */
  readonly randomChance: number | null;
  readonly standing: string | null;
  readonly profession: string | null;
  readonly requiredSkill: number | null;
  readonly pvpRank: number | null;
  readonly arenaRating: number | null;
  readonly arenaSeason: number | null;
  readonly price: Copper | null;
  readonly honorPrice: number | null;
  readonly arenaPrice: number | null;
  readonly itemPrice: readonly CurrencyPrice[];
  readonly faction: Faction | null;
  /** Only in this phase and later; null for always. */
  readonly fromPhase: number | null;
  /** The token that drops, or is handed in, in the item's place. */
  readonly token: string | null;
  /** Who sells it for the standing, the rank or the season. */
  readonly seller: string | null;
  /** What teaches the craft. */
  readonly recipe: string | null;
  readonly quest: QuestFacts | null;
  /** Levels of the monsters that carry it. */
  readonly npcLevels: readonly [least: number, greatest: number] | null;
  readonly event: string | null;
  /** No longer to be had in this edition. */
  readonly removed: boolean;
  readonly note: string | null;
}

export interface Reagent {
  readonly itemId: number;
  readonly amount: number;
}

/** The texts and sources of an item: the second pack, loaded when first wanted. */
export interface ItemTexts {
  /** Green lines that no stat can say, in the tooltip's order, each with its prefix (Equip, Use, Chance on hit). */
  readonly effects: readonly string[];
  readonly flavor: string | null;
  /** "Requires …" lines beyond level, class and race. */
  readonly requirements: readonly string[];
  readonly pvpRankNumber: number | null;
  readonly pvpRankName: string | null;
  readonly durability: number | null;
  readonly sources: readonly ItemSource[];
  /** Character level from which one of its sources is within reach; null when nothing is known. */
  readonly reachLevel: number | null;
  readonly materials: readonly Reagent[];
  readonly sellPrice: Copper | null;
  readonly buyPrice: Copper | null;
  /** Derived estimate of the auction price, always approximate. */
  readonly approxPrice: Copper | null;
  /** Estimate of the materials' cost of a crafted item. */
  readonly approxCost: Copper | null;
  readonly arenaSeason: number | null;
  /** How many may be worn at once, when limited. */
  readonly equippedCount: number | null;
}
