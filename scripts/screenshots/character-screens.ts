import type { Page } from 'playwright-core';
import { register } from '../../e2e/account.ts';
import { seedRoster } from '../../e2e/seed-roster.ts';
import type { RunningServer } from '../browser/run-server.ts';
import type { Screen } from './screens.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const address = (page: Page, path: string) => new URL(path, page.url()).href;

/** A visitor with two characters. */
async function withTwo(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const edition = 'tbc';
  await seedRoster(page, origin, {
    edition,
    character: { name: 'Vaelreth', race: 'bloodelf', gameClass: 'paladin' },
    sets: ['P1', 'P2', 'P3', null].map((example, index) => ({
      name: ['Karazhan ready', 'Mitigation, long fights', 'Hyjal Bulwark', 'Frost'][index]!,
      spec: 'protection',
      example,
    })),
  });
  await seedRoster(page, origin, {
    edition,
    character: { name: 'Tidecaller Oru', race: 'tauren', gameClass: 'shaman', level: 64 },
    sets: [{ name: 'Levelling', spec: 'elemental', example: null }],
  });
  await page.goto(`${origin}/characters`);
  await page.getByRole('article', { name: 'Vaelreth' }).waitFor();
}

async function act(page: Page, action: string): Promise<void> {
  await withTwo(page);
  await button(page, 'Actions for Vaelreth').click();
  await page.getByRole('menuitem', { name: action }).click();
}

let accounts = 0;

async function signIn(page: Page, { outbox }: RunningServer): Promise<void> {
  const { origin } = new URL(page.url());
  const account = await register(origin, outbox, `picture${accounts++}`);
  await page.goto(`${origin}/login`);
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await button(page, 'Sign In').click();
  await page.waitForURL(/\/characters$/);
}

async function customize(page: Page, name: string): Promise<void> {
  await page.goto(address(page, '/characters/new?step=customize'));
  await page.getByLabel('Name').fill(name);
}

const site = 'tbc' as const;

/** The characters' pages in every state. */
export const CHARACTER_SCREENS: readonly Screen[] = [
  {
    ...{ name: 'characters-none', site, path: '/characters' },
    prepare: (page) => page.getByText('You have no characters yet').waitFor(),
  },
  { ...{ name: 'characters', site, path: '/terms' }, prepare: withTwo },
  {
    ...{ name: 'characters-waiting', site, path: '/terms' },
    prepare: async (page) => {
      await page.route('**/auth/**', () => undefined);
      await page.goto(address(page, '/characters'));
      await page.getByTestId('waiting-card').first().waitFor();
    },
  },
  {
    ...{ name: 'characters-failed', site, path: '/terms' },
    prepare: async (page, _touch, server) => {
      await signIn(page, server);
      await page.route('**/tbc/graphql', (route) => route.abort());
      await page.goto(address(page, '/characters'));
      await page.getByText('Whoops!').waitFor();
    },
  },
  {
    ...{ name: 'characters-local', site, path: '/characters' },
    prepare: async (page) => {
      await button(page, 'Kept in this browser only').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { ...{ name: 'characters-copy', site, path: '/terms' }, prepare: (page) => act(page, 'Copy Character') },
  {
    ...{ name: 'characters-delete', site, path: '/terms' },
    prepare: (page) => act(page, 'Delete Character'),
  },
  {
    ...{ name: 'characters-move', site, path: '/terms' },
    prepare: async (page, _touch, server) => {
      await withTwo(page);
      await signIn(page, server);
      await page.getByText('Move your characters to your account?').waitFor();
    },
  },
  {
    ...{ name: 'characters-saving', site, path: '/terms' },
    prepare: async (page, _touch, server) => {
      await withTwo(page);
      await signIn(page, server);
      await page.route('**/tbc/graphql', (route) =>
        route.request().postData()?.includes('"createSet"') ? undefined : route.continue(),
      );
      await button(page, 'Yes').click();
      await page.getByText('1 of 7 saved').waitFor();
    },
  },
  {
    ...{ name: 'characters-other-expansion', site, path: '/terms' },
    prepare: async (page, _touch, server) => {
      await signIn(page, server);
      await button(page, 'Copy from another expansion').click();
      await page.getByText('You have no characters.').waitFor();
    },
  },
  {
    ...{ name: 'character-new', site, path: '/characters/new' },
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'Night Elf' }).click();
      await page.getByRole('radio', { name: 'Druid' }).click();
    },
  },
  {
    ...{ name: 'character-customize', site, path: '/terms' },
    prepare: async (page) => {
      await customize(page, 'Thornwick');
      await page.getByLabel('Level').fill('71');
    },
  },
  {
    ...{ name: 'character-live', site, path: '/characters/new' },
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'Human' }).click();
      await page.getByRole('radio', { name: 'Warrior' }).click();
      await button(page, 'Customize').click();
      await page.getByLabel('Name').fill('Warrior');
      await page.getByRole('combobox', { name: 'Realm' }).fill('bened');
      await page.getByRole('option').first().click();
      await button(page, 'Create Character').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    ...{ name: 'character-no-sets', site, path: '/terms' },
    prepare: async (page) => {
      await customize(page, 'Thornwick');
      await button(page, 'Create Character').click();
      await page.getByText('This character has no sets.').waitFor();
    },
  },
  {
    ...{ name: 'character-edit', site, path: '/terms' },
    prepare: async (page) => {
      await act(page, 'Edit Character');
      await button(page, 'Back').click();
      await button(page, 'Customize').waitFor();
    },
  },
];
