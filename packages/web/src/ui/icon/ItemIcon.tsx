import { use } from 'react';
import type { Item } from '@gearwright/game/item/item.ts';
import { PictureIcon } from './PictureIcon.tsx';
import { PicturesContext } from './pictures.ts';

export function ItemIcon({ item }: { readonly item: Item }) {
  return <PictureIcon picture={use(PicturesContext)?.ofItem(item)} quality={item.quality} />;
}
