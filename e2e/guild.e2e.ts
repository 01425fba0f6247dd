import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { seriousFindings } from './axe.ts';
import { seedRoster } from './seed-roster.ts';
import { DESK, PHONE, withBrowser } from './visit.ts';

const visit = withBrowser();

const SEED = {
  edition: 'tbc',
  character: { name: 'Vaelreth', race: 'bloodelf', gameClass: 'paladin' },
  sets: [{ name: 'Hyjal Bulwark', spec: 'protection', example: 'P1' }],
} as const;

interface Links {
  readonly shared: string;
  readonly carried: string;
}

async function linksOf(page: Page, path: string): Promise<Links> {
  await page.goto(path);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Set' });
  const shared = dialog.getByLabel('Link', { exact: true });
  const carried = dialog.getByLabel('Link that needs no server');
  await Promise.all([shared.waitFor(), carried.waitFor()]);
  return { shared: await shared.inputValue(), carried: await carried.inputValue() };
}

test('X3, Q4: pasted links become a roster with its loot sheet, shared by one link and taken along as a table', async () => {
  let link = '';
  await visit({ site: 'tbc', path: '/robots.txt', width: DESK }, async (page) => {
    const address = inject('addresses').tbc;
    const { characterId, setIds } = await seedRoster(page, address, SEED);
    await page.evaluate(() => localStorage.setItem('cookie-notice', 'accepted'));
    const links = await linksOf(page, `${address}/character/${characterId}/set/${setIds[0]}`);
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Guild' })
      .click();
    await page.getByText('Nobody is in the roster yet').waitFor();
    const field = page.getByLabel('Links of sets');
    await field.fill(`${links.shared}\n${links.carried}\nno link at all\n/set/nowhere`);
    await page.getByRole('button', { name: 'Add to the roster' }).click();
    const refused = page.getByRole('alert', { name: 'Not added' });
    await refused.getByText('Nothing is shared under this link').waitFor();
    await refused.getByText('There is no link of a set in this line.').waitFor();
    expect(await field.inputValue()).toBe('/set/nowhere\nno link at all');
    const members = page.getByRole('region', { name: 'Members' });
    // Once by its public id, once whole.
    const bulwark = members.getByText(/Protection Paladin · Hyjal Bulwark/);
    await expect.poll(() => bulwark.count(), { timeout: 30_000 }).toBe(2);
    // Both were looked through.
    await expect.poll(() => members.getByText('up to').count(), { timeout: 60_000 }).toBe(2);
    const loot = page.getByRole('region', { name: 'Loot' });
    await loot
      .getByText(/^\d+\.\d %$/)
      .first()
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await loot.getByRole('button', { name: 'Export as CSV' }).click();
    const table = readFileSync(await (await download).path(), 'utf8');
    expect(table.split('\r\n')[0]).toContain('Place,Boss,Item');
    expect(table).toContain('Hyjal Bulwark');
    link = page.url();
  });
  await visit(
    { site: 'tbc', path: new URL(link).pathname + new URL(link).hash, width: PHONE },
    async (page) => {
      const members = page.getByRole('region', { name: 'Members' });
      await expect.poll(() => members.getByText('up to').count(), { timeout: 60_000 }).toBe(2);
      await page.getByRole('tab', { name: 'By member' }).click();
      await page.getByRole('region', { name: 'Vaelreth' }).first().waitFor();
      expect(await seriousFindings(page)).toEqual([]);
    },
  );
}, 180_000);

test('X3: a roster’s link that lost a letter says so', () =>
  visit({ site: 'tbc', path: '/guild#1eJyLVipJSlbSUfL' }, async (page) => {
    await page.getByRole('alert').getByText('This roster cannot be read').waitFor();
    await page.getByRole('link', { name: 'A new roster' }).click();
    await page.getByText('Nobody is in the roster yet').waitFor();
  }));
