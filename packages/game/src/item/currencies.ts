/** Kinds of money: each has a sign of its own, and what has none is a token. */
export const CURRENCY_KINDS = [
  'gold',
  'silver',
  'copper',
  'honor',
  'arena',
  'badge',
  'emblem',
  'mark',
  'token',
] as const;
export type CurrencyKind = (typeof CURRENCY_KINDS)[number];

/** Items that vendors take as money, by id; whatever else they take is a token. */
const KINDS: Readonly<Record<string, CurrencyKind>> = {
  /** Badge of Justice. */
  29434: 'badge',
  /** Emblems of Heroism, Valor, Conquest, Triumph and Frost. */
  40752: 'emblem',
  40753: 'emblem',
  45624: 'emblem',
  47241: 'emblem',
  49426: 'emblem',
  /** Marks of Honor: Warsong Gulch, Arathi Basin, Alterac Valley, Eye of the Storm, Wintergrasp. */
  20558: 'mark',
  20559: 'mark',
  20560: 'mark',
  29024: 'mark',
  43589: 'mark',
};

export function currencyKind(currency: string): CurrencyKind {
  return Object.hasOwn(KINDS, currency) ? KINDS[currency]! : 'token';
}
