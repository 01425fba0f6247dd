import type { QueryClient } from '@tanstack/react-query';
import type { SetPatch, SetWithCharacter } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import type { Journal } from '../journal/journal.ts';
import type { OwnedRoster } from '../roster/roster-context.ts';
import { rosterKeys } from '../roster/roster-keys.ts';
import { SetEditor } from './set-editor.ts';
import { whyNotStored } from './why-not-stored.ts';

type Place = OwnedRoster & { readonly setId: string };

interface Surroundings {
  readonly place: Place;
  readonly game: RosterGame;
  readonly client: QueryClient;
  readonly journal: Journal;
  readonly onSignedOut: () => Promise<void>;
}

/** An editor whose changes everybody sees through the cache. */
export function openEditor(shown: SetWithCharacter, around: Surroundings): SetEditor {
  const { place, game, client, journal, onSignedOut } = around;
  const { roster, local, setId } = place;
  const queryKey = rosterKeys.set(place, setId);
  return new SetEditor(shown, {
    game,
    roster,
    writeAhead: (delta) => journal.write(place, delta),
    show: (set) => {
      // An answer on its way was asked for before this change.
      void client.cancelQueries({ queryKey });
      return client.setQueryData<SetWithCharacter>(queryKey, set) ?? set;
    },
    onSaved: (patch) => void readAgain(client, place, patch),
    onSignedOut: () => void onSignedOut(),
    whyNotStored: () => (local && roster === local ? whyNotStored(local.health.now()) : null),
  });
}

/** What a saved change has changed beside the set itself. */
async function readAgain(client: QueryClient, place: Place, patch: SetPatch): Promise<void> {
  const { name, pinned, spec, phase, points, itemIds, itemsAcquired, wishlistIds } = patch;
  if ([name, pinned, spec, phase].some((field) => field !== undefined)) {
    await client.invalidateQueries({ queryKey: rosterKeys.characters(place) });
    await client.invalidateQueries({ queryKey: [...rosterKeys.all(place), 'character'] });
  }
  if ([itemIds, itemsAcquired, wishlistIds].some((field) => field !== undefined)) {
    const queryKey = rosterKeys.setsInFull(place);
    client.removeQueries({ queryKey, type: 'inactive' });
    // Whoever shows it now has the changed set on the screen; it is read again for the next.
    await client.invalidateQueries({ queryKey, refetchType: 'none' });
  }
  if (itemIds !== undefined || itemsAcquired !== undefined) {
    await client.invalidateQueries({ queryKey: rosterKeys.characters(place) });
  }
  if (points !== undefined) {
    await client.invalidateQueries({ queryKey: rosterKeys.points(place) });
    await client.invalidateQueries({ queryKey: rosterKeys.sets(place) });
  }
}
