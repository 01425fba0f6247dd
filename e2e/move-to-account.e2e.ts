import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuthClient } from '@gearwright/api/client/auth-client.ts';
import { cookieFetch } from '@gearwright/api/client/cookie-fetch.ts';
import { RemoteRoster } from '@gearwright/api/client/remote-roster.ts';
import { SignedClient } from '@gearwright/api/client/signed-client.ts';
import { startPostgres, type Postgres } from '../packages/server/test/postgres.ts';
import { launchBrowser } from '../scripts/browser/launch.ts';
import { runServer, type RunningServer } from '../scripts/browser/run-server.ts';
import { WIDTHS } from '../scripts/browser/widths.ts';
import { codeFor, register, type Account } from './account.ts';
import { seriousFindings } from './axe.ts';
import { tried } from './tried.ts';
import { DESK, type Width } from './visit.ts';

let browser: Browser;
let postgres: Postgres;
let servers: Readonly<Record<'sqlite' | 'postgres', RunningServer>>;

beforeAll(async () => {
  [browser, postgres] = await Promise.all([launchBrowser(), startPostgres()]);
  const [sqlite, other] = await Promise.all([
    runServer(),
    runServer({ DATABASE_URL: await postgres.createDatabase() }),
  ]);
  servers = { sqlite, postgres: other };
});
afterAll(async () => {
  await browser.close();
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  await postgres.stop();
});

