import { use } from 'react';
import type { Enchant } from '@gearwright/game/dataset/tables.ts';
import { PictureIcon } from './PictureIcon.tsx';
import { PicturesContext } from './pictures.ts';

export function EnchantIcon({ enchant }: { readonly enchant: Enchant }) {
  return <PictureIcon picture={use(PicturesContext)?.ofEnchant(enchant)} />;
}
