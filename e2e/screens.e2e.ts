import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { WIDTHS } from '../scripts/browser/widths.ts';
import { seedRoster } from './seed-roster.ts';
import { swipe } from './swipe.ts';
import { DESK, PHONE, withBrowser, type Width } from './visit.ts';

const visit = withBrowser();

const SEED = {
  edition: 'tbc',
  character: { name: 'Vaelreth', race: 'bloodelf', gameClass: 'paladin' },
  sets: [{ name: 'Hyjal Bulwark', spec: 'protection', example: null }],
} as const;

/** A paladin's empty set, with the rings open. */
function atTheRings(width: Width, journey: (page: Page) => Promise<void>) {
  return visit({ site: 'tbc', path: '/robots.txt', width }, async (page) => {
    const address = inject('addresses').tbc;
    const { characterId, setIds } = await seedRoster(page, address, SEED);
    await page.evaluate(() => localStorage.setItem('cookie-notice', 'accepted'));
    await page.goto(`${address}/character/${characterId}/set/${setIds[0]}`);
    await page.locator('[data-slot="11"]').click();
    await page.locator('tr[data-at="0"]').waitFor();
    await journey(page);
  });
}

const within = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    const list = elements[0]?.closest('[data-tip-list]')?.getBoundingClientRect();
    return elements.filter((element) => {
      const box = element.getBoundingClientRect();
      return (
        list && box.top >= list.top - 1 && box.bottom <= Math.min(list.bottom, innerHeight) + 1
      );
    }).length;
  });

test('V2: at a desk nine lines of the list are seen whole, each with its heart', () =>
  atTheRings(DESK, async (page) => {
    await expect.poll(() => within(page, 'tr[data-at]')).toBeGreaterThanOrEqual(9);
    expect(await within(page, 'tr[data-at] [data-wish]')).toBeGreaterThanOrEqual(9);
  }));

test('P7: at 900 px arrows turn from slot to slot', () =>
  atTheRings(WIDTHS[1], async (page) => {
    await page.getByRole('button', { name: 'Next slot: Finger 2' }).click();
    await page.getByRole('heading', { name: 'Finger 2' }).waitFor();
  }));

test('P7, V2: on a phone filters and caps are in sight, a tap on an icon tells without putting on, a swipe turns', () =>
  atTheRings(PHONE, async (page) => {
    expect(await page.getByLabel('Wishlist only').isVisible()).toBe(true);
    const caps = await page.getByRole('region', { name: 'Caps' }).boundingBox();
    expect(caps!.y).toBeGreaterThanOrEqual(0);
    await page.locator('tr[data-at="0"] [data-tip-tap]').tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.locator('[data-slot="11"]').textContent()).toContain('Empty');
    const { pathname } = new URL(page.url());
    await swipe(page, -200);
    await page.getByRole('heading', { name: 'Finger 2' }).waitFor();
    await swipe(page, 200);
    await page.getByRole('heading', { name: 'Finger 1' }).waitFor();
    // To the right is the way back for a browser: the page has kept it.
    expect(new URL(page.url()).pathname).toBe(pathname);
  }));
