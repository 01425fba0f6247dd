import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Enchant } from '@gearwright/game/dataset/tables.ts';
import type { Item, Quality } from '@gearwright/game/item/item.ts';
import { SOURCE_TYPE_WORDS, sourceWords } from '@gearwright/game/text/source-words.ts';
import type { Candidate } from './candidate.ts';

export interface CandidateWords {
  readonly quality: Quality;
  /** The second line: item level, and where it is had. */
  readonly meta: string;
}

/** What a line of the list says below the name; the source in full once the texts are there. */
export function candidateWords(candidate: Candidate, texts: DatasetTexts | null): CandidateWords {
  switch (candidate.kind) {
    case 'item': {
      const { item } = candidate;
      const meta = [String(item.itemLevel), sourceOf(item, texts)].filter(Boolean).join(' · ');
      return { quality: item.quality, meta };
    }
    case 'gem': {
      const { item } = candidate;
      const color = item.gem?.color ?? '';
      const meta = [color.slice(0, 1).toUpperCase() + color.slice(1), sourceOf(item, texts)];
      return { quality: item.quality, meta: meta.filter(Boolean).join(' · ') };
    }
    case 'enchant':
      return { quality: candidate.enchant.quality, meta: enchantMeta(candidate.enchant) };
    case 'rune':
      return { quality: 1, meta: texts?.rune(candidate.rune.spellId) ?? 'Rune' };
  }
}

function sourceOf(item: Item, texts: DatasetTexts | null): string {
  const source = texts?.item(item.baseId)?.sources[0];
  return source
    ? sourceWords(source)
    : item.sourceTypes.map((type) => SOURCE_TYPE_WORDS[type]).join(', ');
}

function enchantMeta({ requiredProfession, requiredLevel, itemId }: Enchant): string {
  const parts = [
    requiredProfession && `${requiredProfession} only`,
    requiredLevel > 1 ? `Requires level ${requiredLevel}` : null,
    itemId === null ? 'Enchanting' : null,
  ];
  return parts.filter(Boolean).join(' · ') || 'Enchant';
}
