import type { GameClass, Race } from '../words/classes-and-races.ts';
import type {
  Item,
  ItemId,
  ItemTexts,
  LimitCategory,
  RandomSuffix,
  SocketColor,
} from '../item/item.ts';
import type { SlotId } from '../slot/slots.ts';
import type { EditionKey } from '../edition/edition-keys.ts';
import type { Stats } from '../stat/catalogue.ts';
import type {
  AppearanceCounts,
  BaseStatsTable,
  Buff,
  ClassFacts,
  ClassTalents,
  CombatTables,
  Enchant,
  EnchantId,
  ExampleSet,
  Form,
  Glyph,
  HeirloomScaling,
  ItemSet,
  Named,
  PointPreset,
  PvpRank,
  RaceFacts,
  Racial,
  Realm,
  Rune,
  Spell,
  TalentRankText,
  Zone,
} from './tables.ts';
import type { EffectAverage, MeasuredSpec, Retired, SpecBuild, SpecStyle } from './value-tables.ts';

/**
 * One edition of the game, decoded: what `decodeDataset` makes of a core pack.
 * Everything here is read-only; items are made into objects when first asked for and kept.
 */
export interface Dataset {
  readonly edition: EditionKey;
  /** Hash of the pack's contents. */
  readonly version: string;
  /** ISO date of the newest source. */
  readonly date: string;
  readonly items: ItemTable;
  /** `id` or `id_suffix`; null when unknown or when the suffix is not one of its own. */
  item(id: ItemId): Item | null;
  /** The item as a wearer of this level sees it (heirlooms); otherwise the item itself. */
  itemAt(id: ItemId, level: number): Item | null;
  /** Choices of a random item, empty for others. */
  suffixesOf(baseId: number): readonly RandomSuffix[];
  readonly sets: readonly ItemSet[];
  setOf(setId: number): ItemSet | null;
  readonly enchants: readonly Enchant[];
  enchant(id: EnchantId): Enchant | null;
  /** Resolves an effect id as imports carry it, with the slot and the item it sits on (acceptance D2). */
  enchantByEffect(effectId: number, slot: SlotId, item: Item | null): Enchant | null;
  /** Gem items, worn phases included. */
  readonly gems: readonly Item[];
  readonly consumables: readonly Item[];
  talents(gameClass: GameClass): ClassTalents;
  readonly glyphs: readonly Glyph[];
  readonly runes: readonly Rune[];
  rune(id: string): Rune | null;
  readonly buffs: readonly Buff[];
  spell(id: number): Spell | null;
  /** Ranks of a spell line, lowest first. */
  spellLine(rootSpellId: number): readonly Spell[];
  readonly presets: readonly PointPreset[];
  readonly baseStats: BaseStatsTable;
  readonly combat: CombatTables;
  readonly classes: readonly ClassFacts[];
  readonly races: readonly RaceFacts[];
  readonly racials: readonly Racial[];
  readonly forms: readonly Form[];
  readonly professions: {
    readonly primary: readonly string[];
    readonly secondary: readonly string[];
  };
  readonly zones: readonly Zone[];
  readonly factions: readonly Named[];
  readonly realms: readonly Realm[];
  readonly pvpRanks: readonly PvpRank[];
  readonly heirlooms: HeirloomScaling | null;
  readonly examples: readonly ExampleSet[];
  readonly effectAverages: readonly EffectAverage[];
  readonly measured: readonly MeasuredSpec[];
  readonly styles: readonly SpecStyle[];
  readonly builds: readonly SpecBuild[];
  /** Groups of items of which one can have but one: rewards of one quest. */
  readonly exclusive: readonly (readonly number[])[];
  /** What the tables know and the game no longer gives. */
  readonly retired: Retired;
  appearance(race: Race, gender: 0 | 1): AppearanceCounts;
}

