import type { GameClass } from '../words/classes-and-races.ts';
import type { StatName } from '../stat/catalogue.ts';

/**
 * The one language in which talents, runes, racials, forms, buffs, consumables, set bonuses, meta gems,
 * special enchants and special items say what they do to the sheet.
 */
export type Effect = FlatEffect | PercentEffect | ConvertEffect | PerLevelEffect;

interface EffectBase {
  readonly stat: StatName;
  readonly when?: Condition;
}

/** stat += value */
export interface FlatEffect extends EffectBase {
  readonly type: 'flat';
  readonly value: number;
}

/** stat × (1 + value ÷ 100), multiplied with other percents. */
export interface PercentEffect extends EffectBase {
  readonly type: 'percent';
  readonly value: number;
  /** `base`: of the attribute before gear (Darkmoon fortunes, wrath's Endurance). */
  readonly scope?: 'base';
}

/** stat += value × from, taken after the multipliers of `from`. */
export interface ConvertEffect extends EffectBase {
  readonly type: 'convert';
  readonly from: StatName | 'defenseAboveMax' | 'weaponAttackPower' | 'petStaminaPlusIntellect';
  readonly value: number;
}

/** stat += value × level + (flat ?? 0) */
export interface PerLevelEffect extends EffectBase {
  readonly type: 'perLevel';
  readonly value: number;
  readonly flat?: number;
}

/** All named parts must hold; an effect whose condition is not of the sheet (proc, active, pet, spells) never counts. */
export interface Condition {
  /** cat, bear, direBear, moonkin, tree, metamorphosis, shadowform, travel …; `none` is no form at all. */
  readonly form?: readonly string[];
  /** battle, defensive, berserker, gladiator, blood, frost, unholy. */
  readonly stance?: readonly string[];
  /** Weapon types by number (as in WEAPON_TYPES) in the main hand; `ranged` effects look at the ranged slot. */
  readonly weaponTypes?: readonly number[];
  readonly oneHanded?: boolean;
  readonly twoHanded?: boolean;
  readonly dualWield?: boolean;
  readonly shield?: boolean;
  readonly school?: readonly string[];
  /** Only some spells: not a stat of the sheet. */
  readonly spells?: string;
  /** Counted by the buff of the same name instead. */
  readonly aura?: 'party' | 'raid' | 'group' | 'single' | 'target';
  /** The wearer's own aura: counts only while no buff of this category is on, which would say it again. */
  readonly unlessCategory?: string;
  /** Only while one of these buffs (by name) is on. */
  readonly buff?: readonly string[];
  readonly pet?: readonly string[];
  readonly proc?: boolean | string;
  readonly active?: boolean;
  readonly imbue?: string;
  readonly perStack?: boolean | number;
  readonly creature?: string;
  /** Only for wearers of these classes. */
  readonly classes?: readonly GameClass[];
  /** Of the buffs named, only the wearer's own: one of the wearer's class. */
  readonly castBySelf?: boolean;
  /** A percent of what the buff gives, not of the total. */
  readonly ofBuff?: boolean;
  /** Under the open sky, which is where the sheet is read. */
  readonly outdoors?: boolean;
  /** Somebody else's figure. */
  readonly affects?: 'pet' | 'enemy';
  /** Only against an enemy in this state. */
  readonly target?: string;
  /** Only against attacks of these kinds. */
  readonly attacks?: readonly string[];
}
