import { useMemo } from 'react';
import type { CharacterWithSets } from '@gearwright/roster/roster.ts';
import type { SetViewing } from './set-view.ts';
import { useLiveView, type LivePlace } from './use-live-view.ts';

/** A connected set of the player's character; `refuse` tells why it cannot be changed. */
export function useLinkedSet(
  character: CharacterWithSets | undefined,
  connectedId: string | undefined,
  refuse: () => void,
): SetViewing {
  const place = useMemo((): LivePlace | null => {
    const connected = character?.connectedSets.find(({ id }) => id === connectedId);
    if (!character || !connected) return null;
    const { id, region, realm, name, points } = connected;
    return {
      live: { region, realm, name },
      ...{ id, points, refuse },
      characterId: character.id,
      path: `/character/${character.id}/set/${id}`,
      owner: ({ sample }) => ({ kind: 'linked', character, connected, sample }),
    };
  }, [character, connectedId, refuse]);
  return useLiveView(place);
}