/** The item columns as typed arrays, row by row: what search ranks over without making objects. */
export interface ItemTable {
  readonly length: number;
  /** Ascending. */
  readonly ids: Int32Array;
  readonly kinds: Uint8Array;
  readonly qualities: Uint8Array;
  readonly itemLevels: Uint16Array;
  readonly requiredLevels: Uint8Array;
  readonly phases: Uint8Array;
  /** 255 when it cannot be worn. */
  readonly slots: Uint8Array;
  /** 0 none, 1 one, 2 main, 3 off, 4 two. */
  readonly handed: Uint8Array;
  /** 255 none. */
  readonly armorTypes: Uint8Array;
  readonly weaponTypes: Uint8Array;
  /** Bit n = CLASSES[n] may wear it; all bits when unrestricted. */
  readonly classMasks: Uint16Array;
  /** Bit n = RACES[n]; all bits when unrestricted. */
  readonly raceMasks: Uint16Array;
  /** 0 both, 1 alliance, 2 horde. */
  readonly factions: Uint8Array;
  /** Bit n = SOURCE_TYPES[n]. */
  readonly sourceMasks: Uint16Array;
  /** Highest PvP rank and arena rating its PvP sources ask for; 0 none. */
  readonly pvpRanks: Uint8Array;
  readonly arenaRatings: Uint16Array;
  /** Character level from which a source is within reach; 0 when nothing is known. */
  readonly reachLevels: Uint8Array;
  /** Index into PROFESSIONS + 1 of the profession needed to wear it; 0 none. */
  readonly wearProfessions: Uint8Array;
  /** Bit n = PROFESSIONS[n] can craft it. */
  readonly craftMasks: Uint16Array;
  /** Raid zones it drops in: rows raidStarts[i]…raidStarts[i+1] of raidZones. */
  readonly raidStarts: Uint32Array;
  readonly raidZones: Uint16Array;
  readonly flags: Uint8Array;
  /** Sparse stats: entries statStarts[i]…statStarts[i+1] of statIds and statValues. Weapon damage, speed and dps are among them. */
  readonly statStarts: Uint32Array;
  readonly statIds: Uint8Array;
  readonly statValues: Float64Array;
  /** Place in socketLists of its sockets; the first list is empty. */
  readonly sockets: Uint8Array;
  readonly socketLists: readonly (readonly SocketColor[])[];
  /** Place in socketBonusStats; the first is none. */
  readonly socketBonuses: Uint16Array;
  readonly socketBonusStats: readonly (Stats | null)[];
  /** 0 for none. */
  readonly setIds: Int32Array;
  /** Place in BIND_CODES. */
  readonly binds: Uint8Array;
  /** Place in limitCategories; the first is none. */
  readonly limits: Uint8Array;
  readonly limitCategories: readonly (LimitCategory | null)[];
  /** Row of an id, −1 when unknown. */
  row(baseId: number): number;
  name(row: number): string;
  /** Where `name` is in another language. */
  englishName?(row: number): string;
  icon(row: number): string;
}

/** `flags` bits. */
export const FLAG_UNIQUE = 1;
export const FLAG_UNIQUE_EQUIPPED = 2;
export const FLAG_RANDOM = 4;
export const FLAG_EFFECT_TEXT = 8;
export const FLAG_HEROIC = 16;
export const FLAG_HEIRLOOM = 32;
/** Damage, speed and dps among its stats are those of the weapon itself. */
export const FLAG_WEAPON = 64;

/** What `decodeTexts` makes of a texts pack: sentences and sources, loaded when first wanted. */
export interface DatasetTexts {
  readonly edition: EditionKey;
  item(baseId: number): ItemTexts | null;
  setBonus(index: number): string;
  talentRank(spellId: number): TalentRankText | null;
  glyph(spellId: number): string | null;
  rune(spellId: number): string | null;
  /** Effect sentence of a consumable or an enchant's item. */
  use(itemId: number): string | null;
}
