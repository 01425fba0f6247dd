import type { Page } from 'playwright-core';
import { seedRoster } from '../../e2e/seed-roster.ts';
import type { Screen } from './screens.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const site = 'tbc' as const;
const path = '/terms';

/** A paladin with one set, at a page of theirs. */
async function goTo(page: Page, place: (character: string, set: string) => string): Promise<void> {
  const { origin } = new URL(page.url());
  const { characterId, setIds } = await seedRoster(page, origin, {
    edition: site,
    character: { name: 'Vaelreth', race: 'bloodelf', gameClass: 'paladin' },
    sets: [{ name: 'Hyjal Bulwark', spec: 'protection', example: 'P3' }],
  });
  await page.goto(origin + place(characterId, setIds[0]!));
}

const newSet = (page: Page) => goTo(page, (character) => `/character/${character}/sets/new`);
const editSet = (page: Page) =>
  goTo(page, (character, set) => `/character/${character}/set/${set}/edit`);
const wizard = (page: Page) => goTo(page, () => '/ep/import?name=My%20tank&sta=1&dr=1.2&agi=0.7');

async function act(page: Page, action: string): Promise<void> {
  await goTo(page, (character, set) => `/character/${character}/set/${set}`);
  await button(page, 'More actions').click();
  if (action) await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function customPoint(page: Page): Promise<void> {
  await editSet(page);
  await button(page, /^Edit / ).first().click();
  await page.getByLabel('Custom').click();
}

/** The forms of a set, its menu, and its points in every state. */
export const SET_FORM_SCREENS: readonly Screen[] = [
  {
    ...{ name: 'set-new', site, path },
    prepare: async (page) => {
      await newSet(page);
      await page.getByLabel('Talent Specialization').click();
      await page.getByRole('option', { name: 'Protection' }).click();
      await page.getByLabel('Begin With').click();
      await page.getByRole('option', { name: /by WoWSims/ }).first().click();
    },
  },
  {
    ...{ name: 'set-new-problems', site, path },
    prepare: async (page) => {
      await newSet(page);
      await button(page, 'Create Set').click({ force: true });
    },
  },
  {
    ...{ name: 'set-edit-presets', site, path },
    prepare: async (page) => {
      await editSet(page);
      await button(page, 'Add Equivalency Point').click();
    },
  },
  { ...{ name: 'set-edit-custom', site, path }, prepare: customPoint },
  {
    ...{ name: 'set-edit-text', site, path },
    prepare: async (page) => {
      await customPoint(page);
      await button(page, 'Edit as text').click();
      await page.getByLabel('Stats as CSV').fill('stamina,1\nluck,2\nagility,much');
    },
  },
  {
    ...{ name: 'point-export', site, path },
    prepare: async (page) => {
      await editSet(page);
      await button(page, /^Export /).click();
    },
  },
  { ...{ name: 'set-menu', site, path }, prepare: (page) => act(page, '') },
  { ...{ name: 'set-copy', site, path }, prepare: (page) => act(page, 'Copy') },
  { ...{ name: 'set-delete', site, path }, prepare: (page) => act(page, 'Delete Set') },
  { ...{ name: 'point-import-details', site, path }, prepare: wizard },
  {
    ...{ name: 'point-import-point', site, path },
    prepare: async (page) => {
      await wizard(page);
      await button(page, 'Next').click();
      await page.getByRole('radio', { name: /Vaelreth/ }).check();
      await button(page, 'Next').click();
      await page.getByRole('radio', { name: /Hyjal Bulwark/ }).check();
      await button(page, 'Next').click();
      await page.getByText('Replace Existing Point').waitFor();
    },
  },
];
