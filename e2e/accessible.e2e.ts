import { expect, test } from 'vitest';
import { WIDTHS } from '../scripts/browser/widths.ts';
import { seriousFindings } from './axe.ts';
import { tried } from './tried.ts';
import { withBrowser, type Visit } from './visit.ts';

const visit = withBrowser();

const PAGES: readonly (Visit & { readonly ready: string })[] = [
  { site: 'classic', path: '/era', ready: 'text=Get Started' },
  { site: 'classic', path: '/sod/items?q=void-touched', ready: 'tbody tr' },
  { site: 'tbc', path: '/items', ready: 'tbody tr' },
  { site: 'wrath', path: '/items?q=qqqqzzzzxxxx', ready: 'text=No Items Found' },
  { site: 'tbc', path: '/privacy', ready: 'text=18 April 2021' },
  { site: 'tbc', path: '/terms', ready: 'text=No warranty' },
  { site: 'wrath', path: '/cookies', ready: 'text=Session cookie' },
  { site: 'classic', path: '/era/support', ready: 'text=Talk to us' },
  { site: 'classic', path: '/era/login', ready: 'text=Remember Me' },
  { site: 'tbc', path: '/register', ready: 'text=I am not a robot' },
  { site: 'tbc', path: '/forgot-password', ready: 'text=Send Code' },
  { site: 'wrath', path: '/forgot-username', ready: 'text=Send Username' },
  { site: 'tbc', path: '/nowhere', ready: 'text=Nothing stands here' },
];

for (const width of tried(WIDTHS, 2)) {
  test.each(PAGES)(
    `N2: $site $path at ${width.name} px has no serious finding`,
    ({ ready, ...to }) =>
      visit({ ...to, width }, async (page) => {
        await page.locator(ready).first().waitFor();
        expect(await seriousFindings(page)).toEqual([]);
        expect(await page.locator('h1').count()).toBe(1);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      }),
  );
}

test('N2: the open sheet on a phone has no serious finding', () =>
  visit({ site: 'tbc', path: '/items?q=warglaive', width: WIDTHS[2] }, async (page) => {
    await page.getByRole('link', { name: 'Warglaive of Azzinoth' }).first().tap();
    await page.getByRole('dialog').getByText('+22 Agility').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  }));
