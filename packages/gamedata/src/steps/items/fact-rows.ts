import type { Faction, GameClass } from '@gearwright/game/words/classes-and-races.ts';
import type { Effect } from '@gearwright/game/effect/effect.ts';
import type {
  ArmorType,
  GemColor,
  GemRequirement,
  Handed,
  LimitCategory,
  Quality,
  SocketColor,
} from '@gearwright/game/item/item.ts';
import type { Profession } from '@gearwright/game/item/professions.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Stats } from '@gearwright/game/stat/catalogue.ts';

/** The rows of `facts/item/`. Fields that say nothing are left out; `editions` names the editions, absent means all. */
export interface InEdition {
  readonly editions?: readonly EditionKey[];
}

export type Difficulty =
  | 'normal'
  | 'heroic'
  | 'raid10'
  | 'raid10heroic'
  | 'raid25'
  | 'raid25heroic'
  | 'titanRuneAlpha'
  | 'titanRuneBeta';

/** Where an item comes from; npc, quest, zone, faction and token are ids of their own tables. */
export interface SourceFact {
  readonly type:
    | 'drop'
    | 'quest'
    | 'crafting'
    | 'reputation'
    | 'vendor'
    | 'pvp'
    | 'event'
    | 'achievement'
    | 'container'
    | 'unobtainable';
  readonly npc?: number;
  /** A giver without an id: an event, a chest. */
  readonly giver?: string;
  readonly zone?: number;
  readonly difficulty?: Difficulty;
  /** The tier token that drops in its place. */
  readonly token?: number;
  readonly quest?: number;
  readonly profession?: string;
  readonly spell?: number;
  readonly faction?: number;
  readonly standing?: string;
  readonly side?: Faction;
  readonly season?: number;
  readonly venue?: string;
  readonly rank?: number;
  readonly honor?: number;
  /** Other prices by name of the currency. */
  readonly price?: Readonly<Record<string, number>>;
  readonly currency?: string;
  readonly note?: string;
  /** No longer to be had in this edition. */
  readonly removed?: true;
  /** A chest or a node that holds it. */
  readonly object?: string;
  /** Item that holds it, by name. */
  readonly container?: string;
  readonly event?: string;
  readonly achievement?: string;
  readonly skill?: number;
  /** What teaches the craft, by name. */
  readonly recipe?: string;
  /** Percent. */
  readonly chance?: number;
  /** Levels of the monsters that carry it. */
  readonly levels?: readonly [least: number, greatest: number];
  /** Arena rating asked for. */
  readonly rating?: number;
  /** Copper. */
  readonly money?: number;
  readonly arena?: number;
  /** Items to pay with, id and amount. */
  readonly paid?: readonly (readonly [item: number, amount: number])[];
}

/** What is known of a quest besides its name; giver and chain are told by name. */
export interface QuestRow extends InEdition {
  readonly id: number;
  readonly level?: number;
  readonly minLevel?: number;
  readonly side?: Faction;
  readonly giver?: string;
  /** Quests from the first of the chain to this one. */
  readonly chain?: number;
  readonly chainStart?: string;
}

/** Items that are within reach from the same level on. */
export interface ReachRow extends InEdition {
  readonly level: number;
  readonly items: readonly number[];
}

/** Items that come from the same places. */
export interface SourcesRow extends InEdition {
  readonly items: readonly number[];
  readonly from: readonly SourceFact[];
}

/** Content phase by edition, where the package is silent or wrong. */
export type PhaseRow = { readonly id: number } & { readonly [edition in EditionKey]?: number };

/** Enchanting spells that ask for the same skill. */
export interface EnchantingSkillRow {
  readonly skill: number;
  readonly spells: readonly number[];
}

/** What the package has wrong: `stats` replaces, `patch` sets single values. */
export interface CorrectionRow extends InEdition {
  readonly id: number;
  readonly why: 'secondPhase' | 'heirloom' | 'patch' | 'season';
  readonly name?: string;
  readonly itemLevel?: number;
  readonly requiredLevel?: number;
  readonly stats?: Stats;
  readonly patch?: Stats;
  readonly damage?: readonly [number, number];
  readonly speed?: number;
}

/** Who may have an item, where the package does not say. */
export interface RestrictionRow extends InEdition {
  readonly id: number;
  readonly faction?: Faction;
  readonly classes?: readonly GameClass[];
  readonly unique?: true;
}

/** An item the package lacks altogether. */
export interface AddedItemRow extends InEdition {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
  readonly quality: Quality;
  /** Absent for the few that cannot be worn. */
  readonly slotId?: SlotId;
  readonly handed?: Handed;
  readonly armorType?: ArmorType;
  readonly weaponType?: number;
  readonly itemLevel: number;
  readonly requiredLevel?: number;
  readonly phase?: number;
  readonly stats?: Stats;
  readonly damage?: readonly [number, number];
  readonly speed?: number;
  readonly sockets?: readonly SocketColor[];
  readonly socketBonus?: Stats;
  readonly unique?: true;
  readonly classes?: readonly GameClass[];
  readonly faction?: Faction;
  readonly requiredProfession?: string;
}

