import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { WIDTHS } from '../scripts/browser/widths.ts';
import { seriousFindings } from './axe.ts';
import { seedRoster } from './seed-roster.ts';
import { PHONE, withBrowser } from './visit.ts';

const visit = withBrowser();
const TABLET = WIDTHS[1];

const talent = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, rank`) });
/** Without the name, which stands below the icon where there is room. */
const rank = async (page: Page, name: string) =>
  (await talent(page, name).innerText()).replace(name, '').trim();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const told = (page: Page) => page.getByRole('tooltip').innerText();
const counts = async (page: Page) => {
  const values = page.locator('p:has-text("points left"), p:has-text("required level")');
  return (await values.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
};

test('K1: by mouse a build grows, is refused what its rules forbid, and stands in the address', () =>
  visit({ site: 'tbc', path: '/talents' }, async (page) => {
    await page.getByRole('link', { name: 'Paladin' }).click();
    await talent(page, 'Redoubt').waitFor();
    expect(await counts(page)).toEqual(['61 points left', '9 required level']);
    await talent(page, 'Shield Specialization').hover();
    expect(await told(page)).toContain('Requires 10 points in Protection Talents');
    expect(await told(page)).toContain('Requires 5 points in Redoubt');
    for (let point = 0; point < 6; point++) await talent(page, 'Redoubt').click();
    for (let point = 0; point < 5; point++) await talent(page, 'Improved Devotion Aura').click();
    expect(await counts(page)).toEqual(['51 points left', '19 required level']);
    await talent(page, 'Shield Specialization').click();
    await talent(page, 'Redoubt').click({ button: 'right' });
    expect(await rank(page, 'Redoubt')).toBe('5/5');
    await talent(page, 'Shield Specialization').hover();
    const words = await told(page);
    expect(await seriousFindings(page)).toEqual([]);
    expect(words).toMatch(/^Shield Specialization\s+Rank 1\/3/);
    expect(words).toContain('Increases the amount of damage absorbed by your shield by 10%.');
    expect(words).toMatch(
      /Next rank\s+Increases the amount of damage absorbed by your shield by 20%/,
    );
    await talent(page, 'Shield Specialization').click({ button: 'right' });
    expect(await rank(page, 'Shield Specialization')).toBe('0/3');
    await page.waitForURL(/\/talents\/paladin\/1BA$/);
    await page.reload();
    await talent(page, 'Redoubt').waitFor();
    expect([await rank(page, 'Redoubt'), await page.title()]).toEqual([
      '5/5',
      'Paladin talents · Gearwright',
    ]);
    // The clicks replaced the address: one step back is the choice of a class.
    await page.goBack();
    await page.getByText('Choose a class to plan its talents').waitFor();
  }));

test('K1: an ability tells its cost, range, cast and cooldown', () =>
  visit({ site: 'classic', path: '/era/talents/warrior' }, async (page) => {
    await talent(page, 'Mortal Strike').hover();
    const lines = (await told(page)).split('\n').filter(Boolean);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Requires 30 points in Arms Talents',
        '30 Rage',
        'Melee Range',
        'Instant cast',
        '6 sec cooldown',
        'Requires Melee Weapon',
      ]),
    );
  }));

test('K1, P9: the keyboard alone plans a build and shows its order', () =>
  visit({ site: 'classic', path: '/era/talents/mage', width: TABLET }, async (page) => {
    await talent(page, 'Arcane Subtlety').focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Improved Arcane Missiles, rank 0 of 5');
    for (let point = 0; point < 5; point++) await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Arcane Concentration, rank 0 of 5');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('Backspace');
    expect(await focused()).toBe('Arcane Concentration, rank 1 of 5');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('o');
    await page.getByText('10 - 14').waitFor();
    await page.getByText('15 - 19').waitFor();
    await page.waitForURL(/\/era\/talents\/mage\/0C[a-z]\?o=1$/);
  }));

test('K1, P7: on a phone a tap raises, a long touch lowers, and the sheet does both', () =>
  visit({ site: 'tbc', path: '/talents/paladin', width: PHONE }, async (page) => {
    await page.getByRole('tab', { name: /Protection/ }).tap();
    await talent(page, 'Redoubt').tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Rank 1/5').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await button(page, 'Increase').tap();
    await sheet.getByText('Rank 2/5').waitFor();
    await button(page, 'Decrease').tap();
    await button(page, 'Decrease').tap();
    await sheet.getByText('Rank 0/5').waitFor();
    expect(await button(page, 'Decrease').isDisabled()).toBe(true);
    await button(page, 'Increase').tap();
    await button(page, 'Next talent').tap();
    await sheet.getByRole('heading', { name: 'Precision' }).waitFor();
    expect(await button(page, 'Increase').isDisabled()).toBe(true);
    await sheet.getByText('Requires 5 points in Protection Talents').waitFor();
    for (let turn = 0; turn < 3; turn++) await button(page, 'Previous talent').tap();
    // Around the tree: the last talent comes before the first.
    await sheet.getByRole('heading', { name: "Avenger's Shield" }).waitFor();
    await swipeLeft(page);
    await sheet.getByRole('heading', { name: 'Improved Devotion Aura' }).waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    expect(await rank(page, 'Redoubt')).toBe('1/5');
    await page.waitForURL(/\/talents\/paladin\/1b$/);
    await longTouch(page, 'Redoubt');
    await sheet.getByText('Rank 0/5').waitFor();
    await button(page, 'Close').tap();
    await sheet.waitFor({ state: 'detached' });
    await page.waitForURL(/\/talents\/paladin$/);
  }));

test('K2, K3: a link brings its glyphs and order; glyphs move; Share, Reset', () =>
  visit({ site: 'wrath', path: '/talents/druid/5-5?o&g=0ab1a' }, async (page) => {
    await page.getByText('15 - 19').waitFor();
    expect(await counts(page)).toEqual(['61 points left', '19 required level']);
    const major = page.getByRole('region', { name: 'Major Glyphs' }).getByRole('button');
    // Place and name: what it says comes later.
    const told = async (place: number) =>
      (await major.nth(place).innerText()).split('\n').slice(0, 2).join('\n');
    await expect.poll(() => told(0)).toContain('Glyph of ');
    const [first, second] = [await told(0), await told(1)];
    await major.nth(2).click();
    const picker = page.getByRole('dialog', { name: 'Major Glyphs' });
    const name = first.split('\n').slice(1, 2).join('');
    await picker.getByRole('searchbox').fill(name.replace('Glyph of ', ''));
    await picker.getByRole('button', { name: new RegExp(name) }).click();
    await picker.waitFor({ state: 'detached' });
    await expect.poll(() => major.nth(0).innerText()).toContain('Choose a major glyph');
    await expect
      .poll(async () => [await told(1), await told(2)])
      .toEqual([second, first.replace('Major 1', 'Major 3')]);
    await button(page, 'Share').click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    expect(link.replace(new URL(link).origin, '')).toBe('/talents/druid/0A1A?o=1&g=0ba1a');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Copy Link').click();
    await button(page, 'Copied!').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await button(page, 'Close').click();
    await button(page, 'Reset').click();
    await expect.poll(() => counts(page)).toEqual(['71 points left', '9 required level']);
    await button(page, 'Undo').click();
    await expect.poll(() => counts(page)).toEqual(['61 points left', '19 required level']);
    await page.waitForURL(/\/talents\/druid\/0A1A\?o=1&g=0ba1a$/);
  }));

test('K2, K3: runes of the season, and a build pasted from another calculator', () =>
  visit({ site: 'classic', path: '/sod/talents/rogue' }, async (page) => {
    const panel = page.getByRole('region', { name: 'Runes' }).getByRole('button');
    await panel.first().waitFor();
    const labels = (await panel.allInnerTexts()).map((text) => text.split('\n')[0]);
    expect(labels).toEqual(['Head', 'Chest', 'Wrist', 'Hand', 'Waist', 'Leg', 'Foot']);
    await panel.nth(3).click();
    const picker = page.getByRole('dialog');
    await picker.getByRole('searchbox').fill('mutilate');
    await picker.getByRole('button', { name: /^Mutilate/ }).click();
    await page.waitForURL(/\?r=n[0-9a-z]$/);
    await button(page, 'Paste').click();
    await page.getByLabel('Link or digits').fill('https://calc.example/talent-calc/rogue/3-3');
    await button(page, 'Load').click();
    await page.waitForURL(/\/sod\/talents\/rogue\/0A1A\?r=n[0-9a-z]$/);
    expect(await counts(page)).toEqual(['45 points left', '15 required level']);
  }));

test('K3: Copy to Set takes the build to a set of the class, whose tab goes on from there', () =>
  visit({ site: 'tbc', path: '/talents/paladin/1BA' }, async (page) => {
    const { characterId, setIds } = await seedRoster(page, inject('addresses').tbc, {
      edition: 'tbc',
      character: { name: 'Thornwick', race: 'human', gameClass: 'paladin', level: 30 },
      sets: [
        { name: 'Raid', spec: 'protection', example: null },
        { name: 'Spare', spec: 'holy', example: null },
      ],
    });
    await page.goto(`${inject('addresses').tbc}/talents/priest/0A`);
    await button(page, 'Copy to Set').click();
    await page.getByText('None available').first().waitFor();
    await page.goto(`${inject('addresses').tbc}/talents/paladin/1BA`);
    await button(page, 'Copy to Set').click();
    await page.getByText('Thornwick, level 30').waitFor();
    await page.getByRole('combobox', { name: 'Set' }).click();
    await page.getByRole('option', { name: 'Spare' }).click();
    await button(page, 'Copy').click();
    await page.waitForURL(`**/character/${characterId}/set/${setIds[1]}/talents`);
    await page.getByRole('heading', { name: 'Thornwick' }).waitFor();
    expect(await rank(page, 'Redoubt')).toBe('5/5');
    // Level 30 has 21 points.
    expect(await counts(page)).toEqual(['11 points left', '19 required level']);
    await talent(page, 'Toughness').click();
    await page.getByText('Saved').first().waitFor();
    await page.reload();
    await talent(page, 'Toughness').waitFor();
    expect(await rank(page, 'Toughness')).toBe('1/5');
  }));

test('N1: without its data the calculator says so', () =>
  visit({ site: 'tbc', path: '/privacy' }, async (page) => {
    await page.route('**/data/tbc/core.*', (route) => route.fulfill({ status: 200, body: 'x' }));
    await page.evaluate(async () => caches.delete('gearwright-packs'));
    await page.goto(`${inject('addresses').tbc}/talents/paladin`);
    await page.getByText('An error occurred loading talent data').waitFor();
  }));

/** A finger across the sheet. */
async function swipeLeft(page: Page): Promise<void> {
  await page.getByRole('dialog').evaluate((sheet) => {
    const touch = (clientX: number) =>
      new Touch({ identifier: 1, target: sheet, clientX, clientY: 700 });
    const fire = (type: string, at: Touch, touches: Touch[]) =>
      sheet.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [at] }));
    const [from, to] = [touch(300), touch(80)];
    fire('touchstart', from, [from]);
    fire('touchend', to, []);
  });
}

/** A finger that rests, as the browser tells it. */
async function longTouch(page: Page, name: string): Promise<void> {
  const box = (await talent(page, name).boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.getByRole('dialog').waitFor();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
