import type { GameClass, Race, Faction } from '../words/classes-and-races.ts';
import type { Effect } from '../effect/effect.ts';
import type { Quality } from '../item/item.ts';
import type { Profession } from '../item/professions.ts';
import type { SlotId } from '../slot/slots.ts';
import type { StatName, Stats } from '../stat/catalogue.ts';
import type { WeightMethod } from './value-tables.ts';

/** The tables of a compiled edition besides its items. Plain data, JSON in the pack, parsed when first asked for. */

export interface ItemSet {
  readonly id: number;
  readonly name: string;
  /** Pieces of a full set, as the tooltip counts them. */
  readonly size: number;
  readonly itemIds: readonly number[];
  readonly bonuses: readonly SetBonus[];
  /** The trade, and the skill in it, that every bonus asks of the wearer; the pieces do not. */
  readonly requires: { readonly profession: Profession; readonly skill: number } | null;
}

export interface SetBonus {
  readonly pieces: number;
  readonly stats: Stats | null;
  readonly effects: readonly Effect[];
  /** Index of its sentence in the texts pack, null when it has none. */
  readonly text: number | null;
}

/** `12345` (an item applies it), `spell:123`, or `enchant:{effect}_{slot}`. */
export type EnchantId = string;

export interface Enchant {
  readonly id: EnchantId;
  readonly effectId: number;
  readonly spellId: number | null;
  readonly itemId: number | null;
  readonly recipeItemId: number | null;
  readonly name: string;
  readonly icon: string;
  readonly slotIds: readonly SlotId[];
  readonly twoHandOnly: boolean;
  readonly shieldOnly: boolean;
  readonly offHandOnly: boolean;
  readonly weaponTypes: readonly number[] | null;
  /** Belt buckle and smith's sockets: one prismatic socket more. */
  readonly addsSocket: boolean;
  readonly stats: Stats;
  readonly effects: readonly Effect[];
  /** A proc, use or other thing no stat can say. */
  readonly hasEffectText: boolean;
  readonly classes: readonly GameClass[] | null;
  readonly requiredProfession: string | null;
  readonly requiredSkill: number | null;
  readonly requiredLevel: number;
  readonly phase: number;
  readonly quality: Quality;
}

export interface Spell {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
  readonly rank: number | null;
  /** First rank of its line; equals id for the first. */
  readonly rootSpellId: number;
  readonly level: number;
  readonly gameClass: GameClass | null;
  readonly profession: string | null;
}

export interface TalentTree {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
  /** By row, then column: the order of digit strings and letter codes. */
  readonly talents: readonly Talent[];
}

export interface Talent {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
  readonly row: number;
  readonly col: number;
  /** Index of the prerequisite in the same tree. */
  readonly requires: number | null;
  /** Length is the number of ranks. */
  readonly spellIds: readonly number[];
  /** effects[rank − 1]; empty when it changes no stat of the sheet. */
  readonly effects: readonly (readonly Effect[])[];
}

export interface ClassTalents {
  readonly gameClass: GameClass;
  readonly trees: readonly [TalentTree, TalentTree, TalentTree];
}

/** Texts pack: one per talent rank. */
export interface TalentRankText {
  readonly spellId: number;
  readonly description: string;
  readonly cost: string | null;
  readonly castTime: string | null;
  readonly cooldown: string | null;
  readonly range: string | null;
  readonly requires: string | null;
}

export interface Glyph {
  readonly gameClass: GameClass;
  readonly kind: 'major' | 'minor';
  readonly name: string;
  readonly itemId: number;
  readonly spellId: number;
  readonly icon: string;
  readonly level: number;
  readonly effects: readonly Effect[];
}

