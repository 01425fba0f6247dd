import type { Race } from '@gearwright/game/words/classes-and-races.ts';
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
} from '@gearwright/game/dataset/tables.ts';
import type {
  EffectAverage,
  MeasuredSpec,
  Retired,
  SpecBuild,
  SpecStyle,
} from '@gearwright/game/dataset/value-tables.ts';
import type { Item, ItemTexts } from '@gearwright/game/item/item.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { SourceNames } from '@gearwright/game/dataset/dataset-names.ts';
import type { Stats } from '@gearwright/game/stat/catalogue.ts';
import type { NameLanguage } from '@gearwright/game/words/name-languages.ts';

/** Base ids of items, and enchants, that came after the last phase an edition's items reach. */
export interface LaterThings {
  readonly items: readonly number[];
  readonly enchants: readonly EnchantId[];
}

/** What the item steps make: everything that comes from item sources. */
export interface CompiledItems {
  /** Base rows without suffix, ascending by id. */
  readonly items: readonly Item[];
  readonly suffixes: RandomSuffixTable;
  readonly sets: readonly ItemSet[];
  readonly enchants: readonly Enchant[];
  readonly later: LaterThings;
  readonly heirlooms: HeirloomScaling | null;
  readonly zones: readonly Zone[];
  readonly factions: readonly Named[];
  readonly texts: {
    readonly items: ReadonlyMap<number, ItemTexts>;
    /** SetBonus.text is an index into this. */
    readonly setBonuses: readonly string[];
    /** Effect sentence of consumables and enchanting items, by item id. */
    readonly uses: ReadonlyMap<number, string>;
  };
}

export interface RandomSuffixTable {
  readonly suffixes: readonly {
    readonly id: number;
    readonly name: string;
    /** Fixed amounts, or … */
    readonly stats: Stats | null;
    /** … shares of the item's points: value = floor(allocation × points ÷ 10,000). */
    readonly allocation: Stats | null;
  }[];
  readonly groups: readonly (readonly number[])[];
  /** baseId → group and points (0 for fixed suffixes). */
  readonly items: ReadonlyMap<number, { readonly group: number; readonly points: number }>;
}

/** What the class steps make: everything about people, talents, buffs and weights. */
export interface CompiledTables {
  readonly talents: readonly ClassTalents[];
  readonly glyphs: readonly Glyph[];
  readonly runes: readonly Rune[];
  readonly buffs: readonly Buff[];
  readonly spells: readonly Spell[];
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
  readonly realms: readonly Realm[];
  readonly pvpRanks: readonly PvpRank[];
  readonly examples: readonly ExampleSet[];
  /** By race: male, female. */
  readonly appearance: Readonly<
    Partial<Record<Race, readonly [AppearanceCounts, AppearanceCounts]>>
  >;
  readonly texts: {
    readonly talentRanks: readonly TalentRankText[];
    readonly glyphs: ReadonlyMap<number, string>;
    readonly runes: ReadonlyMap<number, string>;
  };
}

/** What the value steps make: worths of effects, weapon styles, usual builds. */
export interface CompiledValue {
  readonly effectAverages: readonly EffectAverage[];
  readonly measured: readonly MeasuredSpec[];
  readonly styles: readonly SpecStyle[];
  readonly builds: readonly SpecBuild[];
  /** Groups of items of which one can have but one. */
  readonly exclusive: readonly (readonly number[])[];
  readonly retired: Retired;
}

/** The names of an edition in another language than English. */
export interface CompiledNames {
  readonly language: NameLanguage;
  /** By item id, ascending; what is not there is called as in English. */
  readonly items: ReadonlyMap<number, string>;
  readonly sources: SourceNames;
}

export interface CompiledEdition {
  readonly edition: EditionKey;
  /** ISO date of the newest source. */
  readonly date: string;
  readonly items: CompiledItems;
  readonly tables: CompiledTables;
  readonly value: CompiledValue;
  readonly names: readonly CompiledNames[];
  /** What the steps understood, corrected and left open: what the data report tells. */
  readonly account: CompileAccount;
}

export interface CompileAccount {
  /** Stat-bearing tooltip lines of worn items, and those of uncommon quality or better. */
  readonly lines: { readonly seen: number; readonly understood: number };
  readonly uncommonLines: { readonly seen: number; readonly understood: number };
  /** Effect sentences recognised by their shape. */
  readonly effectLines: number;
  readonly notUnderstood: readonly {
    readonly itemId: number;
    readonly name: string;
    readonly line: string;
    readonly why: string;
  }[];
  /** Package items left out, by reason. */
  readonly leftOut: ReadonlyMap<string, readonly number[]>;
  /** Corrections from the facts, by kind. */
  readonly corrections: ReadonlyMap<string, number>;
  /** What stays unknown, by kind: item ids. */
  readonly gaps: ReadonlyMap<string, readonly number[]>;
}

/** A row that cannot be understood: the compile stops with one line and exit code 1. */
export class SourceError extends Error {
  readonly file: string;
  readonly row: string;
  constructor(file: string, row: string, reason: string) {
    super(`${file}: ${row}: ${reason}`);
    this.name = 'SourceError';
    this.file = file;
    this.row = row;
  }
}
