import type { DatasetTexts } from '../dataset/dataset.ts';
import { currencyKind, type CurrencyKind } from '../item/currencies.ts';
import type { Copper, ItemSource } from '../item/item.ts';
import { openSources } from '../item/open-sources.ts';
import type { ShoppingList, Wanted } from './shopping-list.ts';

export interface ShoppingTotal {
  /** What is bought for gold, materials counted in what is made of them and not besides. */
  readonly money: Copper;
  /** Honor, badges, tokens: what vendors take instead, most first. */
  readonly currencies: readonly {
    readonly name: string;
    readonly amount: number;
    readonly kind: CurrencyKind;
  }[];
  /** Things that cost gold nobody knows the amount of. */
  readonly unpriced: number;
}

type Texts = Pick<DatasetTexts, 'item'>;

/** What is found or earned costs nothing; what is made or found by others is bought from them. */
const TRADED: readonly ItemSource['type'][] = ['crafting', 'worlddrop'];

/** One sum for the whole list. A cut gem costs what its raw stone does, wherever it is counted. */
export function shoppingTotal(list: ShoppingList, texts: Texts): ShoppingTotal {
  const currencies = new Map<string, { amount: number; readonly kind: CurrencyKind }>();
  let money = 0;
  let unpriced = 0;
  const pay = (name: string, kind: CurrencyKind, amount: number): void => {
    if (amount > 0)
      currencies.set(name, { kind, amount: (currencies.get(name)?.amount ?? 0) + amount });
  };
  const trade = ({ itemId, count }: Wanted): void => {
    const price = itemId === null ? null : tradedPrice(itemId, texts);
    if (price === null) unpriced += count;
    else money += price * count;
  };
  for (const wanted of list.places.flatMap(({ stops }) => stops.flatMap(({ items }) => items))) {
    const [source] = openSources(texts.item(wanted.itemId ?? 0));
    if (!source) continue;
    money += (source.price ?? 0) * wanted.count;
    pay('Honor', 'honor', (source.honorPrice ?? 0) * wanted.count);
    pay('Arena Points', 'arena', (source.arenaPrice ?? 0) * wanted.count);
    for (const { name, currency, amount } of source.itemPrice) {
      if (!isDropped(source)) pay(name ?? currency, currencyKind(currency), amount * wanted.count);
    }
    if (TRADED.includes(source.type)) trade(wanted);
  }
  for (const wanted of [...list.gems, ...list.enchants]) trade(wanted);
  return {
    money,
    currencies: [...currencies]
      .map(([name, { amount, kind }]) => ({ name, amount, kind }))
      .toSorted((a, b) => b.amount - a.amount),
    unpriced,
  };
}

/** What it is made of, as a cut gem of its raw stone; what it is sold for where that is not known. */
export function tradedPrice(itemId: number, texts: Texts): Copper | null {
  return materialsPrice(itemId, texts) ?? (texts.item(itemId)?.approxPrice || null);
}

function materialsPrice(itemId: number, texts: Texts): Copper | null {
  const materials = texts.item(itemId)?.materials ?? [];
  const prices = materials.map(({ itemId: id, amount }) => {
    const price = texts.item(id)?.approxPrice;
    return price ? price * amount : null;
  });
  if (prices.length === 0 || prices.includes(null)) return null;
  return prices.reduce<number>((sum, price) => sum + price!, 0);
}

/** The token of a boss is what drops, not what is paid. */
function isDropped({ type }: ItemSource): boolean {
  return type !== 'vendor' && type !== 'pvp' && type !== 'reputation' && type !== 'event';
}
