import type { CapGoal, GearGoals } from '../set/gear-goals.ts';
import type { SlotId } from '../slot/slots.ts';

/** What a text from outside says, before anything is looked up: the one form all readers make. */
export interface ImportedSet {
  readonly format: ImportFormat;
  readonly name: string | null;
  readonly phase: number | null;
  readonly character: ImportedCharacter | null;
  readonly items: readonly ImportedPiece[] | null;
  /** What is carried, and what lay in the bank when it was last open. */
  readonly bags: readonly ImportedPiece[] | null;
  readonly bank: readonly ImportedPiece[] | null;
  readonly wishlist: readonly ImportedItemRef[] | null;
  readonly talents: ImportedTalents | null;
  readonly glyphs: readonly ImportedGlyph[] | null;
  readonly buffs: readonly ImportedBuff[] | null;
  readonly consumables: readonly ImportedConsumable[] | null;
  readonly points: readonly ImportedPoint[] | null;
  readonly goals: ImportedGoals | null;
  /** The form the sheet was taken in, when the text says so. */
  readonly form: string | null;
  /** Sentences about what could not be read. */
  readonly notUnderstood: readonly string[];
}

export type ImportFormat = 'own' | 'addon' | 'website' | 'gearPlannerLink' | 'itemLinks';

export interface ImportedCharacter {
  readonly name: string | null;
  readonly level: number | null;
  /** Lower case, without separators. */
  readonly gameClass: string | null;
  readonly spec?: string | null;
  readonly race: string | null;
  readonly faction: string | null;
  readonly realm: string | null;
  readonly professions: readonly string[];
}

export interface ImportedItemRef {
  readonly id: number;
  readonly suffixId: number | null;
}

export interface ImportedPiece extends ImportedItemRef {
  /** null when the text does not say: the first free slot that takes it. */
  readonly slot: SlotId | null;
  readonly enchant: ImportedEnchant | null;
  /** 0 and null are empty sockets. */
  readonly gems: readonly (number | null)[];
  /** Ability or engraving spell id. */
  readonly rune: number | null;
  readonly acquired: boolean;
}

/** Any of the three ids an enchant is known by. */
export interface ImportedEnchant {
  readonly effectId: number | null;
  readonly spellId: number | null;
  readonly itemId: number | null;
}

export type ImportedTalents =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'spells'; readonly spellIds: readonly number[] };

export interface ImportedGlyph {
  readonly type: 'major' | 'minor' | null;
  readonly spellId: number | null;
  readonly itemId: number | null;
}

export interface ImportedBuff {
  readonly spellId: number;
  readonly improvementIds: readonly number[];
  readonly enabled: boolean;
}

export interface ImportedConsumable {
  readonly itemId: number;
  readonly enabled: boolean;
  readonly slotId: number | null;
}

export interface ImportedPoint {
  readonly name: string;
  readonly type: 'preset' | 'custom' | 'shared';
  readonly stats: Readonly<Record<string, number>>;
  /** What effects were set to by hand. */
  readonly effects?: Readonly<Record<string, number>>;
}

export interface ImportedGoals extends Pick<GearGoals, 'arms'> {
  /** Stats by any of their names. */
  readonly caps: readonly (Omit<CapGoal, 'stat'> & { readonly stat: string })[] | null;
}

/** A reading with nothing in it; readers fill in what they found. */
export function nothingImported(format: ImportFormat): ImportedSet {
  return {
    format,
    name: null,
    phase: null,
    character: null,
    items: null,
    bags: null,
    bank: null,
    wishlist: null,
    talents: null,
    glyphs: null,
    buffs: null,
    consumables: null,
    points: null,
    goals: null,
    form: null,
    notUnderstood: [],
  };
}

/** Classes, races and professions travel in any case and with or without separators. */
export function plainKey(text: string): string {
  const key = text.toLowerCase().replace(/[^a-z]/g, '');
  return key === 'scourge' ? 'undead' : key;
}
