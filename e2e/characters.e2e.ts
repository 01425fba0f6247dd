import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { WIDTHS } from '../scripts/browser/widths.ts';
import { seriousFindings } from './axe.ts';
import { tried } from './tried.ts';
import { PHONE, withBrowser, type Width } from './visit.ts';

const visit = withBrowser();

const place = (page: Page) => new URL(page.url()).pathname;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const NONE_YET = 'You have no characters yet. Create your first now.';
const NO_SETS = 'This character has no sets.';

/** From the list's creator to the character's page. */
async function create(page: Page, name: string): Promise<string> {
  await page.goto(new URL('/characters/new?step=customize', page.url()).href);
  await page.getByLabel('Name').fill(name);
  await button(page, 'Create Character').click();
  await page.getByText(NO_SETS).waitFor();
  return place(page);
}

async function chooseRealm(page: Page, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Realm' }).fill(typed);
  await page.getByRole('option').first().click();
}

const newcomer = (width: Width) =>
  visit({ site: 'tbc', path: '/', width }, async (page) => {
    const press = (what: Locator) => (width.touch ? what.tap() : what.click());
    await press(page.getByRole('link', { name: 'Get Started' }));
    await page.getByText(NONE_YET).waitFor();
    expect(await page.title()).toBe('Characters · Gearwright');
    expect(await seriousFindings(page)).toEqual([]);
    await press(page.getByRole('link', { name: 'Create Character' }).last());

    await radio(page, 'Tauren').waitFor();
    expect(await page.title()).toBe('Create Character · Gearwright');
    await press(radio(page, 'Tauren'));
    await press(radio(page, 'Druid'));
    await press(radio(page, 'Draenei'));
    expect(await radio(page, 'Warrior').isChecked()).toBe(true);
    expect(await radio(page, 'Druid').isDisabled()).toBe(true);
    await press(radio(page, 'Female'));
    expect(await seriousFindings(page)).toEqual([]);
    await press(button(page, 'Customize'));

    await press(button(page, 'Randomize'));
    await press(button(page, 'Next Hair'));
    expect(await page.getByLabel('Level').inputValue()).toBe('70');
    expect(await button(page, 'Create Character').isDisabled()).toBe(true);
    await page.getByLabel('Level').fill('71');
    await page.getByText('Level must be between 1 and 70').waitFor();
    await page.getByLabel('Level').fill('64');
    await page.getByLabel('Name').fill('Velra');
    expect(await seriousFindings(page)).toEqual([]);
    // The browser's Back leads to the other step, with everything as it was.
    await page.goBack();
    expect(await radio(page, 'Draenei').isChecked()).toBe(true);
    await press(button(page, 'Customize'));
    expect(await page.getByLabel('Name').inputValue()).toBe('Velra');
    await press(button(page, 'Create Character'));

    await page.getByText(NO_SETS).waitFor();
    expect(await page.title()).toBe('Velra · Gearwright');
    expect(place(page)).toMatch(/^\/character\/[^/]+$/);
    expect(await seriousFindings(page)).toEqual([]);
    const set = page.getByRole('link', { name: 'Create', exact: true });
    expect(await set.getAttribute('href')).toBe(`${place(page)}/sets/new`);
    await page.reload();
    await page.getByRole('heading', { name: 'Velra' }).waitFor();
    await page.goto(new URL('/characters', page.url()).href);
    const card = page.getByRole('article', { name: 'Velra' });
    await card.getByText('64 Draenei').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

test('C1, C2, C6, N2: a newcomer creates a character, at every width', async () => {
  await Promise.all(tried(WIDTHS, 2).map(newcomer));
}, 120_000);

/** Goes on with Tab until what has the focus is called so. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { activeElement: element } = document;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
      return (element?.getAttribute('aria-label') ?? (label ?? element)?.textContent ?? '').trim();
    });
    if (at === name) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test('P9, C2: the same by keyboard alone', () =>
  visit({ site: 'tbc', path: '/' }, async (page) => {
    const { keyboard } = page;
    await page.getByRole('link', { name: 'Get Started' }).waitFor();
    await tabTo(page, 'Get Started');
    await keyboard.press('Enter');
    await page.getByText(NONE_YET).waitFor();
    await tabTo(page, 'Create Character');
    await keyboard.press('Enter');
    await radio(page, 'Human').waitFor();
    /** Of race, gender and class. */
    const chosen = async (group: number): Promise<string> =>
      (await page.locator('label:has(input:checked)').nth(group).textContent()) ?? '';
    const race = await chosen(0);
    await tabTo(page, race);
    await keyboard.press('ArrowDown');
    expect(await chosen(0)).not.toBe(race);
    await tabTo(page, await chosen(2));
    await keyboard.press('ArrowDown');
    await tabTo(page, 'Customize');
    await keyboard.press('Enter');
    await tabTo(page, 'Name');
    await keyboard.type('Brannok');
    await keyboard.press('Enter');
    await page.getByText(NO_SETS).waitFor();
    await page.getByRole('heading', { name: 'Brannok' }).waitFor();
  }));

