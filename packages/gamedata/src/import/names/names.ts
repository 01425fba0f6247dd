import { NAME_LANGUAGES, type NameLanguage } from '@gearwright/game/words/name-languages.ts';
import { SourceError } from '../../compiled.ts';
import {
  NAMED_KINDS,
  namesFile,
  type NamedKind,
  type NamesTable,
} from '../../steps/names/names-table.ts';
import { sectionsText } from '../fact-text.ts';
import type { FactFile, ImportedTable } from '../imported-table.ts';
import type { SourceFolder } from '../source-folder.ts';

/** What the sources call a language. */
const LOCALES: Readonly<Record<NameLanguage, string>> = {
  de: 'deDE',
  fr: 'frFR',
  es: 'esES',
  'es-MX': 'esMX',
  pt: 'ptBR',
  ru: 'ruRU',
  ko: 'koKR',
  'zh-CN': 'zhCN',
  'zh-TW': 'zhTW',
};

/** No name of the game is as long. */
const LONGEST = 200;

/** Names of items, creatures, quests and zones: a line each with all its languages. */
export const names: ImportedTable = {
  name: 'names',
  read: (folder) => NAMED_KINDS.map((kind) => kindFile(folder, kind)),
};

function kindFile(folder: SourceFolder, kind: NamedKind): FactFile {
  const columns = NAME_LANGUAGES.map((language) => readNames(folder, language, kind));
  const ids = [...new Set(columns.flatMap((column) => [...column.keys()]))].sort((a, b) => a - b);
  const table: NamesTable = {
    languages: NAME_LANGUAGES,
    names: Object.fromEntries(
      ids.map((id) => [id, columns.map((column) => column.get(id) ?? null)]),
    ),
  };
  return { path: namesFile(kind), text: sectionsText({ ...table }) };
}

function readNames(
  folder: SourceFolder,
  language: NameLanguage,
  kind: NamedKind,
): ReadonlyMap<number, string> {
  const file = `names/${LOCALES[language]}.${kind}.json`;
  const content = folder.json(file);
  if (content === null || typeof content !== 'object' || Array.isArray(content)) {
    throw new SourceError(file, 'file', 'not a record of names');
  }
  return new Map(
    Object.entries(content).map(([id, name]) => [checkedId(file, id), checkedName(file, id, name)]),
  );
}

function checkedId(file: string, id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new SourceError(file, `row ${id}`, 'no id');
  return Number(id);
}

function checkedName(file: string, id: string, name: unknown): string {
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST) {
    throw new SourceError(file, `row ${id}`, `no name: ${JSON.stringify(name)}`);
  }
  return name.trim();
}