export interface Rune {
  /** `spell:{ability id}`. */
  readonly id: string;
  readonly spellId: number;
  readonly engraveSpellId: number | null;
  readonly itemId: number | null;
  readonly name: string;
  readonly icon: string;
  readonly slotId: SlotId;
  readonly classes: readonly GameClass[];
  readonly inPanel: boolean;
  readonly effects: readonly Effect[];
  /** Worn twice it counts once. */
  readonly once: boolean;
  /** A skill that does not add to the race's own: the higher of the two counts. */
  readonly notWithRacial: boolean;
  /** The set bonus this is another way to have: it does not add to it. */
  readonly copies: { readonly setId: number; readonly pieces: number } | null;
}

export interface BuffRank {
  readonly spellId: number;
  readonly rank: number;
  readonly level: number;
  readonly effects: readonly Effect[];
}

export interface BuffImprovement {
  /** Id of an improvement in a set: the talent's spell id of the chosen rank. */
  readonly spellIds: readonly number[];
  readonly name: string;
  readonly gameClass: GameClass | null;
  /** Per rank: factor on the buff's flat stats, rounded down. */
  readonly multipliers: readonly number[] | null;
  /** Per rank: effects added. */
  readonly adds: readonly (readonly Effect[])[] | null;
}

export interface Buff {
  /** Highest rank: the id of the line. */
  readonly spellId: number;
  readonly name: string;
  readonly alsoName: string | null;
  readonly icon: string;
  /** Only the strongest of a category counts. */
  readonly category: string;
  readonly alsoCategory: string | null;
  readonly castBy: GameClass | null;
  readonly scope: 'single' | 'party' | 'raid' | 'self' | 'world';
  readonly selfOnly: boolean;
  readonly ranks: readonly BuffRank[];
  /** Greater, prayer and group versions: same figures. */
  readonly alsoSpellIds: readonly number[];
  readonly improvements: readonly BuffImprovement[];
  /** Season of Discovery: effects by the level of the wearer, ascending. */
  readonly byLevel: readonly { readonly level: number; readonly effects: readonly Effect[] }[];
  readonly faction: Faction | null;
  readonly races: readonly Race[] | null;
  readonly classes: readonly GameClass[] | null;
  readonly requiresTalent: string | null;
  readonly requiresForm: readonly string[] | null;
  readonly maxLevel: number | null;
  readonly itemId: number | null;
  readonly note: string | null;
}

export interface PointPreset {
  /** Stable: edition, class, spec, author and name, slugged. */
  readonly id: string;
  readonly gameClass: GameClass;
  /** A spec, a role (dps, healing, tank) or any. */
  readonly spec: string;
  readonly name: string;
  /** 0 before raids; null when it names none. */
  readonly phase: number | null;
  readonly author: string;
  readonly authorLink: string | null;
  /** Level bracket; null is the level cap. */
  readonly levels: readonly [number, number] | null;
  readonly inherited: boolean;
  readonly derived: boolean;
  readonly stats: readonly { readonly name: StatName; readonly value: number }[];
  /** How a dated scale came about; absent for older ones. */
  readonly method?: WeightMethod;
  /** What effects are measured in. */
  readonly reference?: StatName;
  /** Damage per second that a point of the reference stat brings. */
  readonly dpsPerPoint?: number;
  /** What a stat is worth past its cap. */
  readonly aboveCap?: Stats;
}

/** [strength, agility, stamina, intellect, spirit, health, mana] */
export type BaseRow = readonly [number, number, number, number, number, number, number];

export interface BaseStatsTable {
  readonly classes: Readonly<
    Partial<Record<GameClass, { readonly minLevel: number; readonly levels: readonly BaseRow[] }>>
  >;
  /** Added to the five attributes. */
  readonly raceOffsets: Readonly<
    Partial<Record<Race, readonly [number, number, number, number, number]>>
  >;
}

/** Per-level columns by class, from level 1; a table for all classes has the key `all`. */
export type LevelTable = Readonly<Record<string, readonly number[]>>;

