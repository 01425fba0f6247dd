import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { SiteKey } from '@gearwright/game/edition/sites.ts';
import { launchBrowser } from '../scripts/browser/launch.ts';
import { WIDTHS } from '../scripts/browser/widths.ts';

export type Width = (typeof WIDTHS)[number];
export const DESK: Width = WIDTHS[0];
export const PHONE: Width = WIDTHS[2];

export interface Visit {
  readonly site: SiteKey;
  readonly path: string;
  readonly width?: Width;
}

/** Opens pages in one browser a file; a page that logs an error fails the test that opened it. */
export function withBrowser(flags: readonly string[] = []) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(flags);
  });
  afterAll(() => browser.close());

  return async function visit(
    { site, path, width = DESK }: Visit,
    journey: (page: Page) => Promise<void>,
  ): Promise<void> {
    const context = await browser.newContext({
      viewport: { width: width.width, height: width.height },
      hasTouch: width.touch,
      isMobile: width.touch,
      reducedMotion: 'reduce',
      // Journeys watch the network; the one without a network allows it.
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      // Pages name their icon; a text like robots.txt cannot, and the browser tries the old place.
      const isIcon = message.location().url.endsWith('/favicon.ico');
      if (message.type() === 'error' && !isIcon) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    try {
      await page.goto(inject('addresses')[site] + path);
      await journey(page);
      expect(errors).toEqual([]);
    } finally {
      await context.close();
    }
  };
}
