import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { openGuildLink, writeGuildLink, type Guild } from '@gearwright/roster/link/guild-link.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';

export type GuildState =
  | { readonly status: 'loading' }
  | { readonly status: 'broken' }
  | { readonly status: 'elsewhere'; readonly edition: EditionKey }
  | { readonly status: 'ready'; readonly guild: Guild };

/** The roster stands in the page's own address and nowhere else: whoever has the link has the roster. */
export function useGuild() {
  const edition = useEditionKey();
  const navigate = useAppNavigate();
  const queries = useQueryClient();
  const packed = useLocation().hash.slice(1);
  const { data, isError } = useQuery({
    queryKey: ['guild-link', edition, packed],
    queryFn: () => (packed === '' ? { edition, name: '', members: [] } : openGuildLink(packed)),
    networkMode: 'always',
    staleTime: Infinity,
    retry: false,
  });
  const latest = useRef<Guild | null>(null);
  useEffect(() => {
    latest.current = data ?? null;
  }, [data]);

  const make = async (edit: (guild: Guild) => Guild): Promise<void> => {
    const before = latest.current;
    if (!before) return;
    const next = edit(before);
    const isEmpty = next.members.length === 0 && next.name === '';
    const text = isEmpty ? '' : await writeGuildLink(next);
    latest.current = next;
    queries.setQueryData(['guild-link', edition, text], next);
    navigate(isEmpty ? '/guild' : `/guild#${text}`, { replace: true });
  };
  /** Changes are made one on the other, each when the one before is made; the address follows. */
  const made = useRef<Promise<void>>(Promise.resolve());
  const change = (edit: (guild: Guild) => Guild): Promise<void> => {
    const making = made.current.then(() => make(edit));
    made.current = making.catch(() => undefined);
    return making;
  };
  return { state: stateOf(data, isError, edition), change };
}

function stateOf(guild: Guild | undefined, isError: boolean, edition: EditionKey): GuildState {
  if (isError) return { status: 'broken' };
  if (!guild) return { status: 'loading' };
  if (guild.edition !== edition && guild.members.length > 0) {
    return { status: 'elsewhere', edition: guild.edition };
  }
  return { status: 'ready', guild: { ...guild, edition } };
}
