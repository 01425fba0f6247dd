import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { WIDTHS } from '../scripts/browser/widths.ts';
import { seriousFindings } from './axe.ts';
import { seedRoster, type SeededSet } from './seed-roster.ts';
import { tried } from './tried.ts';
import { DESK, PHONE, withBrowser, type Width } from './visit.ts';

const visit = withBrowser();

const SETS: readonly SeededSet[] = [
  { name: 'Bulwark', spec: 'protection', example: 'P2' },
  { name: 'Mitigation', spec: 'protection', example: 'P3' },
  { name: 'Bare', spec: 'protection', example: null },
];
const [BULWARK, MITIGATION, BARE] = [0, 1, 2] as const;

interface Place {
  readonly page: Page;
  /** Of a set, by its place in the list. */
  readonly path: (set: number) => string;
  /** Of one set beside another. */
  readonly compared: (set: number, other: string | number) => string;
}

/** Somebody with three sets of one paladin. */
function planner(width: Width, journey: (place: Place) => Promise<void>): Promise<void> {
  return visit({ site: 'tbc', path: '/robots.txt', width }, async (page) => {
    const address = inject('addresses').tbc;
    const character = { name: 'Vaelreth', race: 'bloodelf', gameClass: 'paladin' } as const;
    const seed = { edition: 'tbc', character, sets: SETS } as const;
    const { characterId, setIds } = await seedRoster(page, address, seed);
    await page.evaluate(() => localStorage.setItem('cookie-notice', 'accepted'));
    const path = (set: number) => `${address}/character/${characterId}/set/${setIds[set]}`;
    const compared = (set: number, other: string | number) =>
      `${path(set)}/compare/${typeof other === 'number' ? setIds[other] : other}`;
    await journey({ page, path, compared });
  });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const stats = (page: Page) => page.getByRole('region', { name: 'Stats' });
const worn = (page: Page) => page.locator('[data-slot][data-item]');

/** Milliseconds: a proof on a busy machine. */
const PROOF = 120_000;

test.each(tried([DESK, PHONE], 1))(
  'Q3: an empty set is filled with what is proven best, and one undo takes it back, at $name px',
  (width) =>
    planner(width, async ({ page, path }) => {
      await page.goto(path(BARE));
      await button(page, 'Autofill').click();
      const dialog = page.getByRole('dialog', { name: 'Autofill' });
      await dialog.getByText('Caps, as the sheet counts them').waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await button(page, 'Find the best gear').click();
      await dialog.getByText('Proven best').waitFor({ timeout: PROOF });
      expect(await dialog.getByRole('table', { name: 'Caps' }).getByRole('row').count()).toBe(4);
      expect(await seriousFindings(page)).toEqual([]);
      const changes = await dialog
        .getByRole('list', { name: 'Changes' })
        .getByRole('listitem')
        .count();
      await button(page, 'Apply').click();
      await dialog.waitFor({ state: 'hidden' });
      expect(await worn(page).count()).toBe(changes);
      await page.keyboard.press('Control+z');
      await button(page, 'Autofill').waitFor();
      expect(await worn(page).count()).toBe(0);
    }),
  PROOF + 90_000,
);

test('Q2: the best of each slot keeps what is locked, by keyboard alone', () =>
  planner(DESK, async ({ page, path }) => {
    await page.goto(path(BULWARK));
    await stats(page).waitFor();
    await button(page, 'Autofill').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Autofill' });
    await dialog.getByRole('radio', { name: 'The best whole set' }).focus();
    await page.keyboard.press('ArrowDown');
    await dialog.getByText('Keep what is worn').focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('checkbox', { name: /^Head:/ }).focus();
    await page.keyboard.press('Space');
    await button(page, 'Find the best gear').focus();
    await page.keyboard.press('Enter');
    const changes = dialog.getByRole('list', { name: 'Changes' });
    await changes.waitFor();
    expect(await changes.innerText()).not.toMatch(/^Head$/im);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await worn(page).filter({ hasText: 'Crystalforge Faceguard' }).waitFor();
  }));

test.each(tried(WIDTHS, 0))('V5: two sets are compared from the viewer, at $name px', (width) =>
  planner(width, async ({ page, path, compared }) => {
    await page.goto(path(BULWARK));
    await button(page, 'Compare').click();
    await page.getByRole('menuitem', { name: 'Mitigation' }).click();
    await page.waitForURL(compared(BULWARK, MITIGATION));
    await page.getByRole('heading', { name: 'Totals' }).waitFor();
    const gear = page.getByRole('region', { name: 'Gear' }).getByRole('listitem');
    const all = await gear.count();
    expect(await seriousFindings(page)).toEqual([]);
    // Nothing runs over the edge of the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width.width);
    await page.getByRole('link', { name: 'Swap sides' }).click();
    await page.waitForURL(compared(MITIGATION, BULWARK));
    await page
      .getByRole('heading', { level: 2 })
      .first()
      .filter({ hasText: 'Mitigation' })
      .waitFor();
    expect(await gear.count()).toBe(all);
    const views = page.getByRole('navigation', { name: 'View' });
    await views.getByRole('link', { name: /^Talents/ }).click();
    await page.waitForURL(`${compared(MITIGATION, BULWARK)}/talents`);
    await page.getByRole('table', { name: 'Protection' }).waitFor();
  }),
);

test('V5, D13: a comparison with a set the character lacks leads back to the set', () =>
  planner(DESK, async ({ page, path, compared }) => {
    await page.goto(compared(BULWARK, 'nobody'));
    await page.waitForURL(path(BULWARK));
    await stats(page).waitFor();
  }));

test('V5: a comparison is shared, and read by others with Copy and Export alone', () =>
  planner(DESK, async ({ page, compared }) => {
    await page.goto(compared(BULWARK, MITIGATION));
    await button(page, 'Share').click();
    const link = await page
      .getByRole('dialog', { name: 'Share Comparison' })
      .getByLabel('Link', { exact: true })
      .inputValue();
    const { pathname } = new URL(link);
    expect(pathname).toMatch(/^\/set\/[^/]+\/compare\/[^/]+$/);
    await visit({ site: 'tbc', path: pathname }, async (stranger) => {
      await stranger.getByRole('heading', { name: 'Mitigation' }).waitFor();
      expect(await stranger.getByRole('button', { name: 'Share' }).count()).toBe(0);
      await stranger.getByRole('button', { name: 'More actions' }).click();
      const offered = await stranger.getByRole('menuitem').allInnerTexts();
      expect(offered).toEqual(['Copy', 'Export']);
    });
  }));

test('V4: a number is explained to a thumb, and put away by a press elsewhere', () =>
  planner(PHONE, async ({ page, path }) => {
    await page.goto(path(BULWARK));
    const stamina = stats(page).locator('[data-hint="stamina"]');
    await stamina.tap();
    const card = page.getByRole('tooltip');
    await card.getByText('In all').waitFor();
    const parts = await card.getByRole('listitem').locator('span:last-child').allInnerTexts();
    const sum = parts.reduce(
      (all, text) => all + Number(text.replace('−', '-').replace(',', '')),
      0,
    );
    const said = Number((await stamina.innerText()).replace(/\D/g, ''));
    // Each part is told to two decimals at most, and the game rounds after each multiplier.
    expect(Math.abs(sum - said)).toBeLessThan(1);
    await page.getByRole('heading', { name: 'Vaelreth' }).tap();
    await card.waitFor({ state: 'hidden' });
  }));

test(
  'V6, V7: upgrades and sources open below the gear and keep their address',
  () =>
    planner(DESK, async ({ page, path }) => {
      await page.goto(path(BULWARK));
      await button(page, 'New Upgrades').click();
      const upgrades = page.getByRole('region', { name: 'New Upgrades' });
      const equip = upgrades
        .getByRole('region', { name: 'Back' })
        .getByRole('button', { name: /^Equip/ });
      const name = (await equip.first().getAttribute('aria-label'))!.replace('Equip ', '');
      await equip.first().click();
      await worn(page).filter({ hasText: name }).waitFor();
      await page.reload();
      await upgrades.getByRole('listitem').first().waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await button(page, 'Item Sources').click();
      const sources = page.getByRole('region', { name: 'Item Sources' });
      await sources
        .getByRole('table', { name: 'Raid' })
        .getByText('Serpentshrine Cavern')
        .first()
        .waitFor();
      expect(await seriousFindings(page)).toEqual([]);
    }),
  120_000,
);
