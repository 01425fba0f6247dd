import { EnchantIcon } from '../../ui/icon/EnchantIcon.tsx';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { SpellIcon } from '../../ui/icon/SpellIcon.tsx';
import type { Thing } from './candidate.ts';

export function CandidateIcon({ candidate }: { readonly candidate: Thing }) {
  switch (candidate.kind) {
    case 'item':
    case 'gem':
      return <ItemIcon item={candidate.item} />;
    case 'enchant':
      return <EnchantIcon enchant={candidate.enchant} />;
    case 'rune':
      return <SpellIcon spellId={candidate.rune.spellId} />;
  }
}
