import { EnchantIcon } from '../icon/EnchantIcon.tsx';
import { ItemIcon } from '../icon/ItemIcon.tsx';
import { SpellIcon } from '../icon/SpellIcon.tsx';
import type { TipThing } from './tip-content.ts';

export function ThingIcon({ thing }: { readonly thing: TipThing }) {
  switch (thing.kind) {
    case 'item':
      return <ItemIcon item={thing.item} />;
    case 'enchant':
      return <EnchantIcon enchant={thing.enchant} />;
    case 'spell':
      return <SpellIcon spellId={thing.spellId} />;
  }
}
