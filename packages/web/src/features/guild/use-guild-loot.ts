import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import { weightsOf } from '@gearwright/game/point/point.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { lootSheet } from '../../data/loot/loot-sheet.ts';
import { gainsOf } from '../../data/set-view/gains-of.ts';
import type { UpgradeIds } from '../../data/worker/protocol.ts';
import { useGameWorker } from '../../data/worker/use-game-worker.ts';
import type { RaiderLoot } from './guild-loot.ts';
import type { ReadyMember } from './use-members.ts';

/** So many of each slot are looked through, as on a set's own loot sheet. */
const HITS = 60;
const KEY = 'guild-upgrades';

export interface GuildLooking {
  /** Of whom it is known already; a stopped search leaves what it has. */
  readonly loot: readonly RaiderLoot[];
  readonly done: number;
  readonly all: number;
  readonly failed: boolean;
  readonly stopped: boolean;
  stop(): void;
  goOn(): void;
}

/** What everybody would gain by what drops where: the worker looks for one after the other. */
export function useGuildLoot(
  members: readonly ReadyMember[],
  texts: DatasetTexts | null,
): GuildLooking {
  const edition = useEditionKey();
  const ask = useGameWorker();
  const queries = useQueryClient();
  const [stopped, setStopped] = useState(false);
  const weighed = useMemo(() => members.filter(({ point }) => point !== null), [members]);
  const asked = useMemo(
    () => weighed.map((member) => ({ member, stored: storeSet(member.set) })),
    [weighed],
  );
  const { found, done, failed } = useQueries({
    queries: asked.map(({ member: { key, point, rules }, stored }) => ({
      queryKey: [KEY, edition, key, point, stored],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const { wearer } = rules;
        const { pointId } = point!;
        const weights = weightsOf(point!);
        const task = {
          kind: 'upgrades' as const,
          set: stored,
          wearer,
          weights,
          pointId,
          hits: HITS,
        };
        return (await ask(task, { signal })).available;
      },
      enabled: !stopped,
      networkMode: 'always' as const,
      staleTime: Infinity,
      retry: false,
    })),
    combine: combined,
  });
  const loot = useMemo(
    () =>
      texts
        ? weighed.flatMap((member, at) => {
            const slots = found[at];
            return slots ? [lootOf(member, slots, texts)] : [];
          })
        : [],
    [weighed, found, texts],
  );
  const stop = (): void => {
    setStopped(true);
    void queries.cancelQueries({ queryKey: [KEY] });
  };
  const goOn = (): void => {
    setStopped(false);
    void queries.refetchQueries({
      queryKey: [KEY],
      predicate: ({ state }) => state.status === 'error',
    });
  };
  return { loot, done, all: asked.length, failed, stopped, stop, goOn };
}

interface Result {
  readonly data: readonly UpgradeIds[] | undefined;
  readonly isError: boolean;
}

function combined(results: readonly Result[]) {
  return {
    found: results.map(({ data }) => data ?? null),
    done: results.filter(({ data }) => data !== undefined).length,
    failed: results.some(({ isError }) => isError),
  };
}

function lootOf(
  { key, character, set, rules, point }: ReadyMember,
  slots: readonly UpgradeIds[],
  texts: DatasetTexts,
): RaiderLoot {
  const { dataset, wearer } = rules;
  const gaining = slots.map(({ slot, upgrades }) => ({
    slot,
    upgrades: upgrades.flatMap(({ id, gain }) => {
      const item = dataset.itemAt(id, wearer.level);
      return item ? [{ item, gain }] : [];
    }),
  }));
  const { name, gameClass } = character;
  return {
    raider: { key, name, gameClass, setName: set.name },
    worth: gainsOf(set, rules, point!).worth,
    places: lootSheet(gaining, texts),
  };
}
