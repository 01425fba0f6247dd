import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Item, ItemId } from '@gearwright/game/item/item.ts';
import { useEditionKey } from '../edition-context.ts';
import { useServer } from '../session/server.ts';
import { useGame } from '../use-game.ts';

/** Items by id, null for those unknown; undefined while the server is asked, because the game is still loading. */
export function useItems(
  ids: readonly ItemId[],
  scaledLevel: number | null = null,
): ReadonlyMap<ItemId, Item | null | undefined> {
  const edition = useEditionKey();
  const server = useServer();
  const game = useGame();
  const asked = game || !server.canSign() ? [] : [...new Set(ids)];
  const answers = useQueries({
    queries: asked.map((id) => ({
      queryKey: ['item', edition, id, scaledLevel],
      staleTime: Infinity,
      queryFn: async () => {
        const { items, itemFromWire } = await server.calls(edition);
        const parts = await items.item(id, scaledLevel);
        return parts && itemFromWire(parts);
      },
    })),
    combine: (results) => results.map(({ data }) => data),
  });
  const key = ids.join(' ');
  return useMemo(() => {
    const wanted = key === '' ? [] : key.split(' ');
    if (!game) return new Map(wanted.map((id) => [id, answers[asked.indexOf(id)]]));
    const { dataset } = game;
    const find = (id: ItemId) =>
      scaledLevel === null ? dataset.item(id) : dataset.itemAt(id, scaledLevel);
    return new Map(wanted.map((id) => [id, find(id)]));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `asked` follows from the ids
  }, [answers, game, key, scaledLevel]);
}
