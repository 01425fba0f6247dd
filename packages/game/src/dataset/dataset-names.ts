import type { EditionKey } from '../edition/edition-keys.ts';
import type { NameLanguage } from '../words/name-languages.ts';

/** What sources name, by id; `words` is for names that come without one, by the English name. */
export interface SourceNames {
  readonly npcs: Readonly<Record<number, string>>;
  readonly quests: Readonly<Record<number, string>>;
  readonly zones: Readonly<Record<number, string>>;
  /** Currencies and tokens that are no items of the edition. */
  readonly items: Readonly<Record<number, string>>;
  readonly words: Readonly<Record<string, string>>;
}

/** What `decodeNames` makes of a names pack: the game's own names in another language. */
export interface DatasetNames {
  readonly edition: EditionKey;
  readonly language: NameLanguage;
  /** How many items have one. */
  readonly itemCount: number;
  /** Null where the English one stands. */
  item(baseId: number): string | null;
  readonly sources: SourceNames;
}
