import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type Postgres } from '../packages/server/test/postgres.ts';
import { launchBrowser } from '../scripts/browser/launch.ts';
import { runServer, type RunningServer } from '../scripts/browser/run-server.ts';
import { WIDTHS } from '../scripts/browser/widths.ts';
import { codeFor, register } from './account.ts';
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

/** A refusal is an answer, and browsers log every one. */
const REFUSED = /status of 4\d\d/;

async function visit(
  server: RunningServer,
  { path, width = DESK }: { readonly path: string; readonly width?: Width },
  journey: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: width.width, height: width.height },
    hasTouch: width.touch,
    isMobile: width.touch,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED.test(message.text())) errors.push(message.text());
  });
  try {
    await page.goto(server.addresses.tbc + path);
    await journey(page);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
  }
}

const place = (page: Page) => new URL(page.url()).pathname;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const alert = (page: Page) => page.getByRole('alert');

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign In').click();
}

async function signOut(page: Page, wide: boolean): Promise<void> {
  if (wide) {
    await page.getByRole('button', { name: /^Logged in as/ }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
  } else {
    await button(page, 'Menu').click();
    await button(page, 'Sign Out').click();
  }
  await page.getByRole('link', { name: 'Get Started' }).waitFor();
  expect(place(page)).toBe('/');
}

/** Registers with the mailed code, signs out, forgets the password and sets another. */
async function beginAndForget(server: RunningServer, page: Page, width: Width): Promise<void> {
  const username = `Thorn${width.name}`;
  const email = `Thorn.${width.name}@Example.org`;
  await field(page, 'Username').fill(username);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill('first password');
  await field(page, 'Confirm Password').fill('first password');
  await field(page, 'I am not a robot').check();
  await page.getByText('Checked').waitFor();
  await button(page, 'Create Account').click();
  await page.getByRole('heading', { name: 'Verification' }).waitFor();
  const code = await codeFor(server.outbox, email.toLowerCase(), 'Confirm');
  await field(page, 'Verification Code').fill(code);
  await button(page, 'Validate').click();
  await page.waitForURL(/\/characters$/);
  await signOut(page, width.width > 1000);

  await page.goto(`${server.addresses.tbc}/forgot-password`);
  await field(page, 'Username').fill(username.toUpperCase());
  await button(page, 'Send Code').click();
  const reset = await codeFor(server.outbox, email.toLowerCase(), 'Reset');
  await field(page, 'Verification Code').fill(reset);
  await field(page, 'New Password').fill('second password');
  await field(page, 'Confirm Password').fill('second password');
  await button(page, 'Change Password').click();
  await page.getByRole('heading', { name: `Welcome Back, thorn${width.name}` }).waitFor();
  expect(place(page)).toBe('/');
}

test.each(['sqlite', 'postgres'] as const)(
  'A1, A2: on %s one registers with the mailed code, forgets the password and sets another, at every width',
  async (kind) => {
    const server = servers[kind];
    await Promise.all(
      tried(WIDTHS, 1).map((width) =>
        visit(server, { path: '/register', width }, (page) => beginAndForget(server, page, width)),
      ),
    );
  },
);

test('A1, N1: what is wrong is told to the letter; an unconfirmed user goes on with the code', () =>
  visit(servers.sqlite, { path: '/login' }, async (page) => {
    const { outbox, addresses } = servers.sqlite;
    await signIn(page, 'nobody', 'no password');
    await alert(page).getByText('Incorrect username or password', { exact: true }).waitFor();
    await button(page, 'Sign In').click();
    await alert(page).waitFor();
    expect(place(page)).toBe('/login');

    await page.getByRole('link', { name: 'Create an account' }).click();
    // The door one came from has a username too.
    await field(page, 'Email').fill('sigrun@example.org');
    await field(page, 'Username').fill('sigrun');
    await field(page, 'Password').fill('a password');
    await field(page, 'Confirm Password').fill('a password');
    await field(page, 'I am not a robot').check();
    await page.getByText('Checked').waitFor();
    await button(page, 'Create Account').click();
    await page.getByRole('heading', { name: 'Verification' }).waitFor();
    await page.goto(`${addresses.tbc}/login`);
    await field(page, 'Remember Me').check();
    await signIn(page, 'Sigrun', 'a password');
    await page.getByRole('heading', { name: 'Verification' }).waitFor();
    await field(page, 'Verification Code').fill('000000');
    await button(page, 'Validate').click();
    await alert(page).getByText('The verification code is wrong or has expired').waitFor();
    const code = await codeFor(outbox, 'sigrun@example.org', 'Confirm');
    await field(page, 'Verification Code').fill(code);
    await button(page, 'Validate').click();
    await page.waitForURL(/\/characters$/);
    await page.goto(`${addresses.tbc}/login`);
    await page.waitForURL(/\/characters$/);
    await signOut(page, true);
    await page.goto(`${addresses.tbc}/login`);
    expect(await field(page, 'Username').inputValue()).toBe('sigrun');
  }));

test('P6, A6: settings are for those who are there: the password, the data, the way out', async () => {
  const { addresses, outbox } = servers.sqlite;
  await visit(servers.sqlite, { path: '/change-password' }, async (page) => {
    await page.getByRole('link', { name: 'Get Started' }).waitFor();
    expect(place(page)).toBe('/');
  });
  const { username, password } = await register(addresses.tbc, outbox, 'brynhild');
  await visit(servers.sqlite, { path: '/login' }, async (page) => {
    await signIn(page, username, password);
    await page.waitForURL(/\/characters$/);
    await page.goto(`${addresses.tbc}/terms`);
    await page.getByRole('button', { name: `Logged in as ${username}` }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await field(page, 'Old Password').fill(password);
    await field(page, 'New Password').fill('short');
    await field(page, 'Confirm Password').fill('short');
    await button(page, 'Change Password').click();
    await alert(page).getByText('Password must be at least 8 characters').waitFor();
    await field(page, 'New Password').fill('another password');
    await field(page, 'Confirm Password').fill('another password');
    await button(page, 'Change Password').click();
    await page.getByText('Password successfully changed').waitFor();
    await page.getByText('Password successfully changed').waitFor({ state: 'detached' });

    const download = page.waitForEvent('download');
    await button(page, 'Export My Data').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('gearwright-brynhild.json');
    const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as { account: object };
    expect(data.account).toMatchObject({ username, email: 'brynhild@example.org' });

    await button(page, 'Back').click();
    await page.getByRole('heading', { name: 'Terms of use' }).waitFor();
    await page.goBack();
    await page.goto(`${addresses.tbc}/change-password`);
    await button(page, 'Delete Account').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Password').fill('another password');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByText('Your account was deleted.').waitFor();
    await page.getByRole('link', { name: 'Get Started' }).waitFor();
    await page.goto(`${addresses.tbc}/login`);
    await signIn(page, username, 'another password');
    await alert(page).getByText('Incorrect username or password', { exact: true }).waitFor();
  });
});

test('A1, D18: who signs in, in one tab, is there in the other, and both show what either saved', async () => {
  const { addresses, outbox } = servers.sqlite;
  const { username, password } = await register(addresses.tbc, outbox, 'gudrun');
  await visit(servers.sqlite, { path: `/set/${'a'.repeat(22)}` }, async (page) => {
    // It has spoken to the server as a guest by then.
    await page.getByText('Whoops. This set could not be found.').waitFor();
    await page.getByRole('link', { name: 'Characters', exact: true }).first().click();
    await page.getByText('You have no characters yet').waitFor();
    const other = await page.context().newPage();
    await other.goto(`${addresses.tbc}/login`);
    await signIn(other, username, password);
    await other.waitForURL(/\/characters$/);
    await page.getByRole('button', { name: `Logged in as ${username}` }).waitFor();

    await page.getByRole('link', { name: 'Create Character' }).last().click();
    await page.getByRole('radio', { name: 'Troll', exact: true }).check({ force: true });
    await button(page, 'Customize').click();
    await field(page, 'Name').fill('Hervor');
    await page.reload();
    await field(page, 'Name').waitFor();
    expect(await field(page, 'Name').inputValue()).toBe('Hervor');
    await button(page, 'Create Character').click();
    await page.waitForURL(/\/character\/\w+$/);
    await other.getByText('Hervor').first().waitFor();
  });
});

test('N2: signing in and asking for a name work by keyboard alone', () =>
  visit(servers.sqlite, { path: '/forgot-username' }, async (page) => {
    await field(page, 'Email').focus();
    await page.keyboard.press('Enter');
    await alert(page).getByText('Email is required').waitFor();
    await page.keyboard.type('Nobody@Example.org');
    await page.keyboard.press('Enter');
    const sent =
      'An email has been sent to the given address with existing username information, if any exists.';
    await page.getByText(sent, { exact: true }).waitFor();
    await page.goto(`${servers.sqlite.addresses.tbc}/login`);
    await field(page, 'Username').focus();
    const reached: (string | null)[] = [];
    for (let stop = 0; stop < 4; stop++) {
      await page.keyboard.press('Tab');
      reached.push(
        await page.evaluate(() => {
          const at = document.activeElement;
          return at instanceof HTMLInputElement
            ? (at.labels?.[0]?.textContent ?? null)
            : (at?.textContent ?? null);
        }),
      );
    }
    expect(reached).toEqual(['Password', 'Remember Me', 'Forgot Password', 'Sign In']);
    await page.keyboard.press('Enter');
    await alert(page).getByText('Password is required').waitFor();
  }));
