import { useMemo } from 'react';
import type { ItemId } from '@gearwright/game/item/item.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { failureText } from '../failure-text.ts';
import { having, notHaving, useChangeInventory } from './use-change-inventory.ts';
import { useInventory } from './use-owned-items.ts';

export interface Having {
  /** Ids of what lies in the bags. */
  readonly had: ReadonlySet<ItemId>;
  readonly toggle: (id: ItemId) => void;
}

/** "I have this": what of a list lies in a character's bags; null where nobody's bags are known. */
export function useHaving(characterId: string | undefined): Having | null {
  const inventory = useInventory(characterId);
  const { mutate } = useChangeInventory();
  return useMemo(() => {
    if (characterId === undefined || !inventory) return null;
    const had = new Set(inventory.map(({ id }) => id));
    return {
      had,
      toggle: (id) =>
        mutate(
          { characterId, change: had.has(id) ? notHaving(id) : having(id) },
          { onError: (error) => showToast(failureText(error), { tone: 'failed' }) },
        ),
    };
  }, [characterId, inventory, mutate]);
}
