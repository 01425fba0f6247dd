import { expect, inject, test } from 'vitest';
import { seriousFindings } from './axe.ts';
import { chromiumPage } from './chromium-page.ts';
import { DESK, PHONE, withBrowser } from './visit.ts';

const visit = withBrowser();

test('a page changes its language without losing what was typed, and keeps it', () =>
  visit({ site: 'tbc', path: '/characters/new?step=customize', width: DESK }, async (page) => {
    await page.getByLabel('Name', { exact: true }).fill('Velra');
    await page.getByLabel('Language').first().selectOption('de');
    await page.getByRole('button', { name: 'Charakter erstellen' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Velra');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(await seriousFindings(page)).toEqual([]);
    // Names come with the language: nobody has to know the English ones.
    await page.goto(new URL('/items?q=kriegsgleve', page.url()).href);
    await page.getByText('Kriegsgleve von Azzinoth').first().waitFor();
  }));

test('an address names the language', () =>
  visit({ site: 'wrath', path: '/cookies?lang=ru', width: PHONE }, async (page) => {
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ru');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  }));

test('a catalogue that cannot be had is said, and trying again works', () =>
  chromiumPage(async (page) => {
    await page.route('**/assets/ru-*.js', (route) => route.abort());
    await page.goto(`${inject('addresses').wrath}/cookies`);
    await page.getByLabel('Language').first().selectOption('ru');
    await page.getByText('The texts in Русский could not be loaded.').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.unroute('**/assets/ru-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Язык').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    expect(await page.getByText('The texts in').count()).toBe(0);
  }));
