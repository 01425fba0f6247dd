import { useEffect } from 'react';
import type { LinkChange, LinkState } from '@gearwright/roster/roster.ts';
import { useOwnedRoster } from './roster-context.ts';
import { rosterKeys } from './roster-keys.ts';
import { useRosterMutation } from './use-roster-mutation.ts';
import { useRosterQuery } from './use-roster-query.ts';

/** What the player sees of the link of a set of theirs; `setId` is null until there is one. */
export function useLink(setId: string | null) {
  return useRosterQuery<LinkState>(
    (scope) => rosterKeys.link(scope, setId ?? ''),
    setId === null ? null : (roster) => roster.getLink(setId),
  );
}

export function useChangeLink(setId: string) {
  return useRosterMutation({
    change: (roster, change: LinkChange) => roster.changeLink(setId, change),
  });
}

/** What was counted already: one opening a visit, however often the page is drawn. */
const COUNTED = new Set<string>();

/** Counts that a link was opened; the server leaves out its owner. */
export function useCountOpening(publicId: string | null): void {
  const roster = useOwnedRoster()?.roster;
  useEffect(() => {
    if (!roster || publicId === null || COUNTED.has(publicId)) return;
    COUNTED.add(publicId);
    // An opening that was not counted is nobody's concern.
    void roster.countOpening(publicId).catch(() => undefined);
  }, [roster, publicId]);
}
