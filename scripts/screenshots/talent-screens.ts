import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

const talent = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, rank`) }).first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Points at a talent, or taps it in its tree: a phone shows one at a time. */
const telling = (name: string, tree: string) => async (page: Page, touch: boolean) => {
  await page.getByText('points left').waitFor();
  if (touch) {
    await page.getByRole('tab', { name: new RegExp(tree) }).tap();
    await talent(page, name).tap();
  } else await talent(page, name).hover();
};

export const TALENT_SCREENS: readonly Screen[] = [
  {
    name: 'talents-classes',
    site: 'wrath',
    path: '/talents',
    prepare: async (page) => page.getByRole('link', { name: 'Druid' }).waitFor(),
  },
  {
    name: 'talents-tbc',
    site: 'tbc',
    path: '/talents/paladin/1BADFH3?o=1',
    prepare: telling('Redoubt', 'Protection'),
  },
  {
    name: 'talents-wrath',
    site: 'wrath',
    path: '/talents/druid/1AB?g=0abc1ab',
    prepare: telling('Ferocity', 'Feral'),
  },
  {
    name: 'talents-sod',
    site: 'classic',
    path: '/sod/talents/rogue/2AB?r=h1c0',
    prepare: telling('Opportunity', 'Subtlety'),
  },
  {
    name: 'talents-glyph-picker',
    site: 'wrath',
    path: '/talents/druid',
    prepare: async (page) => {
      await page.getByText('Choose a minor glyph').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'talents-share',
    site: 'tbc',
    path: '/talents/mage/2A',
    prepare: async (page) => {
      await button(page, 'Share').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'talents-copy',
    site: 'tbc',
    path: '/talents/mage/2A',
    prepare: async (page) => {
      await button(page, 'Copy to Set').click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
