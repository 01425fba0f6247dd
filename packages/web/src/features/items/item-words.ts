import type { Item, ItemKind, ItemTexts } from '@gearwright/game/item/item.ts';
import { QUALITY_NAMES } from '@gearwright/game/text/names.ts';
import { slotWords } from '@gearwright/game/text/slot-words.ts';
import { SOURCE_TYPE_WORDS, sourceWords } from '@gearwright/game/text/source-words.ts';

const KIND_WORDS: Readonly<Record<ItemKind, string>> = {
  equipment: 'Equipment',
  ammo: 'Projectile',
  gem: 'Gem',
  glyph: 'Glyph',
  consumable: 'Consumable',
  enchant: 'Enchant',
  reagent: 'Reagent',
};

export interface ItemWords {
  /** "Epic, 2 sockets": said in words what the colour says. */
  readonly about: string;
  readonly slot: string;
  readonly kind: string | null;
  readonly source: string;
  /** All of it in one line, where there is no room for columns. */
  readonly brief: string;
}

/** What a row of the list says; its source in full once the texts are there. */
export function itemWords(item: Item, texts: ItemTexts | null): ItemWords {
  const worn = slotWords(item);
  const sockets = item.sockets.length;
  const slot = worn?.slot ?? KIND_WORDS[item.kind];
  const kind = worn?.kind ?? null;
  const source = texts?.sources[0]
    ? sourceWords(texts.sources[0])
    : item.sourceTypes.map((type) => SOURCE_TYPE_WORDS[type]).join(', ');
  return {
    about: [
      QUALITY_NAMES[item.quality],
      ...(sockets > 0 ? [`${sockets} ${sockets === 1 ? 'socket' : 'sockets'}`] : []),
      ...(item.random ? ['random suffix'] : []),
    ].join(', '),
    slot,
    kind,
    source,
    brief: [`Level ${item.itemLevel}`, kind ? `${slot} ${kind}` : slot, source]
      .filter(Boolean)
      .join(' · '),
  };
}