export interface SuffixRow extends InEdition {
  readonly id: number;
  readonly name: string;
  readonly stats?: Stats;
  readonly allocation?: Stats;
}

/** Suffixes that may come on the same items. */
export interface SuffixGroupRow extends InEdition {
  readonly suffixes: readonly number[];
  /** Item ids; with points as [id, points]. */
  readonly items: readonly (number | readonly [number, number])[];
  /** Group told from its neighbours, not from a record. */
  readonly inferred?: true;
}

export interface SetRow extends InEdition {
  readonly id: number;
  readonly name: string;
  readonly altNames?: readonly string[];
  readonly size?: number;
  readonly itemIds?: readonly number[];
  readonly bonuses?: readonly SetBonusRow[];
  /** The trade, and the skill in it, that all bonuses ask for. */
  readonly requires?: { readonly profession: Profession; readonly skill: number };
  /** The rows are all there is: what an older tooltip says besides is of another edition. */
  readonly whole?: true;
}

/** Neither stats nor effects: a bonus only words can say. */
export interface SetBonusRow {
  readonly pieces: number;
  readonly stats?: Stats;
  readonly effects?: readonly Effect[];
}

/** What a set gives besides at a number of pieces, or (`replaces`) in place of what its row says. */
export interface SetConditionRow extends InEdition {
  readonly setId: number;
  readonly name: string;
  readonly altNames?: readonly string[];
  readonly pieces: number;
  readonly stats?: Stats;
  readonly effects?: readonly Effect[];
  readonly replaces?: true;
  /** Whose set it is, where one id serves several. */
  readonly itemIds?: readonly number[];
}

/** Armor as it is shown, in its two parts: what forms and talents multiply, and what is added. */
export type BonusArmorRow = readonly [id: number, base: number, bonus: number];

/** A plain bonus the set rows lack, found by set id or by the items that carry it. */
export interface SetPatchRow extends InEdition {
  readonly name: string;
  readonly setId?: number;
  readonly itemIds?: readonly number[];
  readonly pieces: number;
  readonly stats: Stats;
}

export interface EnchantRow extends InEdition {
  readonly effectId: number;
  readonly spellId?: number;
  readonly itemId?: number;
  readonly recipeItemId?: number;
  readonly name: string;
  readonly slotIds: readonly SlotId[];
  readonly twoHandOnly?: true;
  readonly shieldOnly?: true;
  readonly offHandOnly?: true;
  readonly weaponTypes?: readonly number[];
  readonly addsSocket?: true;
  readonly stats?: Stats;
  readonly effects?: readonly Effect[];
  readonly special?: true;
  readonly classes?: readonly GameClass[];
  readonly requiredProfession?: string;
  readonly requiredSkill?: number;
  readonly requiredLevel?: number;
  readonly phase: number;
  readonly quality: Quality;
}

export interface GemRow extends InEdition {
  readonly id: number;
  readonly color: GemColor;
  readonly stats?: Stats;
  readonly effects?: readonly Effect[];
  readonly special?: true;
  readonly requirements?: readonly GemRequirement[];
  readonly enchantId?: number;
  readonly phase: number;
  readonly unique?: true;
  readonly uniqueEquipped?: true;
  readonly limitCategory?: LimitCategory;
  readonly requiredProfession?: string;
  readonly requiredSkill?: number;
  readonly requiredLevel?: number;
}

/** What an item does beyond its plain lines, and plain stats its lines may lack. */
export interface ItemEffectRow extends InEdition {
  readonly itemId: number;
  readonly stats?: Stats;
  readonly effects?: readonly Effect[];
}

export interface HeirloomRow {
  readonly id: number;
  /** Column of points the coefficients are shares of, in 10,000. */
  readonly budget: string;
  readonly coefficients: Stats;
  readonly spellPower?: true;
  readonly fixed?: Stats;
  readonly armor?: string;
  readonly dps?: string;
  readonly speed?: number;
  /** Low end of the damage as a share of the middle. */
  readonly damageSpread?: number;
}

export interface HeirloomFacts {
  readonly items: readonly HeirloomRow[];
  /** Values from level 1 on. */
  readonly columns: Readonly<Record<string, readonly number[]>>;
}

export interface ZoneRow extends InEdition {
  readonly id: number;
  readonly name: string;
  readonly kind: 'raid' | 'dungeon' | 'battleground' | 'arena' | 'open';
  readonly expansion: 'classic' | 'tbc' | 'wrath';
  readonly phase?: number;
  readonly sizes?: readonly number[];
  readonly heroic?: true;
}

export interface FactionRow {
  readonly id: number;
  readonly name: string;
  readonly expansion: 'classic' | 'tbc' | 'wrath';
  readonly side?: Faction;
}

/** Names that sources refer to by id. */
export type NameRow = readonly [id: number, name: string];