async function visit(width: Width, journey: (page: Page) => Promise<void>): Promise<void> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: width.width, height: width.height },
    hasTouch: width.touch,
    isMobile: width.touch,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await journey(await context.newPage());
  } finally {
    await context.close();
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const PROMPT = 'Move your characters to your account?';
const prompt = (page: Page) => page.getByRole('heading', { name: PROMPT });

/** Two characters of a visitor: one with a linked sample and its gear, and a copy of it. */
async function makeTwo(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/characters/new`);
  await page.getByRole('radio', { name: 'Orc', exact: true }).click();
  await page.getByRole('radio', { name: 'Hunter', exact: true }).click();
  await button(page, 'Customize').click();
  await field(page, 'Name').fill('Hunter');
  await page.getByRole('combobox', { name: 'Realm' }).fill('bened');
  await page.getByRole('option').first().click();
  await button(page, 'Create Character').click();
  await button(page, 'Continue').click();
  await page.waitForURL(/\/set\//);
  await page.goto(`${origin}/characters`);
  await button(page, 'Actions for Hunter').click();
  await page.getByRole('menuitem', { name: 'Copy Character' }).click();
  await field(page, 'Character Name').fill('Brannok');
  await button(page, 'Copy').click();
  await card(page, 'Brannok').waitFor();
}

async function registerHere(page: Page, server: RunningServer, username: string): Promise<void> {
  const email = `${username}@example.org`;
  await page.goto(`${server.addresses.tbc}/register`);
  await field(page, 'Username').fill(username);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill('a password');
  await field(page, 'Confirm Password').fill('a password');
  await field(page, 'I am not a robot').check();
  await page.getByText('Checked').waitFor();
  await button(page, 'Create Account').click();
  await field(page, 'Verification Code').fill(await codeFor(server.outbox, email, 'Confirm'));
  await button(page, 'Validate').click();
  await page.waitForURL(/\/characters$/);
}

async function signIn(page: Page, origin: string, account: Account): Promise<void> {
  await page.goto(`${origin}/login`);
  await field(page, 'Username').fill(account.username);
  await field(page, 'Password').fill(account.password);
  await button(page, 'Sign In').click();
  await page.waitForURL(/\/characters$/);
}

const setsOf = (page: Page, name: string) =>
  card(page, name)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .allInnerTexts();

const PLACES = [
  { kind: 'sqlite', at: '1440 px', width: WIDTHS[0] },
  { kind: 'postgres', at: '900 px', width: WIDTHS[1] },
  { kind: 'sqlite', at: '390 px', width: WIDTHS[2] },
] as const;

test.each(tried(PLACES, 1))(
  'A3, C1: on $kind, at $at, one registers with the mailed code and moves what was made before',
  ({ kind, width }) =>
    visit(width, async (page) => {
      const server = servers[kind];
      const origin = server.addresses.tbc;
      await makeTwo(page, origin);
      const before = [await setsOf(page, 'Hunter'), await setsOf(page, 'Brannok')];
      await registerHere(page, server, `mover${width.name}`);

      await prompt(page).waitFor();
      await page.getByText('This browser keeps 2 characters').waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await button(page, 'No').click();
      await prompt(page).waitFor({ state: 'detached' });
      const flag = () => page.evaluate(() => localStorage.getItem('local-data-migrate-ignore'));
      expect(await flag()).toBe('true');
      await page.reload();
      await page.getByText('You have no characters yet. Create your first now.').waitFor();
      await button(page, 'Ask again about local characters').click();
      await prompt(page).waitFor();

      // The line breaks after the first character and its sets have arrived.
      let created = 0;
      await page.route('**/tbc/graphql', async (route) => {
        const asked = route.request().postData() ?? '';
        if (!asked.includes('"createCharacter"')) return route.continue();
        await page.getByRole('heading', { name: 'Saving your characters' }).waitFor();
        return ++created > 1 ? route.abort() : route.continue();
      });
      await button(page, 'Yes').click();
      await button(page, 'Try again').waitFor();
      await page.getByText('An unknown error occurred').waitFor();
      await card(page, 'Brannok').waitFor();
      await page.unroute('**/tbc/graphql');
      await button(page, 'Try again').click();
      await prompt(page).waitFor({ state: 'detached' });
      await card(page, 'Hunter').waitFor();
      for (const again of [false, true]) {
        if (again) await page.reload();
        await card(page, 'Hunter').waitFor();
        expect(await page.getByRole('article').count()).toBe(2);
        expect([await setsOf(page, 'Hunter'), await setsOf(page, 'Brannok')]).toEqual(before);
      }
      expect(await button(page, 'Ask again about local characters').count()).toBe(0);
    }),
);

test('C5, D16, N1: an account copies from another expansion, and is warned of its links', () =>
  visit(DESK, async (page) => {
    const { addresses, outbox } = servers.sqlite;
    const origin = addresses.tbc;
    const account = await register(origin, outbox, 'copyist');
    const fetch = cookieFetch(origin);
    await new AuthClient({ origin, fetch }).signIn(account.username, account.password);
    const there = new RemoteRoster(new SignedClient({ origin, fetch }, 'wrath'));
    const variations = { skinColor: 0, face: 0, hair: 0, hairColor: 0, facialHair: 0 };
    const plain = { realm: null, gender: 0, level: 80, variations, connectedSets: [] } as const;
    await there.createCharacter({ ...plain, name: 'Gorrak', race: 'orc', gameClass: 'warrior' });
    const knight = { race: 'orc', gameClass: 'deathknight' } as const;
    await there.createCharacter({ ...plain, ...knight, name: 'Arthax' });

    await signIn(page, origin, account);
    await button(page, 'Copy from another expansion').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('You have no characters.').waitFor();
    await dialog.getByRole('combobox', { name: 'Expansion' }).click();
    await page.getByRole('option', { name: 'Wrath of the Lich King' }).click();
    const copy = dialog.getByRole('button', { name: 'Copy', exact: true });
    await dialog.getByRole('checkbox', { name: /Gorrak/ }).waitFor();
    expect(await copy.isDisabled()).toBe(true);
    await dialog.getByRole('checkbox', { name: /Gorrak/ }).check();
    await dialog.getByRole('checkbox', { name: /Arthax/ }).check();
    expect(await seriousFindings(page)).toEqual([]);
    await copy.click();
    await page.getByText('Everything was copied.').waitFor();
    await page.getByText('An orc cannot be a deathknight, so it was not copied.').waitFor();
    await button(page, 'Done').click();
    await card(page, 'Gorrak').getByText('70 Orc').waitFor();

    await button(page, 'Actions for Gorrak').click();
    await page.getByRole('menuitem', { name: 'Delete Character' }).click();
    await page.getByText('Sets with public links will no longer be accessible.').waitFor();
    await button(page, 'Cancel').click();
    await page.goto(`${origin}/character/nobody`);
    await page.waitForURL(/\/characters$/);
    await card(page, 'Gorrak').waitFor();

    await page.route('**/tbc/graphql', (route) => route.abort());
    await page.reload();
    const failed =
      'Whoops! An error occurred loading your characters. Please try refreshing the page.';
    await page.getByText(failed, { exact: true }).waitFor();
    await page.unroute('**/tbc/graphql');
    await button(page, 'Try again').click();
    await card(page, 'Gorrak').waitFor();
  }));
