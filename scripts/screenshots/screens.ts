import type { Page } from 'playwright-core';
import type { SiteKey } from '@gearwright/game/edition/sites.ts';
import type { RunningServer } from '../browser/run-server.ts';

export interface Screen {
  readonly name: string;
  readonly site: SiteKey;
  readonly path: string;
  /** Brings the page to what the picture should show. */
  readonly prepare: (page: Page, touch: boolean, server: RunningServer) => Promise<void>;
}

const ready = async (page: Page) => {
  await page.locator('tbody tr').first().waitFor();
};

/** Searches, then points at (or taps) an item. */
const reading = (text: string, item: string) => async (page: Page, touch: boolean) => {
  await page.getByRole('searchbox').fill(text);
  const row = page.getByRole('link', { name: item, exact: true }).first();
  await row.waitFor();
  await (touch ? row.tap() : row.hover());
};

const text = (words: string) => async (page: Page) => {
  await page.getByText(words).first().waitFor();
};

export const SCREENS: readonly Screen[] = [
  { name: 'tbc-home', site: 'tbc', path: '/', prepare: text('Get Started') },
  { name: 'era-home', site: 'classic', path: '/era', prepare: text('Get Started') },
  { name: 'privacy', site: 'tbc', path: '/privacy', prepare: text('18 April 2021') },
  { name: 'terms', site: 'tbc', path: '/terms', prepare: text('No warranty') },
  { name: 'cookies', site: 'tbc', path: '/cookies', prepare: text('Session cookie') },
  {
    name: 'side-menu',
    site: 'classic',
    path: '/era',
    prepare: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (!(await menu.isVisible())) return;
      await menu.click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'header-search',
    site: 'tbc',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Find an item' }).click();
      await page.getByRole('searchbox', { name: 'Find an item' }).fill('crystalforge');
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
  { name: 'tbc-items', site: 'tbc', path: '/items', prepare: ready },
  { name: 'era-items', site: 'classic', path: '/era/items', prepare: ready },
  {
    name: 'wrath-search',
    site: 'wrath',
    path: '/items',
    prepare: reading('shadowmourne', 'Shadowmourne'),
  },
  {
    name: 'tbc-search',
    site: 'tbc',
    path: '/items',
    prepare: reading('crystalforge', 'Crystalforge Chestguard'),
  },
  {
    name: 'sod-search',
    site: 'classic',
    path: '/sod/items',
    prepare: reading('void-touched', 'Void-Touched Leather Gauntlets'),
  },
  {
    name: 'nothing-found',
    site: 'wrath',
    path: '/items?q=qqqqzzzz',
    prepare: async (page) => page.getByText('No Items Found').waitFor(),
  },
  {
    name: 'not-found',
    site: 'classic',
    path: '/era/nowhere',
    prepare: async (page) => page.getByText('Nothing stands here').waitFor(),
  },
];
