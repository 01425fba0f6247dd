import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, withBrowser } from './visit.ts';

const visit = withBrowser();

const place = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const PAGES = [
  { path: '', title: 'Gear planner · Gearwright', ready: 'Get Started' },
  { path: '/items', title: /^Items of .+ · Gearwright$/, ready: 'armoury' },
  { path: '/privacy', title: 'Privacy policy · Gearwright', ready: 'Effective 18 April 2021' },
  { path: '/terms', title: 'Terms of use · Gearwright', ready: 'No warranty' },
  { path: '/cookies', title: 'Cookies · Gearwright', ready: 'Session cookie' },
  { path: '/login', title: 'Sign In · Gearwright', ready: 'Remember Me' },
  { path: '/register', title: 'Create Account · Gearwright', ready: 'I am not a robot' },
  { path: '/forgot-password', title: 'Forgot Password · Gearwright', ready: 'Send Code' },
  { path: '/forgot-username', title: 'Forgot Username · Gearwright', ready: 'Send Username' },
];

test('P3, P5: every page opens by its address and by reload, with its title and description', () =>
  visit({ site: 'classic', path: '/sod' }, async (page) => {
    const descriptions = new Set<string | null>();
    for (const { path, title, ready } of PAGES) {
      await page.goto(new URL(`/sod${path}`, page.url()).href);
      for (const again of [false, true]) {
        if (again) await page.reload();
        await page.getByText(ready).first().waitFor();
        await expect.poll(() => page.title()).toMatch(title);
        expect(place(page)).toBe(`/sod${path}`);
      }
      descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
    }
    expect(descriptions.size).toBe(PAGES.length);
  }));

test('P4, P5: links stay in the season and begin at the top', () =>
  visit({ site: 'classic', path: '/sod/privacy' }, async (page) => {
    await page.getByRole('link', { name: 'Terms', exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Terms', exact: true }).click();
    await page.getByRole('heading', { name: 'Terms of use' }).waitFor();
    expect([place(page), await page.evaluate(() => scrollY)]).toEqual(['/sod/terms', 0]);
    await page.getByRole('link', { name: 'Era', exact: true }).click();
    await page.waitForURL(/\/era\/terms$/);
    await page.getByRole('link', { name: 'Gearwright', exact: true }).click();
    await page.getByRole('link', { name: 'Get Started' }).waitFor();
    expect(place(page)).toBe('/era');
  }));

test.each([
  { site: 'classic', from: '/items?q=axe', to: '/era/items?q=axe' },
  { site: 'classic', from: '/privacy/', to: '/era/privacy' },
  { site: 'classic', from: '/sod/terms/', to: '/sod/terms' },
  { site: 'tbc', from: '/sod/items?q=axe', to: '/items?q=axe' },
  { site: 'wrath', from: '/era/', to: '/' },
] as const)('P4, D14: $site $from leads to $to', ({ site, from, to }) =>
  visit({ site, path: from }, async (page) => {
    await page.getByRole('contentinfo').waitFor();
    expect(place(page)).toBe(to);
  }),
);

test('P3: an unknown address gets a page with a way home', () =>
  visit({ site: 'classic', path: '/sod/no/such/page' }, async (page) => {
    await page.getByRole('heading', { name: 'Nothing stands here' }).waitFor();
    await expect.poll(() => page.title()).toBe('Not found · Gearwright');
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await page.getByRole('link', { name: 'Get Started' }).waitFor();
    expect(place(page)).toBe('/sod');
  }));

/** Milliseconds that a busy machine may take. */
const PATIENT = { timeout: 20_000 };

test('P5: a change of route is counted once, a change of the query is not', () =>
  visit({ site: 'tbc', path: '/privacy' }, async (page) => {
    const counted: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/page-view') counted.push(searchParams.get('route') ?? '');
    });
    await page.getByRole('link', { name: 'Items', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Item name' }).fill('warglaive');
    await page.waitForURL(/q=warglaive/);
    // Views are sent in order: with the next one here, none of before is still to come.
    await page.getByRole('link', { name: 'Characters', exact: true }).click();
    await expect.poll(() => counted, PATIENT).toContain('/characters');
    expect(counted.toSorted()).toEqual(['/characters', '/items', '/privacy']);
  }));

test('H1: the cookie notice stands until Ok, on every later visit too', () =>
  visit({ site: 'tbc', path: '/' }, async (page) => {
    const notice = page.getByRole('region', { name: 'Cookie notice' });
    await notice.getByRole('link').click();
    await page.getByRole('heading', { name: 'Cookies', exact: true }).waitFor();
    await notice.getByRole('button', { name: 'Ok' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'Cookies', exact: true }).waitFor();
    expect(await notice.count()).toBe(0);
  }));

test('I1: the header finds an item from any page, by keyboard alone', () =>
  visit({ site: 'tbc', path: '/terms' }, async (page) => {
    await page.getByRole('heading', { name: 'Terms of use' }).waitFor();
    // Nobody waits for the panel before they type.
    await page.keyboard.press('/');
    await page.keyboard.type('warglaive');
    const panel = page.getByRole('dialog', { name: 'Find an item' });
    expect(await panel.getByRole('searchbox').inputValue()).toBe('warglaive');
    await panel.getByRole('link', { name: 'Warglaive of Azzinoth' }).first().waitFor();
    const height = await panel.getByRole('list').evaluate((list) => list.clientHeight);
    expect(height).toBe(320);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/items\?q=Warglaive/);
    await page.getByRole('link', { name: 'Warglaive of Azzinoth' }).first().waitFor();
  }));

test('P9: ? lists the shortcuts, Escape closes the list', () =>
  visit({ site: 'tbc', path: '/terms' }, async (page) => {
    await page.getByRole('heading', { name: 'Terms of use' }).waitFor();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByText('Find an item').waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
  }));

test('P7: on a phone the side menu leads everywhere', () =>
  visit({ site: 'classic', path: '/sod', width: PHONE }, async (page) => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: 'Items', exact: true }).tap();
    await page.getByRole('heading', { name: /armoury/ }).waitFor();
    expect(place(page)).toBe('/sod/items');
    await menu.waitFor({ state: 'detached' });
  }));
