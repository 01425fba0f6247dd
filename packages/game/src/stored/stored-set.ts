import type { GameClass } from '../words/classes-and-races.ts';
import type { EnchantId } from '../dataset/tables.ts';
import type { ItemId } from '../item/item.ts';
import type { Point } from '../point/point.ts';
import type {
  ChosenBuff,
  ChosenConsumable,
  DefaultFilters,
  EffectChoice,
  ModelSettings,
} from '../set/gear-set.ts';
import type { GearGoals } from '../set/gear-goals.ts';

/** A set as it is stored and sent: ids in arrays of twenty, by slot. */
export interface StoredSet {
  readonly id: string;
  readonly characterId: string;
  readonly publicId: string | null;
  readonly version: number;
  readonly pinned: boolean;
  readonly name: string;
  readonly gameClass: GameClass;
  readonly spec: string;
  readonly phase: number;
  readonly itemIds: readonly (ItemId | null)[];
  readonly enchantIds: readonly (EnchantId | null)[];
  readonly gemIds: readonly (readonly (ItemId | null)[] | null)[];
  readonly runeIds: readonly (string | null)[];
  readonly itemsAcquired: readonly boolean[];
  readonly enchantsAcquired: readonly boolean[];
  readonly gemsAcquired: readonly (readonly boolean[] | null)[];
  readonly wishlistIds: readonly ItemId[];
  /** Spell ids as text: 0–2 major, 3–5 minor. */
  readonly glyphIds: readonly (string | null)[];
  readonly talents: string;
  readonly points: readonly Point[];
  readonly effectValues: readonly EffectChoice[];
  readonly goals: GearGoals;
  readonly buffs: readonly ChosenBuff[];
  readonly consumables: readonly ChosenConsumable[];
  readonly modelSettings: ModelSettings;
  readonly defaultFilters: DefaultFilters;
}
