import { Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useEditionKey } from '../data/edition-context.ts';
import { shownText } from '../language/told.ts';
import { useLanguage } from '../language/use-language.ts';
import { pageTitle } from '../ui/use-title.ts';
import { useDescription } from '../ui/use-description.ts';
import { Waiting } from '../ui/Waiting.tsx';
import type { AppRoute } from './app-routes.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';
import { usePageView } from './use-page-view.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** What every page does, around the screen of one. */
export function Page({ page }: { readonly page: AppRoute }) {
  const { pathname } = useLocation();
  const place = page.placeOf(pathname);
  const edition = useEditionKey();
  const language = useLanguage();
  // Before the screen's own effects: its title, where it has one, is the last word.
  useLayoutEffect(() => {
    document.title = pageTitle(shownText(page.title));
  }, [page, language]);
  useDescription(page.description);
  useScrollToTop(place);
  usePageView(page.route, place);
  const screen = (
    <ScreenBoundary place={place}>
      <Suspense fallback={<Waiting />}>
        <page.Screen key={edition} />
      </Suspense>
    </ScreenBoundary>
  );
  return page.secure ? <SignedInOnly>{screen}</SignedInOnly> : screen;
}
