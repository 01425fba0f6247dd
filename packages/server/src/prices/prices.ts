import type { Copper, ItemId } from '@gearwright/game/item/item.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** What items of one edition cost at auction. */
export interface Prices {
  /**
   * Items nobody has a price for are left out.
   * A realm is `eu-firemaw`, or `eu-firemaw-alliance`; without a faction it is the horde's house.
   */
  of(ids: readonly ItemId[], realm: string): Promise<readonly ItemPrice[]>;
}

export type PricesByEdition = Readonly<Record<EditionKey, Prices>>;

export interface ItemPrice {
  readonly itemId: ItemId;
  readonly price: Copper;
  /** Derived rather than seen at auction. */
  readonly approximate: boolean;
}
