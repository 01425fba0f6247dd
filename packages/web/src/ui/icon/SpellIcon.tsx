import { use } from 'react';
import { PictureIcon } from './PictureIcon.tsx';
import { PicturesContext } from './pictures.ts';

/** An ability, talent, rune, glyph or buff. */
export function SpellIcon({ spellId }: { readonly spellId: number }) {
  return <PictureIcon picture={use(PicturesContext)?.ofSpell(spellId)} />;
}
