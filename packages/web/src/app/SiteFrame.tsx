import type { ReactNode } from 'react';
import type { Season, Site } from '@gearwright/game/edition/sites.ts';
import { useDatasetDate } from '../data/use-dataset.ts';
import { SeasonSwitch } from './SeasonSwitch.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteFooter } from './SiteFooter.tsx';

interface Props {
  readonly site: Site;
  readonly season: Season;
  readonly children: ReactNode;
}

export function SiteFrame({ site, season, children }: Props) {
  const date = useDatasetDate(season.edition);
  return (
    <>
      <SiteHeader
        home={season.segment === null ? '/' : `/${season.segment}`}
        edition={
          site.seasons.length > 1 ? (
            <SeasonSwitch seasons={site.seasons} current={season} />
          ) : (
            site.name
          )
        }
      />
      <main>{children}</main>
      <SiteFooter date={date} />
    </>
  );
}
