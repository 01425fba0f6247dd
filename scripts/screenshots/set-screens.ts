import type { Page } from 'playwright-core';
import { exampleSet, keepInBrowser, type Example, type KeptSet } from '../browser/example-set.ts';
import type { Screen } from './screens.ts';

const PALADIN: Example = {
  edition: 'tbc',
  gameClass: 'paladin',
  race: 'bloodelf',
  spec: 'protection',
  phase: 3,
  name: 'Hyjal Bulwark',
  filled: true,
};

type Doing = (page: Page, touch: boolean) => Promise<void>;

/** A set in the visitor's browser, opened. */
function screen(name: string, example: Example, doing: Doing = async () => undefined): Screen {
  return {
    name,
    site: 'tbc',
    path: '/robots.txt',
    prepare: async (page, touch) => {
      const kept = exampleSet(example);
      const origin = new URL(page.url()).origin;
      await keepInBrowser(page, kept);
      await page.evaluate(() => localStorage.setItem('cookie-notice', 'accepted'));
      await page.goto(origin + kept.path);
      await page.locator('[data-slot]').first().waitFor();
      await doing(page, touch);
    },
  };
}

async function open(page: Page, slot: number): Promise<void> {
  await page.locator(`[data-slot="${slot}"]`).click();
  await page.locator('tr[data-at]').first().waitFor();
}

export const SET_SCREENS: readonly Screen[] = [
  screen('set-rest', PALADIN),
  screen('set-empty', { ...PALADIN, filled: false }),
  screen('set-ring', PALADIN, async (page, touch) => {
    await open(page, 11);
    if (!touch) await page.locator('tr[data-at="2"]').hover();
  }),
  screen('set-open', PALADIN, async (page) => {
    await open(page, 11);
    // Nothing is pointed at: the figure is free.
    await page.mouse.move(700, 4);
  }),
  screen('set-swap', PALADIN, async (page) => {
    await open(page, 5);
    await page.locator('tr[data-at][aria-selected="false"] th > span:nth-child(2)').first().click();
    await page.getByRole('button', { name: /^Re-apply/ }).waitFor();
  }),
  screen('set-gem', PALADIN, async (page) => {
    await open(page, 1);
    await page.getByRole('tab', { name: /^Red/ }).click();
  }),
  screen('set-enchant', PALADIN, async (page) => {
    await open(page, 5);
    await page.getByRole('tab', { name: /^Enchant/ }).click();
  }),
  screen('set-filter', PALADIN, async (page) => {
    await open(page, 16);
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('dialog').waitFor();
  }),
  screen('set-nothing', PALADIN, async (page) => {
    await open(page, 16);
    await page.getByRole('searchbox', { name: 'Search items' }).fill('xqxqxqxqxq');
    await page.getByText('No Items Found').waitFor();
  }),
  screen('set-figure', PALADIN, async (page, touch) => {
    const stamina = page.locator('[data-hint="stamina"]');
    await (touch ? stamina.tap() : stamina.hover());
    await page.getByRole('tooltip').waitFor();
  }),
  screen('set-autofill', { ...PALADIN, filled: false }, async (page) => {
    await page.getByRole('button', { name: 'Autofill' }).click();
    await page.getByRole('button', { name: 'Find the best gear' }).click();
    await page.getByRole('button', { name: 'Apply' }).waitFor();
  }),
  screen('set-upgrades', { ...PALADIN, filled: false }, async (page) => {
    await page.getByRole('button', { name: 'New Upgrades' }).click();
    await page.getByRole('button', { name: /^Equip / }).first().waitFor();
  }),
  screen('set-sources', PALADIN, async (page) => {
    await page.getByRole('button', { name: 'Item Sources' }).click();
    await page.getByRole('table', { name: 'Raid' }).waitFor();
  }),
  screen('compare', PALADIN, async (page) => {
    await keepInBrowser(page, later(PALADIN));
    await page.goto(`${page.url()}/compare/${LATER}`);
    await page.getByRole('heading', { name: 'Totals' }).waitFor();
  }),
];

const LATER = 'tbc-later';

/** The same paladin's set of the last phase. */
function later(example: Example): KeptSet {
  const kept = exampleSet({ ...example, phase: 5, name: 'Sunwell' });
  return { ...kept, records: { ...kept.records, sets: { ...kept.records.sets, id: LATER } } };
}
