import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../scripts/browser/launch.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The worker holds the app, and the page has fetched the game. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(async () => {
    const packs = await (await caches.open('gearwright-packs')).keys();
    return packs.filter(({ url }) => url.endsWith('.pack')).length >= 2;
  });
}

test('P8: opened once, a site opens anywhere and finds items without a network', async () => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
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
