import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Item } from '@gearwright/game/item/item.ts';
import { weightsOf, type Point } from '@gearwright/game/point/point.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { useEditionKey } from '../edition-context.ts';
import { useOwnedItems } from '../roster/use-owned-items.ts';
import { useSetView } from '../set-view/set-view.ts';
import type { UpgradeIds } from './protocol.ts';
import { useGameWorker } from './use-game-worker.ts';

export interface SlotUpgrades {
  readonly slot: SlotId;
  readonly upgrades: readonly { readonly item: Item; readonly gain: number }[];
}

export interface FoundUpgrades {
  readonly available: readonly SlotUpgrades[];
  readonly upcoming: readonly SlotUpgrades[];
}

interface Asked {
  readonly ownedOnly?: boolean;
  /** Of a slot. */
  readonly hits?: number;
}

/** What would better the set by this point; looked for anew when the set changes. */
export function useUpgrades(point: Point | null, { ownedOnly = false, hits }: Asked = {}) {
  const edition = useEditionKey();
  const view = useSetView();
  const { set, wearer, rules } = view;
  const had = useOwnedItems(view, ownedOnly);
  const owned = had ? [...had] : null;
  const ask = useGameWorker();
  const stored = storeSet(set);
  const { itemIds, enchantIds, gemIds, spec, phase, defaultFilters } = stored;
  const { talents, buffs, consumables, glyphIds, effectValues, goals } = stored;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [
      'upgrades',
      edition,
      point,
      wearer,
      { itemIds, enchantIds, gemIds, spec, phase, defaultFilters },
      { talents, buffs, consumables, glyphIds, effectValues, goals },
      { owned, hits },
    ],
    queryFn: ({ signal }) =>
      ask(
        {
          kind: 'upgrades',
          set: stored,
          wearer,
          weights: weightsOf(point!),
          pointId: point!.pointId,
          owned,
          hits,
        },
        { signal },
      ),
    enabled: point !== null && (!ownedOnly || had !== undefined),
    networkMode: 'always',
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const items = (slots: readonly UpgradeIds[]): readonly SlotUpgrades[] =>
    slots.map(({ slot, upgrades }) => ({
      slot,
      upgrades: upgrades.flatMap(({ id, gain }) => {
        const item = rules.dataset.itemAt(id, wearer.level);
        return item ? [{ item, gain }] : [];
      }),
    }));
  const found: FoundUpgrades | null = data
    ? { available: items(data.available), upcoming: items(data.upcoming) }
    : null;
  return { found, isError, isFetching, retry: () => void refetch() };
}
