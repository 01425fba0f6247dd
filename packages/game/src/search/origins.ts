import type { DatasetTexts, ItemTable } from '../dataset/dataset.ts';
import type { ItemSource } from '../item/item.ts';
import { plainText } from './text/words.ts';
import type { OriginField } from './language/terms.ts';

/** A source that several items share: what it says in plain words, by what is asked. */
interface Origin {
  readonly texts: Readonly<Record<OriginField, string>>;
  readonly rows: number[];
}

/** Where the items come from and what their effects say, as words to look through. */
export interface Origins {
  readonly origins: readonly Origin[];
  /** By row; empty where an item has no effect. */
  readonly effects: readonly string[];
}

/** Items between two rests. */
const STEP = 500;

/** Reads every item's texts, and rests now and then. `english` are the same texts where these are in another language. */
export function* gatherOrigins(
  { ids, length }: ItemTable,
  texts: DatasetTexts,
  english: DatasetTexts | null = null,
): Generator<void, Origins> {
  const origins = new Map<ItemSource, Origin>();
  const effects: string[] = [];
  for (let row = 0; row < length; row++) {
    const told = texts.item(ids[row]!);
    effects.push(told && told.effects.length > 0 ? plainText(told.effects.join(' ')) : '');
    // Equal sources of a pack are one object.
    const inEnglish = english?.item(ids[row]!)?.sources;
    for (const [place, source] of (told?.sources ?? []).entries()) {
      const origin = origins.get(source);
      const also = inEnglish?.[place];
      if (origin) origin.rows.push(row);
      else
        origins.set(source, {
          texts: also ? bothTexts(source, also) : textsOf(source),
          rows: [row],
        });
    }
    if (row % STEP === 0) yield;
  }
  return { origins: [...origins.values()], effects };
}

function bothTexts(one: ItemSource, other: ItemSource): Origin['texts'] {
  const texts = textsOf(one);
  const also = textsOf(other);
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, `${text} ${also[field as OriginField]}`]),
  ) as Origin['texts'];
}

function textsOf(source: ItemSource): Readonly<Record<OriginField, string>> {
  const { primary, secondary, primaryKind, token, event, note, seller, recipe, type } = source;
  const words = (...parts: readonly (string | null)[]) =>
    plainText(parts.filter((part) => part !== null).join(' '));
  const costs = [
    ...source.itemPrice.map(({ name, currency }) => name ?? currency),
    ...(source.honorPrice === null ? [] : ['honor']),
    ...(source.arenaPrice === null ? [] : ['arena points']),
  ].join(' ');
  return {
    from: words(primary, secondary, token, event, note, seller, recipe, type),
    boss: primaryKind === 'npc' ? words(primary) : '',
    zone: source.secondaryKind === 'zone' ? words(secondary) : words(seller),
    quest: type === 'quest' ? words(primary, source.quest?.chainStart ?? null) : '',
    cost: words(costs, token),
  };
}

/** Rows with a source that has every word of the text. */
export function rowsFrom({ origins }: Origins, field: OriginField, text: string): Set<number> {
  const words = plainText(text).split(' ').filter(Boolean);
  const rows = new Set<number>();
  if (words.length === 0) return rows;
  for (const origin of origins) {
    if (words.every((word) => origin.texts[field].includes(word))) {
      for (const row of origin.rows) rows.add(row);
    }
  }
  return rows;
}
