import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { withoutIds } from '@gearwright/game/stored/without-ids.ts';
import type { PublicCharacter, PublicSetInput, Roster } from '@gearwright/roster/roster.ts';
import { useEditing } from '../editor/editors-context.ts';
import type { SetOwner } from '../set-view/set-view.ts';
import { useOwnedRoster } from './roster-context.ts';
import { rosterKeys } from './roster-keys.ts';

export interface Shareable {
  readonly owner: SetOwner;
  readonly set: GearSet;
  readonly character: PublicCharacter;
}

/**
 * Public ids of the sets on the screen, made when first asked for: a stored set's own, a snapshot of what is
 * stored nowhere. What waits to be saved is saved first, so that nobody is shown the set of a moment ago.
 */
export function useShareLinks(sets: readonly Shareable[]): UseQueryResult<readonly string[]> {
  const owned = useOwnedRoster();
  const { editors } = useEditing();
  const client = useQueryClient();
  return useQuery({
    queryKey: ['share-links', owned?.owner, owned?.edition, ...sets.map(({ set }) => set.id)],
    enabled: owned !== null,
    networkMode: 'always',
    // Shared anew each time: a visitor's snapshot may be of an older set (acceptance D12).
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: async () => {
      await editors.flush();
      const links: string[] = [];
      for (const shared of sets) links.push(await publicIdOf(shared, owned!.roster));
      // Export and Delete Set speak of the link.
      const isNew = sets.some(
        ({ owner, set }, at) => owner.kind === 'own' && set.publicId !== links[at],
      );
      if (isNew) void client.invalidateQueries({ queryKey: rosterKeys.sets(owned!) });
      return links;
    },
  });
}

async function publicIdOf({ owner, set, character }: Shareable, roster: Roster): Promise<string> {
  if (owner.kind === 'public') return owner.publicId;
  if (owner.kind === 'own') return (await roster.shareSet(set.id)).publicId;
  const input = snapshotOf(set, character);
  const clientKey = `live:${await digestOf(input)}`;
  return (await roster.createPublicSet(input, { clientKey, asStored: true })).publicId;
}

export function snapshotOf(set: GearSet, character: PublicCharacter): PublicSetInput {
  const { name, level, race, gender, faction, gameClass, variations } = character;
  return {
    set: withoutIds(storeSet(set)),
    character: { name, level, race, gender, faction, gameClass, variations },
  };
}

async function digestOf(input: PublicSetInput): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(input));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
