import { useEffect } from 'react';
import { pageViewAddress } from '@gearwright/api/page-view-address.ts';
import { useEditionKey } from '../data/edition-context.ts';

/** Milliseconds; the page itself comes first. */
const LATER = 1500;

/** What was counted last: a change of the query is no other page, nor is a second effect. */
let counted: string | null = null;

/** Views that wait for a quiet moment, or for the visitor to leave. */
let waiting: string[] = [];

/** One view a change of route, under the route's pattern; also of who leaves at once. */
export function usePageView(route: string, place: string): void {
  const edition = useEditionKey();
  useEffect(() => {
    if (counted === place) return;
    counted = place;
    waiting.push(pageViewAddress(edition, route));
    window.addEventListener('pagehide', sendWaiting);
    setTimeout(sendWaiting, LATER);
  }, [edition, place, route]);
}

/** A view that was not counted is nobody's concern. */
function sendWaiting(): void {
  for (const address of waiting) navigator.sendBeacon?.(address);
  waiting = [];
}
