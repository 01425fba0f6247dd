import { queryOptions, useQuery } from '@tanstack/react-query';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { fetchDataset, fetchTexts } from './fetch-pack.ts';
import { manifestQuery, ONCE } from './manifest-query.ts';
import { useTranslation } from './names/use-translation.ts';

export function datasetQuery(edition: EditionKey) {
  return queryOptions({
    ...ONCE,
    queryKey: ['dataset', edition],
    queryFn: async ({ client }) =>
      fetchDataset(edition, await client.ensureQueryData(manifestQuery(edition))),
  });
}

export function textsQuery(edition: EditionKey) {
  return queryOptions({
    ...ONCE,
    queryKey: ['texts', edition],
    queryFn: async ({ client }) =>
      fetchTexts(edition, await client.ensureQueryData(manifestQuery(edition))),
  });
}

/** Items, numbers and names: what search and totals need. Names are in the player's language. */
export function useDataset(edition: EditionKey) {
  const { data, isError, refetch } = useQuery(datasetQuery(edition));
  const translation = useTranslation(edition);
  return {
    data: data && translation ? translation.dataset(data) : null,
    failed: isError,
    retry: () => void refetch(),
  };
}

/** Sentences and sources, fetched after the numbers are there. Null until then, and when they fail. */
export function useTexts(edition: EditionKey, wanted: boolean) {
  const { data } = useQuery({ ...textsQuery(edition), enabled: wanted });
  const translation = useTranslation(edition);
  return data && translation ? translation.texts(data) : null;
}

/** ISO date of the edition's data, null until known. */
export function useDatasetDate(edition: EditionKey): string | null {
  return useQuery(manifestQuery(edition)).data?.date ?? null;
}
