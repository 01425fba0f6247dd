import { Navigate, Route, Routes, useLocation } from 'react-router';
import { canonicalPath, seasonOf, type Site } from '@gearwright/game/edition/sites.ts';
import { FinderScreen } from './screens/FinderScreen.tsx';
import { NotFoundScreen } from './screens/NotFoundScreen.tsx';
import { SiteFrame } from './SiteFrame.tsx';

/** The path's season chooses the edition; everything below receives it. */
export function SitePages({ site }: { readonly site: Site }) {
  const { pathname, search } = useLocation();
  const canonical = canonicalPath(site, pathname);
  const season = seasonOf(site, canonical);
  if (canonical !== pathname || !season) return <Navigate replace to={canonical + search} />;
  const home = season.segment === null ? '/' : `/${season.segment}`;
  return (
    <SiteFrame site={site} season={season}>
      <Routes>
        <Route
          path={home}
          element={<FinderScreen key={season.edition} edition={season.edition} />}
        />
        <Route path="*" element={<NotFoundScreen home={home} />} />
      </Routes>
    </SiteFrame>
  );
}
