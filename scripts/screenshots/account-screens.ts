import type { Page } from 'playwright-core';
import { register } from '../../e2e/account.ts';
import type { RunningServer } from '../browser/run-server.ts';
import type { Screen } from './screens.ts';

const site = 'tbc' as const;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const seen = async (page: Page, words: string) => page.getByText(words).first().waitFor();

let accounts = 0;

async function signIn(page: Page, { outbox }: RunningServer): Promise<string> {
  const { origin } = new URL(page.url());
  const { username, password } = await register(origin, outbox, `thornwick${accounts++}`);
  await page.goto(`${origin}/login`);
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign In').click();
  await page.waitForURL(/\/characters$/);
  return origin;
}

async function settings(page: Page, server: RunningServer): Promise<void> {
  await page.goto(`${await signIn(page, server)}/change-password`);
  await seen(page, 'Take it with you');
}

async function registering(page: Page): Promise<void> {
  const name = `picture${accounts++}.${Date.now()}`;
  await field(page, 'Username').fill(name);
  await field(page, 'Email').fill(`${name}@example.org`);
  await field(page, 'Password').fill('correct horse');
  await field(page, 'Confirm Password').fill('correct horse');
  await field(page, 'I am not a robot').check();
  await seen(page, 'Checked');
}

/** What the operator would say, without a server of its own. */
async function operatorSays(page: Page, words: object): Promise<void> {
  await page.route('**/site-config.json', (route) =>
    route.fulfill({ json: { sites: {}, chat: null, patrons: null, closing: null, ...words } }),
  );
  await page.reload();
}

/** The account's pages in every state, and what a site tells its visitors. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  {
    ...{ name: 'sign-in', site, path: '/login' },
    prepare: (page) => seen(page, 'Remember Me'),
  },
  {
    ...{ name: 'sign-in-problems', site, path: '/login' },
    prepare: async (page) => {
      // The button says that it is disabled, and answers all the same.
      await button(page, 'Sign In').click({ force: true });
      await seen(page, 'Password is required');
    },
  },
  {
    ...{ name: 'sign-in-refused', site, path: '/login' },
    prepare: async (page) => {
      await field(page, 'Username').fill('thornwick');
      await field(page, 'Password').fill('not the password');
      await button(page, 'Sign In').click();
      await seen(page, 'Incorrect username or password');
    },
  },
  {
    ...{ name: 'register', site, path: '/register' },
    prepare: registering,
  },
  {
    ...{ name: 'register-code', site, path: '/register' },
    prepare: async (page) => {
      await registering(page);
      await button(page, 'Create Account').click();
      await button(page, 'Resend Code').click();
      await seen(page, 'The code was sent');
    },
  },
  {
    ...{ name: 'forgot-password', site, path: '/forgot-password' },
    prepare: (page) => seen(page, 'Send Code'),
  },
  {
    ...{ name: 'new-password', site, path: '/forgot-password' },
    prepare: async (page) => {
      await field(page, 'Username').fill('thornwick');
      await button(page, 'Send Code').click();
      await seen(page, 'Confirm Password');
    },
  },
  {
    ...{ name: 'forgot-username', site, path: '/forgot-username' },
    prepare: async (page) => {
      await field(page, 'Email').fill('thornwick@example.org');
      await button(page, 'Send Username').click();
      await seen(page, 'An email has been sent');
    },
  },
  {
    ...{ name: 'settings', site, path: '/' },
    prepare: (page, _touch, server) => settings(page, server),
  },
  {
    ...{ name: 'delete-account', site, path: '/' },
    prepare: async (page, _touch, server) => {
      await settings(page, server);
      await button(page, 'Delete Account').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...{ name: 'welcome-back', site, path: '/' },
    prepare: async (page, _touch, server) => {
      await page.goto(await signIn(page, server));
      await seen(page, 'Welcome Back');
    },
  },
  {
    ...{ name: 'domain-notice', site, path: '/' },
    prepare: async (page) => {
      await operatorSays(page, { closing: { on: '2025-09-01', to: 'https://example.org' } });
      await seen(page, 'This domain stops being accessible');
    },
  },
  {
    ...{ name: 'ad-free', site, path: '/terms' },
    prepare: async (page) => {
      await operatorSays(page, { patrons: 'https://example.org' });
      await button(page, 'Remove Ads').first().click();
      await page.getByRole('dialog', { name: 'Browse Ad Free' }).waitFor();
    },
  },
];
