import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Enchant } from '@gearwright/game/dataset/tables.ts';
import { isEnchantersWork } from '@gearwright/game/enchant/enchanters-work.ts';
import type { Item, Quality } from '@gearwright/game/item/item.ts';
import { costsOf, type Cost } from '@gearwright/game/text/costs.ts';
import { SOURCE_TYPE_WORDS, sourceWords } from '@gearwright/game/text/source-words.ts';
import type { Thing } from './candidate.ts';

export interface CandidateWords {
  readonly quality: Quality;
  /** The second line: item level or colour, then where it is had. */
  readonly before: string;
  readonly after: string;
  /** What the source asks for it. */
  readonly costs?: readonly Cost[];
}

/** What a line of the list says below the name; the source in full once the texts are there. */
export function candidateWords(candidate: Thing, texts: DatasetTexts | null): CandidateWords {
  switch (candidate.kind) {
    case 'item': {
      const { item } = candidate;
      return {
        quality: item.quality,
        before: String(item.itemLevel),
        after: sourceOf(item, texts),
        costs: costsFor(item, texts),
      };
    }
    case 'gem': {
      const { item } = candidate;
      const color = item.gem?.color ?? '';
      const before = color.slice(0, 1).toUpperCase() + color.slice(1);
      return {
        quality: item.quality,
        before,
        after: sourceOf(item, texts),
        costs: costsFor(item, texts),
      };
    }
    case 'enchant':
      return { quality: candidate.enchant.quality, ...enchantWords(candidate.enchant, texts) };
    case 'rune':
      return { quality: 1, before: 'Rune', after: texts?.rune(candidate.rune.spellId) ?? '' };
  }
}

function sourceOf(item: Item, texts: DatasetTexts | null): string {
  const source = texts?.item(item.baseId)?.sources[0];
  return source
    ? sourceWords(source)
    : item.sourceTypes.map((type) => SOURCE_TYPE_WORDS[type]).join(', ');
}

function costsFor(item: Item, texts: DatasetTexts | null): readonly Cost[] {
  const source = texts?.item(item.baseId)?.sources[0];
  return source ? costsOf(source, () => null) : [];
}

function enchantWords(enchant: Enchant, texts: DatasetTexts | null) {
  const { name, requiredProfession, requiredLevel, itemId } = enchant;
  const source = itemId === null ? null : texts?.item(itemId)?.sources[0];
  const isEnchanted = itemId === null || isEnchantersWork(name);
  const needs = [
    requiredProfession && `${requiredProfession} only`,
    requiredLevel > 1 ? `requires level ${requiredLevel}` : null,
  ];
  return {
    before: source ? sourceWords(source) : isEnchanted ? 'Enchanting' : 'Applied by an item',
    after: needs.filter(Boolean).join(' · '),
  };
}
