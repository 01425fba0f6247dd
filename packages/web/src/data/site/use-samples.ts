import { useMemo } from 'react';
import { useEditionKey } from '../edition-context.ts';
import { useGame } from '../use-game.ts';
import type { SampleCharacter } from './site-settings.ts';
import { useSiteSettings } from './use-site-settings.ts';

export interface Sample extends SampleCharacter {
  /** Of its page, without the season. */
  readonly path: string;
}

const NONE: readonly SampleCharacter[] = [];

/** The edition's sample characters; on this realm, or on the edition's first where it has no such one. */
export function useSamples(near?: {
  readonly region: string;
  readonly realm: string;
}): readonly Sample[] {
  const edition = useEditionKey();
  const samples = useSiteSettings().samples[edition] ?? NONE;
  const realms = useGame()?.dataset.realms;
  const region = near?.region;
  const slug = near?.realm;
  return useMemo(() => {
    const here = realms?.find((realm) => realm.region === region && realm.slug === slug);
    const realm = here ?? realms?.[0];
    if (!realm) return [];
    const place = `/armory/${realm.region}/${realm.slug}`;
    return samples.map((sample) => ({ ...sample, path: `${place}/${sample.name.toLowerCase()}` }));
  }, [samples, realms, region, slug]);
}
