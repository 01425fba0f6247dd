import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { PHONE, withBrowser } from './visit.ts';

const visit = withBrowser();

const search = (page: Page) => page.getByRole('searchbox', { name: 'Item name' });
const row = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
const tooltip = (page: Page) => page.getByRole('tooltip');

test('I2: tbc finds the Warglaive of Azzinoth and tells it as the game does', () =>
  visit({ site: 'tbc', path: '/items' }, async (page) => {
    await search(page).fill('warglaive');
    await row(page, 'Warglaive of Azzinoth').hover();
    await tooltip(page).getByText('Illidan Stormrage').first().waitFor();
    const text = await tooltip(page).innerText();
    expect(text.split('\n').filter(Boolean)).toEqual(
      expect.arrayContaining([
        'Item Level 156',
        'Binds when picked up',
        'Unique',
        'Sword',
        '214 - 398 Damage',
        'Speed 2.80',
        '(109.3 damage per second)',
        '+22 Agility',
        '+29 Stamina',
        'Classes: Warrior, Rogue',
        'Requires Level 70',
        'Equip: Increases attack power by 44.',
        'Equip: Improves hit rating by 21.',
      ]),
    );
    expect(text).toContain('Illidan Stormrage, Black Temple');
  }));

test('I2: wrath finds Shadowmourne with its sockets and its proc', () =>
  visit({ site: 'wrath', path: '/items' }, async (page) => {
    await search(page).fill('shadowmourne');
    await row(page, 'Shadowmourne').hover();
    await tooltip(page).getByText('Soul Fragment').first().waitFor();
    const text = await tooltip(page).innerText();
    for (const line of [
      'Two-Hand',
      '954 - 1592 Damage',
      '+223 Strength',
      '+198 Stamina',
      'Red Socket',
      'Socket Bonus: +8 Strength',
      'Equip: Improves critical strike rating by 114.',
      'Soul Fragment',
    ]) {
      expect(text).toContain(line);
    }
    expect(await page.getByText('Red Socket').count()).toBe(3);
  }));

test('I2: the era finds Thunderfury through a typo', () =>
  visit({ site: 'classic', path: '/era/items' }, async (page) => {
    await search(page).fill('thunderfurry blade');
    const name = 'Thunderfury, Blessed Blade of the Windseeker';
    await row(page, name).hover();
    await tooltip(page).getByText('Chance on hit:').first().waitFor();
    const text = await tooltip(page).innerText();
    expect(text).toContain('+5 Agility');
    expect(text).toContain('+8 Stamina');
    expect(text).toContain('Chance on hit:');
    const color = await row(page, name).evaluate((node) => getComputedStyle(node).color);
    expect(color).toBe('rgb(255, 154, 61)');
  }));

test('P1: an item of the Season of Discovery is in sod and not in era', () =>
  visit({ site: 'classic', path: '/sod/items' }, async (page) => {
    const name = 'Void-Touched Leather Gauntlets';
    await search(page).fill(name);
    await row(page, name).hover();
    expect(await tooltip(page).innerText()).toContain('+7 Intellect');
    await page.waitForURL(/q=Void/);
    await page.getByRole('link', { name: 'Era', exact: true }).click();
    await page.waitForURL(/\/era\/items\?q=Void/);
    expect(await search(page).inputValue()).toBe(name);
    await page.getByRole('heading', { name: 'The Classic armoury' }).waitFor();
    await page.locator('tbody tr, :text("No Items Found")').first().waitFor();
    expect(await row(page, name).count()).toBe(0);
  }));

test('P4: the bare address of the classic site leads to the era, a slash at the end goes', () =>
  visit({ site: 'classic', path: '/items?q=axe' }, async (page) => {
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/era/items?q=axe');
    await page.goto(new URL('/sod/', page.url()).href);
    expect(new URL(page.url()).pathname).toBe('/sod');
  }));

test('P9: the keyboard alone finds an item, walks the list and comes back', () =>
  visit({ site: 'tbc', path: '/items' }, async (page) => {
    await page.locator('tbody tr').first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('crystalforge');
    await page.waitForURL(/q=crystalforge/);
    await page.locator('tbody tr:first-child a', { hasText: 'Crystalforge' }).first().waitFor();
    const names = await page.locator('tbody th a').allInnerTexts();
    expect(names.length).toBeGreaterThan(5);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const told = () => tooltip(page).innerText();
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(names[0]);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(names[1]);
    expect(await told()).toContain(names[1]);
    await page.keyboard.press('End');
    await expect.poll(focused).not.toBe(names[1]);
    expect(await told()).toContain(await focused());
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  }));

test('P7: on a phone a tap opens the sheet, arrows turn it around the list, Back closes it', () =>
  visit({ site: 'wrath', path: "/items?q=quel'delar", width: PHONE }, async (page) => {
    await row(page, "Quel'Delar, Cunning of the Shadows").tap();
    const sheet = page.getByRole('dialog');
    const name = () => sheet.getByRole('heading').innerText();
    const names = await page.locator('tbody th a').allInnerTexts();
    await expect.poll(name).toBe(names[0]);
    await sheet.getByRole('button', { name: 'Previous item' }).tap();
    await expect.poll(name).toBe(names.at(-1));
    await sheet.getByRole('button', { name: 'Next item' }).tap();
    await expect.poll(name).toBe(names[0]);
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    expect(page.url()).toContain('delar');
  }));

test('a search that finds nothing says so and offers the way back', () =>
  visit({ site: 'wrath', path: '/items' }, async (page) => {
    await search(page).fill('qqqqzzzzxxxx');
    await page.getByText('No Items Found').waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.locator('tbody tr').first().waitFor();
    expect(await search(page).inputValue()).toBe('');
  }));

test('D10: every site shows the date of its data', async () => {
  for (const [site, path] of [
    ['classic', '/era'],
    ['classic', '/sod'],
    ['tbc', '/'],
    ['wrath', '/'],
  ] as const) {
    await visit({ site, path }, async (page) => {
      await page.getByText(/Data of \d+ \w+ 20\d\d/).waitFor();
    });
  }
});
