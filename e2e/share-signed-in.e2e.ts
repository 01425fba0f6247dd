import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../scripts/browser/launch.ts';
import { runServer, type RunningServer } from '../scripts/browser/run-server.ts';
import { register, type Account } from './account.ts';
import { seedRoster } from './seed-roster.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), runServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const SEED = {
  edition: 'tbc',
  character: { name: 'Vaelreth', race: 'bloodelf', gameClass: 'paladin' },
  sets: [{ name: 'Hyjal Bulwark', spec: 'protection', example: 'P1' }],
} as const;

async function signIn(page: Page, origin: string, account: Account): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Username', { exact: true }).fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/\/characters$/);
}

async function act(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('X3, D12: an account’s link shows the set as it is now, and goes with it', async () => {
  const origin = server.addresses.tbc;
  const account = await register(origin, server.outbox, 'sharer');
  const mine = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await seedRoster(mine, origin, SEED);
  await mine.evaluate(() => localStorage.setItem('cookie-notice', 'accepted'));
  await signIn(mine, origin, account);
  await mine.getByRole('button', { name: /^Yes/ }).click();
  await mine.getByRole('link', { name: 'Hyjal Bulwark' }).first().click();
  await mine.getByRole('button', { name: 'Head: ' }).waitFor();
  await act(mine, 'Share');
  const dialog = mine.getByRole('dialog', { name: 'Share Set' });
  await dialog.getByText('sees the set as it is at that moment').waitFor();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await mine.keyboard.press('Escape');

  const stranger = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const head = () => stranger.getByRole('button', { name: 'Head: ' });
  await stranger.goto(link);
  await head().waitFor();
  expect(await head().getAttribute('data-item')).not.toBeNull();

  await mine.getByRole('button', { name: 'Head: ' }).click();
  await mine.getByRole('button', { name: 'Unequip' }).click();
  await mine.getByText('Saved').first().waitFor();
  await stranger.reload();
  await head().waitFor();
  expect(await head().getAttribute('data-item')).toBeNull();

  await mine.keyboard.press('Escape');
  await act(mine, 'Delete Set');
  await mine
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await mine.waitForURL(/\/character\/[\w-]+$/);
  await stranger.reload();
  await stranger.getByText('Whoops. This set could not be found.').waitFor();
});
