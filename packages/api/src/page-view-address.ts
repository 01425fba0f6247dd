import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** Where browsers say that a page was looked at, also while they leave it; the same as the call `recordPageView`. */
export const PAGE_VIEW_PATH = '/page-view';

export function pageViewAddress(edition: EditionKey, route: string): string {
  return `${PAGE_VIEW_PATH}?${String(new URLSearchParams({ edition, route }))}`;
}
