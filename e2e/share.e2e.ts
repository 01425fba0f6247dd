import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { WIDTHS } from '../scripts/browser/widths.ts';
import { seriousFindings } from './axe.ts';
import { seedRoster, type Seeded } from './seed-roster.ts';
import { tried } from './tried.ts';
import { DESK, PHONE, withBrowser } from './visit.ts';

const visit = withBrowser();

const SEED = {
  edition: 'tbc',
  character: { name: 'Vaelreth', race: 'bloodelf', gameClass: 'paladin' },
  sets: [{ name: 'Hyjal Bulwark', spec: 'protection', example: 'P1' }],
} as const;

const address = (path: string) => inject('addresses').tbc + path;
const item = (page: Page, slot: string) => page.getByRole('button', { name: `${slot}: ` });

/** A paladin's set in the browser's store, on the screen. */
async function atTheSet(page: Page): Promise<Seeded> {
  const seeded = await seedRoster(page, inject('addresses').tbc, SEED);
  await page.evaluate(() => localStorage.setItem('cookie-notice', 'accepted'));
  await page.goto(address(`/character/${seeded.characterId}/set/${seeded.setIds[0]}`));
  await item(page, 'Head').waitFor();
  return seeded;
}

async function act(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function share(page: Page): Promise<string> {
  await act(page, 'Share');
  const link = page.getByRole('dialog', { name: 'Share Set' }).getByLabel('Link', { exact: true });
  await link.waitFor();
  const url = await link.inputValue();
  await page.keyboard.press('Escape');
  return url;
}

test('X3, S3: a visitor shares a set; in a clean browser it is read, copied and made one’s own', async () => {
  let link = '';
  let ownLink = '';
  let head: string | null = null;
  await visit({ site: 'tbc', path: '/robots.txt' }, async (page) => {
    await atTheSet(page);
    head = await item(page, 'Head').getAttribute('data-item');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await act(page, 'Share');
    const dialog = page.getByRole('dialog', { name: 'Share Set' });
    await dialog.getByRole('button', { name: 'Copy Link' }).click();
    await dialog.getByRole('button', { name: 'Copied!' }).waitFor();
    link = await page.evaluate(() => navigator.clipboard.readText());
    expect(await dialog.getByLabel('Link', { exact: true }).inputValue()).toBe(link);
    ownLink = await dialog.getByLabel('Link that needs no server').inputValue();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    // Made once: the set is still the same.
    expect(await share(page)).toBe(link);
  });

  await visit({ site: 'tbc', path: new URL(link).pathname, width: PHONE }, async (page) => {
    await page.getByRole('heading', { name: 'Vaelreth' }).waitFor();
    expect(await item(page, 'Head').getAttribute('data-item')).toBe(head);
    await page.getByRole('button', { name: 'More actions' }).click();
    const offered = await page.getByRole('menuitem').allTextContents();
    expect(offered).toEqual(['New Upgrades', 'Item Sources', 'Shopping List', 'Copy', 'Export']);
    await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Copy Set' });
    await dialog.getByLabel('Character Name').fill('Secondwind');
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.waitForURL(/\/character\/\w+\/set\/\w+$/);
    await page.getByRole('heading', { name: 'Secondwind' }).waitFor();
    expect(await item(page, 'Head').getAttribute('data-item')).toBe(head);
  });

  // The other link asks no server for its set, and says so when a letter of it is lost.
  expect(ownLink.length).toBeLessThan(2000);
  const own = new URL(ownLink).pathname;
  await visit({ site: 'tbc', path: own, width: PHONE }, async (page) => {
    await page.getByRole('heading', { name: 'Vaelreth' }).waitFor();
    expect(await item(page, 'Head').getAttribute('data-item')).toBe(head);
    await page.goto(address(own.slice(0, -9)));
    await page.getByRole('alert').getByText('it is not whole').waitFor();
  });
});

test('X3, D12: a changed set is shared anew, and with the set its link goes', () =>
  visit({ site: 'tbc', path: '/robots.txt', width: DESK }, async (page) => {
    await atTheSet(page);
    const first = await share(page);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Pin', exact: true }).click();
    expect(await share(page)).toBe(first);
    await act(page, 'Delete Set');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.waitForURL(/\/character\/\w+$/);
    await expect.poll(() => isGone(page, first), { timeout: 10_000 }).toBe(true);
  }));

/** What the link leads to, once the page knows. */
async function isGone(page: Page, link: string): Promise<boolean> {
  await page.goto(link);
  const gone = page.getByText('Whoops. This set could not be found.');
  await gone.or(page.getByRole('heading', { name: 'Vaelreth' })).waitFor();
  return gone.isVisible();
}

for (const width of tried(WIDTHS, 2)) {
  test(`D11, L1: the armory shows a sample as a sample at ${width.name} px, and says whom one can look up`, () =>
    visit({ site: 'tbc', path: '/armory/us/anathema/nobody', width }, async (page) => {
      await page.getByRole('heading', { name: 'Character not found' }).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('link', { name: /^Paladin/ }).click();
      await page.getByText('This is a sample character of ours').waitFor();
      await page.getByText('Sample character', { exact: true }).waitFor();
      await item(page, 'Head').waitFor();
      expect(await seriousFindings(page)).toEqual([]);
    }));
}

test.each(['/set', '/armory', '/armory/us', '/armory/us/anathema', '/armory/moon/anathema/nobody'])(
  'D13: %s lacks what it leads to and leads home',
  (path) =>
    visit({ site: 'tbc', path }, async (page) => {
      await page.waitForURL((url) => url.pathname === '/');
    }),
);
