import type { SourceNames } from '@gearwright/game/dataset/dataset-names.ts';
import type { ItemSource } from '@gearwright/game/item/item.ts';
import type { NameLanguage } from '@gearwright/game/words/name-languages.ts';
import type { CompiledItems } from '../../compiled.ts';
import type { FactsFolder } from '../tables/facts-folder.ts';
import type { NamesByEnglish } from './by-english.ts';
import { namesIn, type NamedKind } from './names-table.ts';

/** Names of all that the sources of an edition tell of: creatures, quests, zones, tokens, currencies, recipes. */
export function nameSources(
  { texts, zones }: CompiledItems,
  facts: FactsFolder,
  language: NameLanguage,
  english: NamesByEnglish,
): SourceNames {
  const made = { npcs: {}, quests: {}, zones: {}, items: {}, words: {} } satisfies SourceNames;
  const noteId = (kind: NamedKind, id: number, name: string | null): void => {
    const local = namesIn(facts, kind, language)(id) ?? english[kind].get(name ?? '') ?? null;
    if (local !== null && local !== name) (made[kind] as Record<number, string>)[id] = local;
  };
  const noteWord = (kinds: readonly NamedKind[], name: string | null): void => {
    const local = name === null ? null : partsIn(kinds, name, english);
    if (local !== null && local !== name) (made.words as Record<string, string>)[name!] = local;
  };
  for (const { id, name } of zones) noteId('zones', id, name);
  for (const source of distinctSources(texts.items)) {
    const { primary, primaryKind, primaryId, secondary, secondaryId, secondaryKind } = source;
    const kind = PRIMARY_KINDS[primaryKind ?? 'none'];
    if (kind !== undefined && primaryId !== null) noteId(kind, primaryId, primary);
    else if (kind !== undefined || primaryKind === null) noteWord(['npcs'], primary);
    if (secondaryKind === 'zone' && secondaryId !== null) noteId('zones', secondaryId, secondary);
    for (const { currency, name } of source.itemPrice) {
      if (/^\d+$/.test(currency)) noteId('items', Number(currency), name);
    }
    noteWord(['items'], source.token);
    noteWord(['items'], source.recipe);
    noteWord(['npcs', 'zones'], source.seller);
    noteWord(['quests'], source.quest?.chainStart ?? null);
    noteWord(['npcs'], source.quest?.giver ?? null);
  }
  return made;
}

const PRIMARY_KINDS: Readonly<Record<string, NamedKind | undefined>> = {
  npc: 'npcs',
  quest: 'quests',
  item: 'items',
};

function distinctSources(texts: CompiledItems['texts']['items']): readonly ItemSource[] {
  return [...new Set([...texts.values()].flatMap(({ sources }) => sources))];
}

/** The whole name, or each part of "Lady Palanseer, Hall of Legends"; null where nothing of it is known. */
function partsIn(
  kinds: readonly NamedKind[],
  name: string,
  english: NamesByEnglish,
): string | null {
  const known = (part: string): string | null =>
    kinds.map((kind) => english[kind].get(part)).find((local) => local !== undefined) ?? null;
  const whole = known(name);
  if (whole !== null || kinds.length === 1) return whole;
  const parts = name.split(', ');
  return parts.some((part) => known(part) !== null)
    ? parts.map((part) => known(part) ?? part).join(', ')
    : null;
}