export interface CombatTables {
  /** Percent per point. */
  readonly critPerAgility: LevelTable;
  readonly critPerIntellect: LevelTable;
  readonly dodgePerAgility: LevelTable;
  readonly manaRegenPerSpirit: LevelTable | null;
  readonly healthRegenPerSpiritFirst50: LevelTable | null;
  readonly healthRegenPerSpiritAbove50: LevelTable | null;
  /** Small constants as the fact table states them: id → params. */
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface Proficiency {
  readonly type: number;
  readonly minLevel: number;
  /** Talent or rune that grants it. */
  readonly via: { readonly name: string; readonly spellId: number } | null;
}

export interface ClassFacts {
  readonly gameClass: GameClass;
  readonly minLevel: number;
  readonly races: readonly Race[];
  readonly armor: readonly Proficiency[];
  readonly mainHand: readonly Proficiency[];
  readonly offHand: readonly Proficiency[];
  readonly ranged: readonly Proficiency[];
  readonly dualWield: { readonly minLevel: number; readonly via: Proficiency['via'] } | null;
  readonly trees: readonly string[];
  /** Specs of the set form, keys as the presets name them. */
  readonly specs: readonly {
    readonly key: string;
    readonly name: string;
    readonly role: 'dps' | 'healing' | 'tank';
  }[];
}

export interface RaceFacts {
  readonly race: Race;
  readonly id: number;
  readonly faction: Faction;
  readonly classes: readonly GameClass[];
}

export interface Racial {
  readonly race: Race;
  readonly name: string;
  readonly spellId: number;
  readonly classes: readonly GameClass[] | null;
  readonly effects: readonly Effect[];
  readonly note: string | null;
}

export interface Form {
  readonly gameClass: GameClass;
  /** bear, direBear, cat, moonkin, tree, battle, defensive, berserker, blood, frost, unholy, metamorphosis … */
  readonly form: string;
  readonly label: string;
  readonly kind: 'form' | 'stance' | 'presence';
  readonly spellId: number;
  readonly minLevel: number;
  readonly via: Proficiency['via'];
  /** In the specification's list. */
  readonly offered: boolean;
  readonly replaces: string | null;
  readonly effects: readonly Effect[];
  /** Armor of items × (1 + this). */
  readonly itemArmorBonus: number;
  /** Attack power from the form itself. */
  readonly attackPowerPerLevel: number;
  readonly attackPowerPerAgility: number;
  readonly healthPerLevel: number;
  readonly healthFlat: number;
}

export interface Zone {
  readonly id: number;
  readonly name: string;
  readonly kind: 'raid' | 'dungeon' | 'battleground' | 'arena' | 'open';
  readonly expansion: string;
  readonly phase: number | null;
  readonly sizes: readonly number[];
  readonly heroic: boolean;
}

export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface Realm {
  readonly region: 'eu' | 'us';
  readonly slug: string;
  readonly name: string;
  readonly group: string;
}

export interface ExampleSet {
  readonly gameClass: GameClass;
  readonly spec: string;
  readonly name: string;
  readonly phase: number;
  readonly level: number;
  readonly faction: Faction | null;
  readonly author: string;
  readonly talents: string | null;
  readonly items: readonly {
    readonly slotId: SlotId;
    readonly id: ItemIdNumber;
    readonly suffixId?: number;
    readonly enchant?: number;
    readonly gems?: readonly number[];
    readonly rune?: number;
  }[];
}
type ItemIdNumber = number;

export interface PvpRank {
  readonly rank: number;
  readonly alliance: string;
  readonly horde: string;
}

/** Heirlooms grow with their wearer: stats by level. */
export interface HeirloomScaling {
  /** itemId → level − 1 → what the item has at that level. */
  readonly items: Readonly<
    Record<
      number,
      readonly {
        readonly stats: Stats;
        readonly damageMin?: number;
        readonly damageMax?: number;
        readonly dps?: number;
      }[]
    >
  >;
}

/** How many choices of each appearance a race and gender has. */
export interface AppearanceCounts {
  readonly skinColor: number;
  readonly face: number;
  readonly hair: number;
  readonly hairColor: number;
  readonly facialHair: number;
}
