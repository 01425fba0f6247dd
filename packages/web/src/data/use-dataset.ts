import { useQuery } from '@tanstack/react-query';
import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';
import { fetchDataset, fetchManifest, fetchTexts } from './fetch-pack.ts';

/** A pack never changes while the page is open; one failed try is repeated before it is told. */
const once = { staleTime: Infinity, gcTime: Infinity, retry: 1, retryDelay: 500 } as const;

/** Items, numbers and names: what search and totals need. */
export function useDataset(edition: EditionKey) {
  const manifest = useManifest(edition);
  const dataset = useQuery({
    ...once,
    queryKey: ['dataset', edition],
    queryFn: () => fetchDataset(edition, manifest.data!),
    enabled: manifest.isSuccess,
    structuralSharing: false,
  });
  return {
    data: dataset.data ?? null,
    failed: manifest.isError || dataset.isError,
    retry: () => void (manifest.isError ? manifest.refetch() : dataset.refetch()),
  };
}

/** Sentences and sources, fetched after the numbers are there. Null until then, and when they fail. */
export function useTexts(edition: EditionKey, wanted: boolean) {
  const manifest = useManifest(edition);
  const { data } = useQuery({
    ...once,
    queryKey: ['texts', edition],
    queryFn: () => fetchTexts(edition, manifest.data!),
    enabled: wanted && manifest.isSuccess,
    structuralSharing: false,
  });
  return data ?? null;
}

/** ISO date of the edition's data, null until known. */
export function useDatasetDate(edition: EditionKey): string | null {
  return useManifest(edition).data?.date ?? null;
}

function useManifest(edition: EditionKey) {
  return useQuery({
    ...once,
    queryKey: ['manifest', edition],
    queryFn: () => fetchManifest(edition),
  });
}
