import type { Enchant, EnchantId, Rune } from '../dataset/tables.ts';
import type { Item, ItemId } from '../item/item.ts';
import type { SlotId } from '../slot/slots.ts';
import type { GameClass } from '../words/classes-and-races.ts';
import type { Point } from '../point/point.ts';
import type { GearGoals } from './gear-goals.ts';

/** What sits in one slot. Ids became items when the set was loaded: rules never look anything up. */
export interface Piece {
  readonly item: Item | null;
  readonly enchant: Enchant | null;
  /** By socket; null is an empty socket. */
  readonly gems: readonly (Item | null)[];
  readonly rune: Rune | null;
  readonly itemAcquired: boolean;
  readonly enchantAcquired: boolean;
  readonly gemsAcquired: readonly boolean[];
  readonly kept?: KeptIds;
}

/** Ids the dataset does not know, kept so that saving something else does not drop them (acceptance E4). */
export interface KeptIds {
  readonly itemId?: ItemId;
  readonly enchantId?: EnchantId;
  /** By socket; null where the gem is known or the socket empty. */
  readonly gemIds?: readonly (ItemId | null)[];
  readonly runeId?: string;
}

/** All twenty slots, always. */
export type Gear = Readonly<Record<SlotId, Piece>>;

export interface ChosenBuff {
  readonly spellId: number;
  readonly improvementIds: readonly number[];
  readonly enabled: boolean;
}

export interface ChosenConsumable {
  readonly itemId: number;
  readonly enabled: boolean;
  /** Weapon enhancements: 16 or 17; otherwise null. */
  readonly slotId: SlotId | null;
}

export interface ModelSettings {
  readonly showHelm: boolean;
  readonly showCloak: boolean;
  readonly sheathed: boolean;
}

/** null in a list filter means no restriction was chosen. */
export interface DefaultFilters {
  readonly sources: readonly string[] | null;
  readonly raids: readonly number[] | null;
  readonly mainWeaponTypes: readonly number[] | null;
  readonly offWeaponTypes: readonly number[] | null;
  readonly rangedWeaponTypes: readonly number[] | null;
  readonly armorTypes: readonly number[] | null;
  readonly professions: readonly string[] | null;
  readonly maxPvpRank: number;
  readonly maxArenaRating: number;
}

export interface GearSet {
  readonly id: string;
  readonly characterId: string;
  readonly publicId: string | null;
  readonly version: number;
  readonly pinned: boolean;
  readonly name: string;
  readonly gameClass: GameClass;
  readonly spec: string;
  /** 0 is the edition's default. */
  readonly phase: number;
  readonly gear: Gear;
  readonly wishlist: readonly Item[];
  /** Wishes the dataset does not know: stored after the others. */
  readonly keptWishes?: readonly ItemId[];
  /** Spell ids by glyph slot: 0–2 major, 3–5 minor. */
  readonly glyphs: readonly (number | null)[];
  /** Encoded order of spending, or digits per tree. */
  readonly talents: string;
  readonly points: readonly Point[];
  /** What the player set the worth of effects to, by point. */
  readonly effectValues: readonly EffectChoice[];
  /** What its gear is held to. */
  readonly goals: GearGoals;
  readonly buffs: readonly ChosenBuff[];
  readonly consumables: readonly ChosenConsumable[];
  readonly modelSettings: ModelSettings;
  readonly defaultFilters: DefaultFilters;
}

/** What a thing's effect is worth for one point by the player's word; 0 switches it off. */
export interface EffectChoice {
  readonly pointId: string;
  readonly thing: EffectThing;
  readonly value: number;
}

/** `item:29305` (gems too), `enchant:3789` by effect id, `set:897:4` by pieces. */
export type EffectThing = `item:${number}` | `enchant:${number}` | `set:${number}:${number}`;

/** Every change to a set is one of these; `undo` follows from keeping the set before. */
export type SetEdit = (set: GearSet) => GearSet;
