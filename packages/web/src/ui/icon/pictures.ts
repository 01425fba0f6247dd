import { createContext } from 'react';
import type { Item } from '@gearwright/game/item/item.ts';

export interface Picture {
  /** Symbol in a sprite. */
  readonly href: string;
  readonly palette: string;
  readonly field: number;
}

export interface Pictures {
  ofItem(item: Item): Picture;
}

/** Null while they are not there. */
export const PicturesContext = createContext<Pictures | null>(null);
