import type { BrowserContext } from 'playwright-core';
import { timesOf, type Times } from '../../../scripts/bench/measure.ts';
import { launchBrowser } from '../../../scripts/browser/launch.ts';
import { seedRoster } from '../../../e2e/seed-roster.ts';

const RUNS = 7;

/** What is there when a list can be used, and how somebody comes to have one. */
const LISTS = {
  items: { path: '/items', ready: 'tbody tr', prepare: async () => {} },
  characters: {
    path: '/characters',
    ready: 'a[href*="/character/"]',
    prepare: async (context: BrowserContext, site: string) => {
      const page = await context.newPage();
      const character = { name: 'Thornwick', race: 'human', gameClass: 'warrior' } as const;
      await seedRoster(page, site, { edition: 'tbc', character, sets: [] });
      await page.close();
    },
  },
} as const;

export type ListName = keyof typeof LISTS;

/** Milliseconds from the start of the navigation, by the page's own clock. */
export async function timeToList(
  site: string,
  name: ListName,
): Promise<{ readonly cold: Times; readonly again: Times }> {
  const { path, ready, prepare } = LISTS[name];
  const cold: number[] = [];
  const again: number[] = [];
  const browser = await launchBrowser();
  try {
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await prepare(context, site);
      for (const times of [cold, again]) times.push(await timeOnce(context, site + path, ready));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { cold: timesOf(cold), again: timesOf(again) };
}

async function timeOnce(context: BrowserContext, url: string, ready: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'commit' });
  // Looked for at every frame: what is found has been laid out.
  const handle = await page.waitForFunction(
    (selector) => document.querySelector(selector) !== null && performance.now(),
    ready,
    { polling: 'raf' },
  );
  const time = Number(await handle.jsonValue());
  await page.close();
  return time;
}
