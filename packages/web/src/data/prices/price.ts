import type { Copper } from '@gearwright/game/item/item.ts';

export interface Price {
  readonly price: Copper;
  /** Derived rather than seen on an auction house. */
  readonly approximate: boolean;
}
