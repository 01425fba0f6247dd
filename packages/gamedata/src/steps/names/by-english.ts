import type { NameLanguage } from '@gearwright/game/words/name-languages.ts';
import type { CompiledItems } from '../../compiled.ts';
import type { NameRow } from '../items/fact-rows.ts';
import type { PackageItem } from '../items/package-items.ts';
import type { FactsFolder } from '../tables/facts-folder.ts';
import { namesIn, type NamedKind } from './names-table.ts';

/** Names by their English ones, for what comes without an id; the lowest id that is named decides. */
export type NamesByEnglish = Readonly<Record<NamedKind, ReadonlyMap<string, string>>>;

export function namesByEnglish(
  { items, zones }: CompiledItems,
  facts: FactsFolder,
  packageItems: readonly PackageItem[],
  language: NameLanguage,
): NamesByEnglish {
  const rows = (file: string): readonly NameRow[] =>
    facts.json(`item/${file}.json`) as readonly NameRow[];
  const byEnglish = (kind: NamedKind, named: Iterable<NameRow>): ReadonlyMap<string, string> => {
    const nameOf = namesIn(facts, kind, language);
    const names = new Map<string, string>();
    for (const [id, english] of named) {
      const local = nameOf(id);
      if (local !== null && !names.has(english)) names.set(english, local);
    }
    return names;
  };
  return {
    items: byEnglish('items', [
      ...items.map(({ baseId, name }): NameRow => [baseId, name]),
      ...rows('tokens'),
      ...rows('currencies'),
      ...packageItems.map(({ itemId, name }): NameRow => [itemId, name]),
    ]),
    npcs: byEnglish('npcs', rows('npcs')),
    quests: byEnglish('quests', rows('quests')),
    zones: byEnglish(
      'zones',
      zones.map(({ id, name }): NameRow => [id, name]),
    ),
  };
}
