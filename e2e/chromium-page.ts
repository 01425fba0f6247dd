import type { Page } from 'playwright-core';
import { launchBrowser } from '../scripts/browser/launch.ts';

/** A page whose errors are part of the journey. */
export async function chromiumPage(journey: (page: Page) => Promise<void>): Promise<void> {
  const browser = await launchBrowser();
  try {
    await journey(await browser.newPage({ serviceWorkers: 'block' }));
  } finally {
    await browser.close();
  }
}
