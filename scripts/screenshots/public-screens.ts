import type { Screen } from './screens.ts';
import { SET_SCREENS } from './set-screens.ts';

const own = SET_SCREENS.find(({ name }) => name === 'set-rest')!;

/** The set at rest, shared: the dialog, and what a stranger sees. */
async function share(page: Parameters<Screen['prepare']>[0]): Promise<string> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Share', exact: true }).click();
  return page.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue();
}

export const PUBLIC_SCREENS: readonly Screen[] = [
  {
    ...own,
    name: 'share-set',
    prepare: async (page, touch, server) => {
      await own.prepare(page, touch, server);
      await share(page);
    },
  },
  {
    ...own,
    name: 'public-set',
    prepare: async (page, touch, server) => {
      await own.prepare(page, touch, server);
      await page.goto(await share(page));
      await page.locator('[data-slot]').first().waitFor();
    },
  },
  {
    name: 'public-set-missing',
    site: 'tbc',
    path: '/set/nowhere',
    prepare: async (page) => page.getByText('Whoops. This set could not be found.').waitFor(),
  },
  {
    name: 'armory-sample',
    site: 'tbc',
    path: '/armory/us/anathema/paladin',
    prepare: async (page) => page.locator('[data-slot]').first().waitFor(),
  },
  {
    name: 'armory-not-found',
    site: 'tbc',
    path: '/armory/us/anathema/nobody',
    prepare: async (page) => page.getByText('Character not found').waitFor(),
  },
  {
    name: 'items-filtered',
    site: 'tbc',
    path: '/items?equippableBy=paladin&phases=1,2,3&sources=raid,dungeonheroic&quality=4',
    prepare: async (page) => page.locator('tbody tr').first().waitFor(),
  },
  {
    name: 'items-weapons',
    site: 'wrath',
    path: '/items?slot=16&equippableBy=rogue',
    prepare: async (page) => page.locator('tbody tr').first().waitFor(),
  },
  {
    name: 'items-filters',
    site: 'classic',
    path: '/era/items?sources=pvp,raid',
    prepare: async (page) => {
      await page.locator('tbody tr').first().waitFor();
      const filters = page.getByRole('button', { name: /^Filters/ });
      if (await filters.isVisible()) await filters.click();
    },
  },
];
