import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../scripts/browser/launch.ts';
import { runServer, type RunningServer } from '../scripts/browser/run-server.ts';
import { WIDTHS } from '../scripts/browser/widths.ts';
import { renewedSite } from './renewed-site.ts';
import { tried } from './tried.ts';

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([
    launchBrowser(),
    runServer({
      PATRON_URL: 'https://patrons.example.org',
      CLOSING_ON_TBC: '2025-09-01',
      MOVED_TO_TBC: 'https://new.example.org',
    }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function visit(
  address: string,
  width: (typeof WIDTHS)[number],
  journey: (page: Page) => Promise<void>,
  worker = false,
): Promise<void> {
  const { name: _, touch, ...viewport } = width;
  const context = await browser.newContext({
    viewport,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    serviceWorkers: worker ? 'allow' : 'block',
  });
  try {
    const page = await context.newPage();
    if (worker) await page.clock.install();
    await page.goto(address);
    await journey(page);
  } finally {
    await context.close();
  }
}

test.each(tried(WIDTHS, 0))('H1, A5: the domain notice and Browse Ad Free at $name px', (width) =>
  visit(server.addresses.tbc, width, async (page) => {
    const notice = page.getByText('This domain stops being accessible on 1 September 2025.');
    await notice.waitFor();
    const text = await notice.textContent();
    expect(text).toContain('The other expansion sites remain available.');
    expect(text).toContain('logging in with the same account at new.example.org');
    await page.getByRole('button', { name: 'Remove Ads' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Browse Ad Free' });
    const support = dialog.getByRole('link', { name: 'Become a patron' });
    expect(await support.getAttribute('href')).toBe('https://patrons.example.org');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goto(`${server.addresses.wrath}/terms`);
    await page.getByRole('heading', { name: 'Terms of use' }).waitFor();
    await page.getByRole('button', { name: 'Remove Ads' }).first().waitFor();
    expect(await notice.count()).toBe(0);
  }),
);

const apps = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('gearwright-app-')),
  );

test('P8: a new version is offered, and taken over when the visitor says so', async () => {
  const site = await renewedSite(server.addresses.wrath);
  try {
    await visit(
      `${site.address}/terms`,
      WIDTHS[0],
      async (page) => {
        await page.getByRole('heading', { name: 'Terms of use' }).waitFor();
        await page.clock.fastForward(5000);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        const [first] = await apps(page);
        site.renew();
        await page.reload();
        await page.clock.fastForward(5000);
        const offer = page.getByRole('region', { name: 'New version' });
        await offer.getByText('A new version of Gearwright is ready.').waitFor();
        // Until then the old one stands.
        expect(await apps(page)).toContain(first);
        await offer.getByRole('button', { name: 'Reload' }).click();
        await expect
          .poll(() => apps(page).catch(() => []), { timeout: 20_000 })
          .toEqual(['gearwright-app-renewed']);
        await page.getByRole('heading', { name: 'Terms of use' }).waitFor();
        expect(await offer.count()).toBe(0);
      },
      true,
    );
  } finally {
    site.close();
  }
});
