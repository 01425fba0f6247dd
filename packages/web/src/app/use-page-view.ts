import { useEffect } from 'react';
import { useEditionKey } from '../data/edition-context.ts';
import { useServer } from '../data/session/server.ts';

/** Milliseconds; the page itself comes first. */
const LATER = 1500;

/** What was counted last: a change of the query is no other page, nor is a second effect. */
let counted: string | null = null;

/** One view a change of route, under the route's pattern. */
export function usePageView(route: string, place: string): void {
  const server = useServer();
  const edition = useEditionKey();
  useEffect(() => {
    if (counted === place) return;
    counted = place;
    // Not taken back when the visitor is gone sooner.
    setTimeout(() => {
      void import('./count-page-view.ts').then(
        ({ countPageView }) => countPageView(server, edition, route),
        () => undefined,
      );
    }, LATER);
  }, [edition, place, route, server]);
}
