import type { GameClass, Race } from '../words/classes-and-races.ts';
import type { SourceType } from '../item/item.ts';
import type { SlotId } from '../slot/slots.ts';
import type { EditionKey } from './edition-keys.ts';
import type { StatAge, StatName } from '../stat/catalogue.ts';

/** Every way the games differ. A power an edition lacks is null. */
export interface Edition {
  readonly key: EditionKey;
  readonly name: string;
  /** 0 classic and its season, 1 Burning Crusade, 2 Wrath. */
  readonly expansion: 0 | 1 | 2;
  readonly maxLevel: number;
  readonly newCharacterLevel: number;
  readonly phases: readonly Phase[];
  readonly defaultPhase: number;
  readonly races: readonly Race[];
  readonly classes: readonly GameClass[];
  /** Slots that take an enchant. */
  readonly enchantable: readonly SlotId[];
  /** Gems and sockets exist. */
  readonly sockets: boolean;
  readonly glyphs: GlyphRules | null;
  readonly runes: RuneRules | null;
  /** Two two-handers: talent that allows it and the weapon types it covers. */
  readonly dualTwoHand: {
    readonly talentSpellId: number;
    readonly weaponTypes: readonly number[];
  } | null;
  readonly extraSockets: ExtraSocketRules | null;
  readonly professions: readonly string[];
  /** What its items and sheet count by: which stats there are. */
  readonly statAges: readonly StatAge[];
  readonly sources: readonly SourceOption[];
  /** The filter modal's Max PvP Rank. */
  readonly pvpRanks: boolean;
  /** The filter modal's Max Arena Rating. */
  readonly arenaRatings: boolean;
  /** What nobody is advised to go after who has not asked for it. */
  readonly reach: ReachRules;
  readonly ratings: RatingRules | null;
  readonly defence: DefenceRules;
  readonly attack: AttackRules;
  readonly attributes: AttributeRules;
  readonly sheet: SheetRules;
  readonly consumables: ConsumableRules;
  /** Sections of the stats panel and the stats each shows. */
  readonly sections: readonly StatSection[];
  readonly outside: OutsideSites;
}

/** Where advice ends: what is had by luck and contest, or by a season of nothing but PvP. */
export interface ReachRules {
  /** What comes from nowhere else is not counted on. */
  readonly byLuck: readonly SourceType[];
  /** The highest PvP rank and arena rating a raider is expected to reach. */
  readonly pvpRank: number;
  readonly arenaRating: number;
}

/** Other people's pages about the same game: where players look things up. */
export interface OutsideSites {
  /** Followed by `/item=123`, `/npc=123` and the like. */
  readonly database: string;
  /** Followed by `/{realm}-{faction}/{item-name}`. */
  readonly prices: string;
}

export interface Phase {
  readonly phase: number;
  readonly name: string;
  /** Season of Discovery: the level cap of the phase. */
  readonly level: number | null;
}

export interface GlyphRules {
  readonly unlockLevels: readonly [number, number, number, number, number, number];
  readonly major: number;
  readonly minor: number;
}

export interface RuneRules {
  /** The rune panel's slots, in order. */
  readonly panel: readonly SlotId[];
  /** Letters of the rune code, by panel slot. */
  readonly letters: Readonly<Partial<Record<SlotId, string>>>;
  /** What the panel calls its slots. */
  readonly labels: Readonly<Partial<Record<SlotId, string>>>;
}

export interface ExtraSocketRules {
  readonly waistLevel: number;
  readonly smithItemLevel: number;
  readonly smithSlots: readonly SlotId[];
}

export interface SourceOption {
  readonly key: string;
  readonly label: string;
  /** What it stands for in a query. */
  readonly types: readonly SourceType[];
}

export interface RatingRules {
  /** Rating per percent (or per point of skill) at level 60. */
  readonly per60: Readonly<Record<RatingKind, number>>;
  /** Kinds whose level is floored at 34. */
  readonly flooredAt34: readonly RatingKind[];
  /** Armor penetration rating is worth this many times more. */
  readonly armorPenetrationScalar: number;
  readonly meleeHasteScalar: Readonly<Partial<Record<GameClass, number>>>;
  /** One hit, crit and haste rating serve spells too. */
  readonly shared: boolean;
}

export type RatingKind =
  | 'weaponSkill'
  | 'defense'
  | 'dodge'
  | 'parry'
  | 'block'
  | 'hit'
  | 'spellHit'
  | 'crit'
  | 'spellCrit'
  | 'resilience'
  | 'haste'
  | 'spellHaste'
  | 'expertise'
  | 'armorPenetration';

