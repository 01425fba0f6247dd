import { useQuery } from '@tanstack/react-query';
import { answered } from '../pack-cache.ts';
import { NO_SETTINGS, type SiteSettings } from './site-settings.ts';

/** Nothing is known until it is, nor without a network: then links of the operator's are not shown. */
export function useSiteSettings(): SiteSettings {
  const { data } = useQuery({
    queryKey: ['site-settings'],
    staleTime: Infinity,
    retry: false,
    queryFn: async (): Promise<SiteSettings> => {
      const settings = (await (await answered('/site-config.json')).json()) as SiteSettings;
      return { ...NO_SETTINGS, ...settings };
    },
  });
  return data ?? NO_SETTINGS;
}
