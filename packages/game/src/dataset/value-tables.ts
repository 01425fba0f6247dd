import type { GameClass, Race } from '../words/classes-and-races.ts';
import type { StatName, Stats } from '../stat/catalogue.ts';

/** What things are worth to a spec besides their stats. Plain data, JSON in the pack, parsed when first asked for. */

/** What sets an effect off. */
export const TRIGGERS = [
  'use',
  'hit',
  'ranged-hit',
  'cast',
  'crit',
  'spell-crit',
  'heal',
  'periodic',
  'damage-taken',
  'block',
  'parry',
  'dodge',
  'kill',
  'ability',
  'passive',
  'equip',
] as const;

export type Trigger = (typeof TRIGGERS)[number];

/** How a scale came about: measured between two runs of a simulator, or what its page starts with. */
export type WeightMethod =
  | 'simulated'
  | 'interpolated'
  | 'nearestPhase'
  | 'uiDefaultAndSimulatorTest'
  | 'uiDefault';

/** An effect on average over a fight. */
export interface EffectAverage {
  readonly kind: 'item' | 'set' | 'enchant' | 'gem';
  /** Of the item or gem, the set, or the enchant's effect. */
  readonly id: number;
  /** Of a set: how many pieces bring it. */
  readonly pieces?: number;
  readonly trigger: Trigger;
  /** While it lasts. */
  readonly bonus?: Stats;
  /** Seconds. */
  readonly duration?: number;
  readonly cooldown?: number;
  /** Share of the fight. */
  readonly uptime?: number;
  /** On average. */
  readonly stats?: Stats;
  /** Goes to whichever of these the wearer has most of. */
  readonly highest?: { readonly of: readonly StatName[]; readonly amount: number };
  readonly dps?: number;
  readonly hps?: number;
  readonly mp5?: number;
  readonly extraAttacksPerMinute?: number;
  /** Critical strikes deal so many percent more. */
  readonly critDamagePercent?: number;
  /** No source gives how often it happens. */
  readonly assumed?: true;
  /** Of a weapon's enchant: it lies on the enemy, where a second one adds nothing. */
  readonly onEnemy?: true;
  readonly classes?: readonly GameClass[];
}

/** What a simulator measured for one spec: [id, points of the reference stat, standard error]. */
export interface MeasuredSpec {
  readonly gameClass: GameClass;
  readonly spec: string;
  readonly reference: StatName;
  readonly author: string;
  /** Measured on a sibling spec. */
  readonly derivedFrom: string | null;
  readonly items: readonly (readonly [id: number, points: number, error: number])[];
  readonly gems: readonly (readonly [id: number, points: number, error: number])[];
  /** By effect id and slot. */
  readonly enchants: readonly (readonly [
    id: number,
    slot: number,
    points: number,
    error: number,
  ])[];
  /** So many pieces over none, plain stats included. */
  readonly sets: readonly (readonly [id: number, pieces: number, points: number, error: number])[];
}

export const WEAPON_STYLES = [
  'twoHand',
  'twoOneHanders',
  'twoTwoHanders',
  'shield',
  'heldOffHand',
  'oneHand',
] as const;

export type WeaponStyle = (typeof WEAPON_STYLES)[number];

/** How published sets of a spec are armed, and what they are held to. */
export interface SpecStyle {
  readonly gameClass: GameClass;
  readonly spec: string;
  readonly role: 'dps' | 'healing' | 'tank';
  /** How many sets of each, most first. */
  readonly styles: readonly (readonly [WeaponStyle, number])[];
  /** Weapon types seen in each hand. */
  readonly mainTypes: readonly number[];
  readonly offTypes: readonly number[];
  /** The only type that serves, where one is named. */
  readonly mainType: number | null;
  readonly offType: number | null;
  /** Seconds a swing: least seen in the main hand; usual and most in the off hand. */
  readonly slowestMain: number | null;
  readonly usualOff: number | null;
  readonly fastestOff: number | null;
  /** Hands whose weapon damage counts. */
  readonly weaponDamage: readonly ('main' | 'off' | 'ranged')[];
  readonly caps: readonly SpecCap[];
}

export interface SpecCap {
  /** A stat of the sheet, in points or percent, or `avoidanceAndBlock`. */
  readonly stat: string;
  readonly kind: 'worthlessAbove' | 'softAbove' | 'reach';
  readonly amount: number;
}

/** Base ids of items, and enchants, that are given to nobody any more, or not yet. */
export interface Retired {
  readonly items: readonly number[];
  readonly enchants: readonly string[];
}

/** What a spec usually takes along. */
export interface SpecBuild {
  readonly gameClass: GameClass;
  readonly spec: string;
  readonly role: 'dps' | 'healing' | 'tank';
  readonly name: string;
  readonly phase: number | null;
  readonly level: number | null;
  readonly isDefault: boolean;
  readonly talents: string;
  /** Item ids. */
  readonly glyphs: readonly number[];
  /** Slot and ability. */
  readonly runes: readonly (readonly [slot: number, spellId: number])[];
  /** Item ids. */
  readonly consumables: readonly number[];
  /** Spell ids, and which of them are improved by a talent. */
  readonly buffs: readonly number[];
  readonly improved: readonly number[];
  readonly professions: readonly string[];
  readonly race: Race | null;
  readonly author: string;
}
