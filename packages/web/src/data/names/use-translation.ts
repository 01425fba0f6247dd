import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { NameLanguage } from '@gearwright/game/words/name-languages.ts';
import { manifestQuery, ONCE } from '../manifest-query.ts';
import { IN_ENGLISH, type Translation } from './translation.ts';
import { useNameLanguage } from './use-name-language.ts';

export function translationQuery(edition: EditionKey, language: NameLanguage | null) {
  return queryOptions({
    ...ONCE,
    queryKey: ['names', edition, language],
    queryFn: async ({ client }): Promise<Translation> => {
      if (language === null) return IN_ENGLISH;
      const { names } = await client.ensureQueryData(manifestQuery(edition));
      // A server of an earlier version has none.
      const file = names?.[language]?.file;
      if (file === undefined) return IN_ENGLISH;
      const { fetchTranslation } = await import('./fetch-translation.ts');
      return fetchTranslation(edition, file);
    },
    ...(language === null ? { initialData: IN_ENGLISH } : {}),
  });
}

/**
 * In which language the game is shown; null until its names are there. When another one is chosen the last one stays
 * until then, and names that cannot be fetched are English.
 */
export function useTranslation(edition: EditionKey): Translation | null {
  const language = useNameLanguage();
  const { data, isError } = useQuery({
    ...translationQuery(edition, language),
    placeholderData: keepPreviousData,
  });
  if (isError) return IN_ENGLISH;
  if (!data) return null;
  return data.edition === null || data.edition === edition ? data : IN_ENGLISH;
}
