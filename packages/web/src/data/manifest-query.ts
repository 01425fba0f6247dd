import { queryOptions } from '@tanstack/react-query';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { fetchManifest } from './fetch-pack.ts';

/** A pack never changes while the page is open; one failed try is repeated before it is told. */
export const ONCE = {
  staleTime: Infinity,
  gcTime: Infinity,
  retry: 1,
  retryDelay: 500,
  // Packs that were fetched before are there without a network.
  networkMode: 'always',
  structuralSharing: false,
} as const;

export function manifestQuery(edition: EditionKey) {
  return queryOptions({
    ...ONCE,
    queryKey: ['manifest', edition],
    queryFn: () => fetchManifest(edition),
  });
}