test('C2, L1, D11: a sample is linked, and the way leads to the first set or the linked one', () =>
  visit({ site: 'tbc', path: '/characters/new' }, async (page) => {
    const found = async (): Promise<void> => {
      await radio(page, 'Human').click();
      await radio(page, 'Warrior').click();
      await button(page, 'Customize').click();
      await page.getByLabel('Name').fill('Warrior');
      await chooseRealm(page, 'bened');
      await button(page, 'Create Character').click();
      const dialog = page.getByRole('dialog', { name: 'Link Live Character' });
      await dialog.getByText('Sample', { exact: true }).waitFor();
    };
    await found();
    expect(await seriousFindings(page)).toEqual([]);
    await button(page, 'Continue').click();
    await page.waitForURL(/\/character\/[^/]+\/set\/[^/]+$/);
    const set = place(page);
    expect(set).not.toContain('benediction');
    await page.goto(new URL('/characters', page.url()).href);
    const card = page.getByRole('article', { name: 'Warrior' });
    await card.getByRole('link', { name: /^Warrior.*Sample character, Benediction/s }).waitFor();
    await card.getByRole('heading').getByRole('link').click();
    await page.waitForURL(new RegExp(`${set}$`));

    await page.goto(new URL('/characters/new', page.url()).href);
    await found();
    await page.getByRole('checkbox', { name: 'Create Set' }).uncheck();
    await button(page, 'Continue').click();
    await page.waitForURL(/\/set\/us-benediction-warrior$/);
  }));

test('C6, D13: an unknown or malformed character leads to the list', () =>
  visit({ site: 'tbc', path: '/characters' }, async (page) => {
    for (const id of ['nobody', 'nobody/edit', '%3Cscript%3E', 'x'.repeat(300)]) {
      await page.goto(new URL(`/character/${id}`, page.url()).href);
      await page.getByText(NONE_YET).waitFor();
      expect(place(page)).toBe('/characters');
    }
  }));

test('C3, C4, D13: edited, copied and deleted on a phone', () =>
  visit({ site: 'classic', path: '/sod', width: PHONE }, async (page) => {
    await page.goto(new URL('/sod/characters/new?step=customize', page.url()).href);
    // The season begins at 50 and ends at 60.
    expect(await page.getByLabel('Level').inputValue()).toBe('50');
    await page.getByLabel('Name').fill('Nix');
    await button(page, 'Create Character').tap();
    await page.getByText(NO_SETS).waitFor();
    const mine = place(page);
    await page.getByRole('link', { name: 'Edit Character' }).tap();
    await page.getByRole('heading', { name: 'Edit Nix' }).waitFor();
    await page.getByLabel('Level').fill('60');
    await button(page, 'Back').tap();
    const classes = page.getByRole('group', { name: 'Class' });
    await classes.waitFor();
    expect(await classes.getByRole('radio', { disabled: false }).count()).toBe(1);
    await button(page, 'Customize').tap();
    await button(page, 'Save').tap();
    await page.getByText(/^.*· 60 /).waitFor();
    expect(place(page)).toBe(mine);
    await page.goto(new URL(`${mine}/set/unknown`, page.url()).href);
    await page.getByText(NO_SETS).waitFor();
    expect(place(page)).toBe(mine);

    await page.goto(new URL('/sod/characters', page.url()).href);
    const act = async (name: string, action: string): Promise<void> => {
      await button(page, `Actions for ${name}`).tap();
      await page.getByRole('menuitem', { name: action }).tap();
    };
    await act('Nix', 'Copy Character');
    expect(await page.getByLabel('Character Name').inputValue()).toBe('Nix Copy');
    await button(page, 'Copy').tap();
    await page.getByRole('article', { name: 'Nix Copy' }).waitFor();
    for (const name of ['Nix', 'Nix Copy']) {
      await act(name, 'Delete Character');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
      await page.getByRole('article', { name, exact: true }).waitFor({ state: 'detached' });
    }
    await page.getByText('You have no characters.', { exact: true }).waitFor();
    // The other season keeps a list of its own, and the creator its own level.
    await page.goto(new URL('/era/characters/new?step=customize', page.url()).href);
    expect(await page.getByLabel('Level').inputValue()).toBe('60');
  }));

test('A3, D17: what one tab makes, the other shows', () =>
  visit({ site: 'tbc', path: '/characters' }, async (page) => {
    await page.getByText(NONE_YET).waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await create(other, 'Ysolde');
    await page.getByRole('article', { name: 'Ysolde' }).waitFor();
    await page.bringToFront();
    await button(page, 'Actions for Ysolde').click();
    await page.getByRole('menuitem', { name: 'Delete Character' }).click();
    await button(page, 'Delete').click();
    await page.getByText('You have no characters.', { exact: true }).waitFor();
    await other.getByText(NONE_YET).waitFor();
    expect(place(other)).toBe('/characters');
  }));

test('N3: a full browser says so, shows what was made, and stores it when there is room', () =>
  visit({ site: 'tbc', path: '/terms' }, async (page) => {
    const { origin } = new URL(page.url());
    const session = await page.context().newCDPSession(page);
    const quota = (quotaSize?: number) =>
      session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
    await quota(1000);
    await create(page, 'Oru');
    const full = page.getByText('The storage of this browser is full', { exact: false });
    await full.waitFor();
    await page.getByRole('link', { name: 'Characters', exact: true }).click();
    await page.getByRole('article', { name: 'Oru' }).waitFor();
    await quota();
    await button(page, 'Try again').click();
    await full.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('article', { name: 'Oru' }).waitFor();
  }));
