import { NAME_LANGUAGES, type NameLanguage } from '@gearwright/game/words/name-languages.ts';
import type { CompiledItems, CompiledNames } from '../../compiled.ts';
import type { PackageItem } from '../items/package-items.ts';
import type { FactsFolder } from '../tables/facts-folder.ts';
import { namesByEnglish } from './by-english.ts';
import { namesIn } from './names-table.ts';
import { nameSources } from './source-names.ts';

/** What an edition's items and sources are called in every language that is known. */
export function compileNames(
  items: CompiledItems,
  facts: FactsFolder,
  packageItems: readonly PackageItem[],
): readonly CompiledNames[] {
  return NAME_LANGUAGES.map((language) => inLanguage(language, items, facts, packageItems));
}

function inLanguage(
  language: NameLanguage,
  compiled: CompiledItems,
  facts: FactsFolder,
  packageItems: readonly PackageItem[],
): CompiledNames {
  const ofItem = namesIn(facts, 'items', language);
  const items = new Map<number, string>();
  for (const { baseId, name } of compiled.items) {
    const local = ofItem(baseId);
    if (local !== null && local !== name) items.set(baseId, local);
  }
  const english = namesByEnglish(compiled, facts, packageItems, language);
  return { language, items, sources: nameSources(compiled, facts, language, english) };
}
