import { NAME_LANGUAGES, type NameLanguage } from '@gearwright/game/words/name-languages.ts';
import { SourceError } from '../../compiled.ts';
import type { FactsFolder } from '../tables/facts-folder.ts';

export const NAMED_KINDS = ['items', 'npcs', 'quests', 'zones'] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

/** A file of names: by id, one in each language; null where it is not known or is the English one. */
export interface NamesTable {
  readonly languages: readonly NameLanguage[];
  readonly names: Readonly<Record<string, readonly (string | null)[]>>;
}

export function namesFile(kind: NamedKind): string {
  return `names/${kind}.json`;
}

/** The names of a kind in one language, by id. */
export type NamesOfKind = (id: number) => string | null;

export function namesIn(facts: FactsFolder, kind: NamedKind, language: NameLanguage): NamesOfKind {
  const file = namesFile(kind);
  const { languages, names } = facts.json(file) as NamesTable;
  const place = languages.indexOf(language);
  if (place < 0 || languages.length !== NAME_LANGUAGES.length) {
    throw new SourceError(`facts/${file}`, 'languages', `no ${language}`);
  }
  return (id) => names[id]?.[place] ?? null;
}
