import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { WIDTHS } from '../scripts/browser/widths.ts';
import { seriousFindings } from './axe.ts';
import { seedRoster, type Seeded } from './seed-roster.ts';
import { tried } from './tried.ts';
import { DESK, PHONE, withBrowser, type Width } from './visit.ts';

const visit = withBrowser();

const SEED = {
  edition: 'tbc',
  character: { name: 'Vaelreth', race: 'bloodelf', gameClass: 'paladin' },
  sets: [{ name: 'Hyjal Bulwark', spec: 'protection', example: null }],
} as const;

/** A paladin with one set in the browser's store. */
function asVaelreth(width: Width, journey: (page: Page, seeded: Seeded) => Promise<void>) {
  return visit({ site: 'tbc', path: '/robots.txt', width }, async (page) => {
    const seeded = await seedRoster(page, inject('addresses').tbc, SEED);
    await page.evaluate(() => localStorage.setItem('cookie-notice', 'accepted'));
    await journey(page, seeded);
  });
}

const address = (path: string) => inject('addresses').tbc + path;

async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
}

async function act(page: Page, action: string) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const isAt = (page: Page, path: RegExp) => page.waitForURL((url) => path.test(url.pathname));

for (const width of tried(WIDTHS, 1)) {
  test(`S1, S3, S7: a set is made from an example, renamed, pinned, copied and deleted at ${width.name} px`, () =>
    asVaelreth(width, async (page, { characterId }) => {
      await page.goto(address(`/character/${characterId}/sets/new`));
      const create = page.getByRole('button', { name: 'Create Set' });
      await create.click({ force: true });
      const summary = page.getByRole('alert').first();
      expect(await summary.getByRole('listitem').allTextContents()).toEqual([
        'Name is required',
        'Talent Specialization is required',
        'At least one equivalency point is required',
      ]);
      await page.getByLabel('Name', { exact: true }).fill('Karazhan');
      await choose(page, 'Talent Specialization', 'Protection');
      await choose(page, 'Begin With', /^P1 .*by WoWSims/);
      await page.getByText('Published by WoWSims').waitFor();
      await page.getByRole('region', { name: 'Start as Protection' }).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await create.click();

      await isAt(page, /\/set\/\w+$/);
      await page.getByRole('button', { name: 'More actions' }).click();
      const menu = page.getByRole('menu');
      expect(await menu.getByRole('menuitem', { name: 'Level Up' }).count()).toBe(0);
      if (width === DESK) expect(await seriousFindings(page)).toEqual([]);
      await menu.getByRole('menuitem', { name: 'Pin', exact: true }).click();

      await act(page, 'Edit Set');
      await isAt(page, /\/edit$/);
      await page.getByLabel('Name', { exact: true }).fill('Karazhan, week two');
      await page.getByRole('button', { name: 'Add Equivalency Point' }).click();
      await page.getByRole('radio', { name: /HawsJon.*Protection/ }).check();
      await page.getByRole('button', { name: 'Add Point' }).click();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Save' }).click();
      await isAt(page, /\/set\/\w+$/);

      await act(page, 'Copy');
      const dialog = page.getByRole('dialog', { name: 'Copy Set' });
      expect(await dialog.getByLabel('Set Name').inputValue()).toBe('Karazhan, week two Copy');
      if (width === DESK) expect(await seriousFindings(page)).toEqual([]);
      const { pathname } = new URL(page.url());
      await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.waitForURL((url) => url.pathname !== pathname);

      await act(page, 'Delete Set');
      const question = page.getByRole('alertdialog', { name: 'Delete Set' });
      await question.getByText('Karazhan, week two Copy').waitFor();
      await question.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Deleted Karazhan, week two Copy').waitFor();

      await page.goto(address('/'));
      const pinned = page.getByRole('region', { name: 'Pinned Sets' });
      await pinned.getByRole('link', { name: /Karazhan, week two/ }).waitFor();
      expect(await pinned.getByRole('listitem').count()).toBe(1);
      await pinned.getByRole('link').click();
      await isAt(page, new RegExp(`^${pathname}$`));
    }));
}

test('S6: changes are undone and redone by keys alone, and Delete Character leads to the list', () =>
  asVaelreth(DESK, async (page, { characterId, setIds }) => {
    await page.goto(address(`/character/${characterId}/set/${setIds[0]}`));
    const menu = page.getByRole('button', { name: 'More actions' });
    const press = async (action: string) => {
      await menu.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
    };
    const offers = async (action: string) => {
      await menu.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: action, exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
    };
    await press('Pin');
    await offers('Unpin');
    await page.keyboard.press('Control+z');
    await offers('Pin');
    await page.keyboard.press('Control+Shift+Z');
    await offers('Unpin');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    await offers('Unpin');
    await press('Delete Character');
    await page.getByRole('alertdialog', { name: 'Delete Character' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await isAt(page, /\/characters$/);
    await page.getByText('You have no characters yet. Create your first now.').waitFor();
  }));

test('W2: a linked point replaces a preset on a phone', () =>
  asVaelreth(PHONE, async (page, { characterId, setIds }) => {
    await page.goto(address('/ep/import?name=My%20tank&sta=1&defenseRating=1.2&luck=9'));
    const next = page.getByRole('button', { name: 'Next' });
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('My tank');
    expect(await seriousFindings(page)).toEqual([]);
    await next.tap();
    expect(await next.isDisabled()).toBe(true);
    await page.getByRole('radio', { name: /Vaelreth/ }).check();
    await next.tap();
    await page.getByRole('radio', { name: /Hyjal Bulwark/ }).check();
    await next.tap();
    expect(await page.getByLabel('Replace Existing Point').isChecked()).toBe(true);
    await page.getByRole('group', { name: 'Existing Point' }).getByRole('radio').check();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Import' }).tap();
    await isAt(page, new RegExp(`/character/${characterId}/set/${setIds[0]}$`));
    await page.goto(address(`/character/${characterId}/set/${setIds[0]}/edit`));
    const points = page.getByRole('region', { name: 'Equivalency Points' });
    await points.getByText('My tank').waitFor();
    expect(await points.getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/^My tank Custom/),
    ]);
  }));

test('W2: a linked point is saved as a new one by keyboard alone', () =>
  asVaelreth(DESK, async (page, { characterId, setIds }) => {
    await page.goto(address('/ep/import?name=Second&str=2'));
    const next = page.getByRole('button', { name: 'Next' });
    await next.press('Enter');
    await page.getByRole('radio', { name: /Vaelreth/ }).press('Space');
    await next.press('Enter');
    await page.getByRole('radio', { name: /Hyjal Bulwark/ }).press('Space');
    await page.getByRole('button', { name: /Details/ }).press('Enter');
    await page.getByLabel('Name', { exact: true }).fill('Third');
    await page.getByRole('button', { name: /Set/ }).press('Enter');
    await next.press('Enter');
    await page.getByLabel('Replace Existing Point').press('ArrowDown');
    await page.getByRole('button', { name: 'Import' }).press('Enter');
    await isAt(page, new RegExp(`/character/${characterId}/set/${setIds[0]}$`));
    await page.goto(address(`/character/${characterId}/set/${setIds[0]}/edit`));
    const points = page.getByRole('region', { name: 'Equivalency Points' });
    await points.getByText('Third').waitFor();
    expect(await points.getByRole('listitem').count()).toBe(2);
  }));
