import { queryOptions, useQuery } from '@tanstack/react-query';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { fetchDataset, fetchManifest, fetchTexts } from './fetch-pack.ts';

/** A pack never changes while the page is open; one failed try is repeated before it is told. */
const once = {
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
    ...once,
    queryKey: ['manifest', edition],
    queryFn: () => fetchManifest(edition),
  });
}

export function datasetQuery(edition: EditionKey) {
  return queryOptions({
    ...once,
    queryKey: ['dataset', edition],
    queryFn: async ({ client }) =>
      fetchDataset(edition, await client.ensureQueryData(manifestQuery(edition))),
  });
}

export function textsQuery(edition: EditionKey) {
  return queryOptions({
    ...once,
    queryKey: ['texts', edition],
    queryFn: async ({ client }) =>
      fetchTexts(edition, await client.ensureQueryData(manifestQuery(edition))),
  });
}

/** Items, numbers and names: what search and totals need. */
export function useDataset(edition: EditionKey) {
  const { data, isError, refetch } = useQuery(datasetQuery(edition));
  return { data: data ?? null, failed: isError, retry: () => void refetch() };
}

/** Sentences and sources, fetched after the numbers are there. Null until then, and when they fail. */
export function useTexts(edition: EditionKey, wanted: boolean) {
  const { data } = useQuery({ ...textsQuery(edition), enabled: wanted });
  return data ?? null;
}

/** ISO date of the edition's data, null until known. */
export function useDatasetDate(edition: EditionKey): string | null {
  return useQuery(manifestQuery(edition)).data?.date ?? null;
}
