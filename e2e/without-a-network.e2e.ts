import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../scripts/browser/launch.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The worker holds the app, and the page has fetched the game and its pictures. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const held = (cache: string, end: string) =>
    page.evaluate(
      async ([name, ending]) =>
        (await (await caches.open(name)).keys()).filter(({ url }) => url.endsWith(ending)).length,
      [cache, end] as const,
    );
  const soon = { timeout: 20_000 };
  await expect.poll(() => held('gearwright-packs', '.pack'), soon).toBe(2);
  // The last of the pictures.
  await expect.poll(() => held('gearwright-art', 'favicon.svg'), soon).toBe(1);
}

test('P8: opened once, a site opens anywhere and finds items without a network', async () => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const missing: string[] = [];
    page.on('requestfailed', (request) => {
      const { pathname } = new URL(request.url());
      // A page that is left ends what it asked for.
      const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
      // These are asked for anew each time, and views that nobody hears of are not counted.
      const isCall = /^\/(auth|data|site-config|page-view)/.test(pathname);
      if (!isLeft && !isCall) missing.push(pathname);
    });
    await page.goto(`${inject('addresses').classic}/sod`);
    await page.getByRole('link', { name: 'Get Started' }).waitFor();
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: 'Get Started' }).waitFor();
    await page.goto(`${inject('addresses').classic}/sod/items?q=void-touched`);
    await page.getByRole('link', { name: 'Void-Touched Leather Gauntlets' }).first().waitFor();
    await page.goto(`${inject('addresses').classic}/sod/privacy`);
    await page.getByText('Effective 18 April 2021').waitFor();
    expect(missing).toEqual([]);
  } finally {
    await context.close();
  }
});

test('P8: a site can be installed: its manifest names it and icons that are there', async () => {
  const origin = inject('addresses').wrath;
  const page = await (await fetch(origin)).text();
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  const reply = await fetch(`${origin}/manifest.webmanifest`);
  const manifest = (await reply.json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe('Gearwright: Wrath of the Lich King');
  const icons = await Promise.all(manifest.icons.map(({ src }) => fetch(origin + src)));
  expect(icons.map(({ status }) => status)).toEqual([200, 200, 200]);
});
