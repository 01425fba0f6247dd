import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Roster } from '@gearwright/roster/roster.ts';
import { useEditionKey } from '../edition-context.ts';
import { useAuth } from '../session/auth-context.ts';
import { LocalRosters } from './local-rosters.ts';
import { RosterContext, type OwnedRoster } from './roster-context.ts';
import { BROWSER, rosterKeys } from './roster-keys.ts';
import { broadcastingRoster } from './broadcasting-roster.ts';
import { useFreshOnReturn } from './use-fresh-on-return.ts';

interface Props {
  /** The account's roster; a guest reaches only its public sets. The same one for the same edition. */
  readonly remote: (edition: EditionKey) => Roster;
  readonly children: ReactNode;
}

/** The one place that decides where a player's things are kept: in this browser, or in the account. */
export function RosterProvider({ remote, children }: Props) {
  const client = useQueryClient();
  const edition = useEditionKey();
  const { status, user } = useAuth();
  const userId = user?.id;
  const [locals] = useState(() => new LocalRosters(client, remote));
  const owned = useMemo((): OwnedRoster | null => {
    if (status === 'unknown') return null;
    const local = locals.of(edition);
    if (userId === undefined) return { roster: local, owner: BROWSER, edition, local };
    const tell = () => locals.news.tell({ edition, owner: userId });
    return { roster: broadcastingRoster(remote(edition), tell), owner: userId, edition, local };
  }, [edition, locals, remote, status, userId]);

  useEffect(
    () =>
      locals.news.hear((scope) => {
        void client.invalidateQueries({ queryKey: rosterKeys.all(scope) });
      }),
    [client, locals],
  );
  useFreshOnReturn(owned);
  return <RosterContext value={owned}>{children}</RosterContext>;
}
