import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { WIDTHS } from '../scripts/browser/widths.ts';
import { seedRoster } from './seed-roster.ts';
import { swipe } from './swipe.ts';
import { PHONE, withBrowser } from './visit.ts';

const visit = withBrowser();

const SEED = {
  edition: 'tbc',
  character: { name: 'Vaelreth', race: 'bloodelf', gameClass: 'paladin' },
  sets: [{ name: 'Hyjal Bulwark', spec: 'protection', example: 'P1' }],
} as const;
const tooltip = (page: Page) => page.getByRole('tooltip');
const slot = (page: Page, name: string) => page.getByRole('button', { name: `${name}: ` });

async function atTheSet(page: Page): Promise<void> {
  const address = inject('addresses').tbc;
  const { characterId, setIds } = await seedRoster(page, address, SEED);
  await page.evaluate(() => localStorage.setItem('cookie-notice', 'accepted'));
  await page.goto(`${address}/character/${characterId}/set/${setIds[0]}`);
  await slot(page, 'Head').waitFor();
}

for (const width of WIDTHS.filter(({ touch }) => !touch)) {
  test(`I2: at ${width.name} px a worn piece tells what was put into it, a candidate what would change; Shift compares`, () =>
    visit({ site: 'tbc', path: '/robots.txt', width }, async (page) => {
      await atTheSet(page);
      await slot(page, 'Head').hover();
      await tooltip(page).getByText('Glyph of the Defender').waitFor();
      expect(await tooltip(page).innerText()).toContain('Socket Bonus');
      await slot(page, 'Head').click();
      const row = page.locator('[data-tip^="item "]').nth(3);
      await row.hover();
      await tooltip(page).getByText('In place of').waitFor();
      await page.keyboard.down('Shift');
      await tooltip(page).getByText('Worn now').waitFor();
      const box = (await tooltip(page).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width.width);
      await page.keyboard.up('Shift');
      await tooltip(page).getByText('Worn now').waitFor({ state: 'detached' });
      await page.mouse.move(5, 5);
      await tooltip(page).waitFor({ state: 'detached' });
    }));
}

test('P7, I2: on a phone the sheet turns by swiping, around the list, and Back closes it', () =>
  visit({ site: 'wrath', path: "/items?q=quel'delar", width: PHONE }, async (page) => {
    await page.locator('tbody th a').first().tap();
    const sheet = page.getByRole('dialog');
    const name = () => sheet.getByRole('heading').innerText();
    await sheet.waitFor();
    const names = await page.locator('tbody th a').allInnerTexts();
    await expect.poll(name).toBe(names[0]);
    await swipe(page, 200);
    await expect.poll(name).toBe(names.at(-1));
    await swipe(page, -200);
    await expect.poll(name).toBe(names[0]);
    await sheet.getByRole('link', { name: 'Look it up on Wowhead' }).waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
  }));

test('I1: what the items are narrowed by stands in the address and survives a reload', () =>
  visit({ site: 'tbc', path: '/items' }, async (page) => {
    await page.getByLabel('Equippable by').click();
    await page.getByRole('option', { name: 'Paladin' }).click();
    await page.getByRole('checkbox', { name: 'Epic' }).check();
    await page.getByRole('checkbox', { name: 'Raid' }).check();
    await page.getByRole('checkbox', { name: 'Black Temple' }).check();
    await page.getByRole('button', { name: /^Phase 3/ }).click();
    await page.getByRole('combobox', { name: 'Slot: Every slot' }).click();
    await page.getByRole('option', { name: 'Head', exact: true }).click();
    await page.getByRole('button', { name: 'Plate', exact: true }).click();
    await page.waitForURL(/type=armor3/);
    const names = () => page.locator('tbody th a').allInnerTexts();
    const found = await names();
    expect(found.length).toBeGreaterThan(0);
    await page.reload();
    await page.locator('tbody tr').first().waitFor();
    expect(await names()).toEqual(found);
    expect(await page.getByRole('checkbox', { name: 'Black Temple' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Phase 3, take away' }).click();
    await page.waitForURL((url) => !url.searchParams.has('phases'));
    expect((await names()).length).toBeGreaterThanOrEqual(found.length);
  }));
