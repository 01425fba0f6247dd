import type { Edition } from '@gearwright/game/edition/edition.ts';

/** What an edition is compiled from: its rules, and all that is said of its sources. */
export interface EditionSources {
  readonly edition: Edition;
  /** ISO date of the newest source of its items: what a site shows as the date of its data. */
  readonly date: string;
  /** The package of its items, and of the sentences of its talents. */
  readonly itemPackage: string;
  /** Under which name the tables of talents, base stats and effects know it: a season shares those of its edition. */
  readonly tables: string;
  /** Fact files of its glyphs and runes; none where it has no such thing. */
  readonly glyphs: readonly string[];
  readonly runes: readonly string[];
  /** Creatures from this number on came later, though the tables name them; absent where all are its own. */
  readonly npcsBelow?: number;
  /** Items from this number on are a season's own, made anew from those below; absent where all are its own. */
  readonly ownItemsFrom?: number;
  /** The last phase its items reach, as its own facts and as the package count; absent where nothing came later. */
  readonly ends?: { readonly own: number; readonly package: number };
  /** A profession's highest skill, phase by phase; absent where all skills were open from the start. */
  readonly skillCaps?: readonly number[];
  /** The expansions whose factions it knows. */
  readonly expansions: readonly string[];
}
