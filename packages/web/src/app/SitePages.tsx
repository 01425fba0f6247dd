import { Navigate, Route, Routes, useLocation, useParams } from 'react-router';
import { canonicalPath, seasonOf, type Site } from '@gearwright/game/edition/sites.ts';
import { DataProvider } from '../data/DataProvider.tsx';
import { SeasonContext } from '../ui/link/season-path.ts';
import { AppRedirect } from '../ui/link/AppRedirect.tsx';
import { APP_ROUTES, INCOMPLETE, NOT_FOUND, routerPath, type AppRoute } from './app-routes.ts';
import { Page } from './Page.tsx';
import { SERVER } from './server.ts';
import { SiteFrame } from './SiteFrame.tsx';

/** The path's season chooses the edition; everything below receives it. */
export function SitePages({ site }: { readonly site: Site }) {
  const { pathname, search, hash } = useLocation();
  const canonical = canonicalPath(site, pathname);
  const season = seasonOf(site, canonical);
  if (canonical !== pathname || !season) return <Navigate replace to={canonical + search + hash} />;
  const base = season.segment === null ? '' : `/${season.segment}`;
  return (
    <SeasonContext value={season.segment}>
      <DataProvider edition={season.edition} server={SERVER}>
        <SiteFrame site={site} season={season}>
          <Routes>
            {APP_ROUTES.map((page) => (
              <Route
                key={page.route}
                path={routerPath(base, page)}
                element={<TabOf page={page} />}
              />
            ))}
            {INCOMPLETE.map((path) => (
              <Route key={path} path={base + path} element={<AppRedirect to="/" />} />
            ))}
            <Route path="*" element={<Page page={NOT_FOUND} />} />
          </Routes>
        </SiteFrame>
      </DataProvider>
    </SeasonContext>
  );
}

/** A tab that the page has not is no page. */
function TabOf({ page }: { readonly page: AppRoute }) {
  const { tab } = useParams();
  const isKnown = tab === undefined || !page.tabs || page.tabs.includes(tab);
  return <Page page={isKnown ? page : NOT_FOUND} />;
}