export interface AttackRules {
  /** Percent of spell hit that a raid brings by what it lays on the boss. */
  readonly raidSpellHit: number;
  /** Percent off a boss's dodge and parry per point of expertise. */
  readonly expertisePerPoint: number;
  /** Percent of spells that miss a boss however much hit there is. */
  readonly spellMissFloor: number;
  /** Share of its damage a weapon in the off hand deals. */
  readonly offHandDamage: number;
  /** Percent: what a raider's blows and spells strike critically by in a raid. */
  readonly raidCrit: number;
  /** Damage a second of a raider's plain swings, attack power included. */
  readonly raidSwing: number;
  /** Points of the stat its damage comes from that a bonus of a raid's set is worth in the middle. */
  readonly usualSetBonus: { readonly attackPower: number; readonly spellPower: number };
}

export interface DefenceRules {
  /** Armor reduction: armor ÷ (armor + flat + perLevel × attacker's level). */
  readonly armorReduction: { readonly flat: number; readonly perLevel: number };
  /** Percent; armor can take no more. */
  readonly armorReductionCap: number;
  /** Armor reduction above level 60: armor ÷ (armor + a × level + b). */
  readonly armorAbove60: { readonly a: number; readonly b: number } | null;
  readonly missBase: number;
  readonly bossPenalty: number;
  readonly bossCritBase: number;
  readonly crush: number | null;
  readonly defensePerPoint: number;
  readonly holyShield: {
    readonly base: number;
    readonly withItem: number;
    readonly itemId: number;
    readonly talent: string;
  };
  readonly resilience: {
    readonly critDamage: number;
    readonly playerDamage: number;
    readonly manaDrain: number;
  } | null;
  readonly diminishing: DiminishingRules | null;
  readonly bearArmor: number;
  readonly bearArmorBelow40: number;
  /** Slots whose armor is all bonus; shields apart. */
  readonly bonusArmorSlots: readonly SlotId[];
  /** Forms and talents multiply an item's bonus armor like its base; elsewhere the base alone. */
  readonly bonusArmorRaised: boolean;
}

export interface DiminishingRules {
  readonly k: Readonly<Record<GameClass, number>>;
  readonly dodgeCap: Readonly<Record<GameClass, number>>;
  readonly parryCap: Readonly<Partial<Record<GameClass, number>>>;
  readonly missCap: number;
}

export interface AttributeRules {
  /** The Burning Crusade edition rounds attributes down after each multiplier. */
  readonly floorAfterMultiplier: boolean;
  readonly blockValue: { readonly perStrength: number; readonly flat: number };
  readonly parryFromStrength: Readonly<Partial<Record<GameClass, number>>>;
  /** Endurance multiplies base health only. */
  readonly racialHealth: 'base' | 'total';
  /** Ranged attack power before level and agility, where the combat table says otherwise. */
  readonly rangedAttackPowerFlat: Readonly<Partial<Record<GameClass, number>>>;
  /** Forms in which feral attack power counts. */
  readonly feralForms: readonly string[];
  /** What a profession gives its master for nothing: a stat, and how much from which level of the character. */
  readonly professionPerks: Readonly<Partial<Record<string, ProfessionPerk>>>;
  /** Feral attack power of a weapon that names none: (dps − base) × perDps. */
  readonly feralFromWeapon: { readonly base: number; readonly perDps: number } | null;
}

export interface ProfessionPerk {
  readonly name: string;
  readonly stat: StatName;
  /** Ascending; the skill can be trained from this level of the character on. */
  readonly ranks: readonly { readonly level: number; readonly amount: number }[];
}

export interface SheetRules {
  /** spellPower is one stat for damage and healing (wrath). */
  readonly oneSpellPower: boolean;
  /** Figures whose sources disagree: what is shown, and what another says. */
  readonly doubts: readonly Doubt[];
}

export interface Doubt {
  /** The figure of the sheet it is about. */
  readonly figure: string;
  readonly why: string;
}

export interface ConsumableRules {
  /** Flask is its own category from this level; null where it counts as battle and guardian. */
  readonly flaskFromLevel: number | null;
  readonly guardianElixirs: boolean;
  /** Several elixirs at once, one per exclusive group. */
  readonly freeElixirs: boolean;
  readonly groups: readonly string[];
}

export interface StatSection {
  readonly key:
    | 'primary'
    | 'attributes'
    | 'spell'
    | 'melee'
    | 'ranged'
    | 'defense'
    | 'resistances'
    | 'points';
  readonly label: string;
  readonly rows: readonly StatRow[];
}

export interface StatRow {
  /** A stat, or a figure the sheet derives. */
  readonly stat: StatName | string;
  readonly label: string;
  /** `flag` is 1 or 0: yes or no. */
  readonly format: 'whole' | 'percent' | 'decimal' | 'flag';
  /** Shown when the section is asked for in full. */
  readonly detail?: true;
  /** The less of it, the better. */
  readonly unwanted?: true;
}
