import type { CurrencyPrice, ItemSource } from '../item/item.ts';
import { currencyKind, type CurrencyKind } from '../item/currencies.ts';
import { coinsOf, copperText } from './copper.ts';

/** One thing that is paid: its sign, and how it is said. */
export interface Cost {
  readonly kind: CurrencyKind;
  readonly amount: number;
  /** "Badge of Justice", "honor"; of coins it is the greatest. */
  readonly name: string;
  /** "41 × Badge of Justice", "1250 honor". */
  readonly text: string;
  /** Copper, where it is paid in coins. */
  readonly copper?: number;
}

/** Null when the edition has no such item. */
export type NameOfItem = (id: string) => string | null;

/** What a source asks for, coins first. */
export function costsOf(source: ItemSource, nameOf: NameOfItem): readonly Cost[] {
  const { price, honorPrice, arenaPrice, itemPrice } = source;
  return [
    ...(price ? [coinCost(price)] : []),
    ...(honorPrice ? [pointCost('honor', honorPrice, 'honor')] : []),
    ...(arenaPrice ? [pointCost('arena', arenaPrice, 'arena points')] : []),
    // What is found in the world is not paid for: the token itself drops.
    ...(isBought(source) ? itemPrice : []).map((each) => itemCost(each, nameOf)),
  ];
}

export function isBought({ type }: ItemSource): boolean {
  return type === 'vendor' || type === 'pvp' || type === 'reputation' || type === 'event';
}

function coinCost(copper: number): Cost {
  const { gold, silver } = coinsOf(copper);
  const kind = gold > 0 ? 'gold' : silver > 0 ? 'silver' : 'copper';
  return { kind, amount: copper, name: kind, text: copperText(copper), copper };
}

function pointCost(kind: CurrencyKind, amount: number, name: string): Cost {
  return { kind, amount, name, text: `${amount} ${name}` };
}

function itemCost({ currency, amount, name: given }: CurrencyPrice, nameOf: NameOfItem): Cost {
  const name = given ?? (/^\d+$/.test(currency) ? (nameOf(currency) ?? 'token') : currency);
  return { kind: currencyKind(currency), amount, name, text: `${amount} × ${name}` };
}
