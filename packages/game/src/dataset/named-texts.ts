import type { ItemSource, ItemTexts, QuestFacts } from '../item/item.ts';
import type { DatasetTexts } from './dataset.ts';
import type { DatasetNames, SourceNames } from './dataset-names.ts';
import { frozen } from './frozen.ts';
import { keptBy } from './kept-by.ts';

/** The same texts with creatures, quests, zones and tokens in another language; sentences stay English. One for each pair. */
export const namedTexts = keptBy((texts: DatasetTexts, names: DatasetNames): DatasetTexts => {
  const source = keptBy((english: ItemSource) => namedSource(english, names));
  const item = keptBy((english: ItemTexts): ItemTexts =>
    frozen({ ...english, sources: english.sources.map((each) => source(each)) }),
  );
  return {
    ...texts,
    item: (baseId) => {
      const english = texts.item(baseId);
      return english === null ? null : item(english);
    },
  };
});

const PRIMARY_NAMES: Readonly<
  Partial<Record<NonNullable<ItemSource['primaryKind']>, keyof SourceNames>>
> = { npc: 'npcs', quest: 'quests', item: 'items' };

function namedSource(source: ItemSource, names: DatasetNames): ItemSource {
  const { sources } = names;
  const word = (english: string | null): string | null =>
    english === null ? null : (sources.words[english] ?? english);
  const byId = (kind: keyof SourceNames, id: number | null): string | null =>
    id === null
      ? null
      : ((sources[kind] as Readonly<Record<number, string>>)[id] ??
        (kind === 'items' ? names.item(id) : null));
  const { primary, primaryKind, primaryId, secondary, secondaryKind, secondaryId } = source;
  const kind = primaryKind === null ? undefined : PRIMARY_NAMES[primaryKind];
  const named = primary !== null && kind ? byId(kind, primaryId) : null;
  const zone = secondary !== null && secondaryKind === 'zone' ? byId('zones', secondaryId) : null;
  return frozen({
    ...source,
    // A profession or a faction has no other name; only what bears one is looked up.
    primary: named ?? (kind || primaryKind === null ? word(primary) : primary),
    secondary: zone ?? secondary,
    itemPrice: source.itemPrice.map((price) => ({
      ...price,
      name:
        byId('items', /^\d+$/.test(price.currency) ? Number(price.currency) : null) ?? price.name,
    })),
    token: word(source.token),
    seller: word(source.seller),
    recipe: word(source.recipe),
    quest: source.quest && namedQuest(source.quest, word),
  });
}

function namedQuest(
  quest: QuestFacts,
  word: (english: string | null) => string | null,
): QuestFacts {
  return { ...quest, giver: word(quest.giver), chainStart: word(quest.chainStart) };
}
