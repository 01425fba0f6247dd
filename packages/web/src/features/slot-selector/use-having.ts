import { useMemo } from 'react';
import { failureText } from '../../data/failure-text.ts';
import { having, notHaving, useChangeInventory } from '../../data/roster/use-change-inventory.ts';
import { useInventory } from '../../data/roster/use-owned-items.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import type { Candidate } from './candidate.ts';

/** "I have this": what of a list lies in the bags; null where nobody's bags are known. */
export function useHaving() {
  const { owner } = useSetView();
  const characterId = 'character' in owner ? owner.character.id : undefined;
  const inventory = useInventory(characterId);
  const { mutate } = useChangeInventory();
  const had = useMemo(() => inventory && new Set(inventory.map(({ id }) => id)), [inventory]);
  const toggle = (candidate: Candidate): void => {
    if (candidate.kind !== 'item' || characterId === undefined || !had) return;
    const { id } = candidate.item;
    mutate(
      { characterId, change: had.has(id) ? notHaving(id) : having(id) },
      { onError: (error) => showToast(failureText(error), { tone: 'failed' }) },
    );
  };
  return { had: had ?? null, toggle };
}
