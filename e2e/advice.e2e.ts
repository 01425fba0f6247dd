import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { SiteKey } from '@gearwright/game/edition/sites.ts';
import { MAIN_HAND, OFF_HAND, TRINKET_1, type SlotId } from '@gearwright/game/slot/slots.ts';
import { seriousFindings } from './axe.ts';
import { seedRoster, type Seeded } from './seed-roster.ts';
import { DESK, PHONE, withBrowser, type Width } from './visit.ts';

const visit = withBrowser();

interface Story {
  readonly site: SiteKey;
  readonly edition: EditionKey;
  /** What comes before every path of the season. */
  readonly season: string;
  readonly width: Width;
  readonly seed: Pick<Parameters<typeof seedRoster>[2], 'character' | 'sets'>;
}

/** Somebody's set, opened. */
function story(
  { site, edition, season, width, seed }: Story,
  journey: (page: Page, game: Seeded['game']) => Promise<void>,
): Promise<void> {
  return visit({ site, path: '/robots.txt', width }, async (page) => {
    const address: string = inject('addresses')[site];
    const { characterId, setIds, game } = await seedRoster(page, address, { edition, ...seed });
    await page.evaluate(() => localStorage.setItem('cookie-notice', 'accepted'));
    await page.goto(`${address}${season}/character/${characterId}/set/${setIds[0]}`);
    await tile(page, MAIN_HAND).waitFor();
    await journey(page, game);
  });
}

const tile = (page: Page, slot: SlotId) => page.locator(`[data-slot="${slot}"]`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'View' }).getByRole('link', { name });
const fitsScreen = async (page: Page, { width }: Width) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

test('a protection paladin starts as the spec does, and sees how far a published set is', () =>
  story(
    {
      ...{ site: 'tbc', edition: 'tbc', season: '', width: DESK },
      seed: {
        character: { name: 'Vaelreth', race: 'bloodelf', gameClass: 'paladin' },
        sets: [{ name: 'Bare', spec: 'protection', example: null }],
      },
    },
    async (page) => {
      await button(page, 'Start as the spec').click();
      const dialog = page.getByRole('dialog', { name: 'Start as Protection' });
      await dialog.getByRole('checkbox', { name: 'Talents' }).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await dialog.getByRole('checkbox', { name: 'Consumables' }).uncheck();
      await dialog.getByRole('button', { name: 'Start' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await link(page, 'Talents').click();
      const left = page.locator('p').filter({ hasText: 'points left' });
      await expect.poll(() => left.innerText()).toMatch(/^0/);
      await page.keyboard.press('Control+z');
      await expect.poll(() => left.innerText()).toMatch(/^61/);
      await link(page, 'Gear').click();

      await button(page, 'Autofill').first().click();
      const style = page.getByRole('combobox', { name: 'Weapon style' });
      await expect.poll(() => style.innerText()).toContain('one hand and shield');
      await button(page, 'Cancel').click();

      await link(page, 'What next?').click();
      await page.getByRole('tab', { name: 'Upgrade path' }).click();
      const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
      await steps.first().waitFor();
      expect(await page.getByText('% of its worth is there').innerText()).toContain('steps to go');
      expect(await seriousFindings(page)).toEqual([]);
      const all = await steps.count();
      await button(page, 'Put on all up to step 3').click();
      await expect.poll(() => steps.count()).toBe(all - 3);
      await page.getByRole('radio', { name: 'By place' }).click();
      await page.getByRole('heading', { level: 3 }).first().waitFor();
    },
  ));

test('a fury warrior takes a two-hander in each hand, and says what a trinket is worth', () =>
  story(
    {
      ...{ site: 'wrath', edition: 'wrath', season: '', width: DESK },
      seed: {
        character: { name: 'Brannok', race: 'human', gameClass: 'warrior' },
        sets: [{ name: 'Bare', spec: 'fury', example: null }],
      },
    },
    async (page, game) => {
      await button(page, 'Start as the spec').click();
      const dialog = page.getByRole('dialog', { name: 'Start as Fury' });
      await dialog.getByRole('button', { name: 'Start' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await button(page, 'Autofill').first().click();
      const style = page.getByRole('combobox', { name: 'Weapon style' });
      await expect.poll(() => style.innerText()).toContain('two two-handers');
      await page.getByRole('radio', { name: 'The best of each slot' }).click();
      await button(page, 'Find the best gear').click();
      await button(page, 'Apply').click();
      for (const hand of [MAIN_HAND, OFF_HAND] as const) {
        await expect.poll(() => tile(page, hand).getAttribute('data-item')).not.toBeNull();
      }

      await tile(page, TRINKET_1).click();
      const id = await tile(page, TRINKET_1).getAttribute('data-item');
      await page.getByRole('searchbox', { name: /^Search/ }).fill(game.dataset.item(id!)!.name);
      const worn = page.locator('tr[data-at][aria-selected="true"]');
      await worn.waitFor();
      const figure = async () => (await worn.locator('td b').innerText()).trim();
      // The doll and the list say the same.
      expect(await tile(page, TRINKET_1).innerText()).toContain(await figure());
      await button(page, /^Change$/).click();
      await page.getByLabel(/^Effect of /).fill('1000');
      const before = await figure();
      await button(page, /^Set$/).click();
      await expect.poll(figure).not.toBe(before);
      await page.getByText('Effect 1000.0, set by you').first().waitFor();
      await button(page, 'Undo').click();
      await expect.poll(figure).toBe(before);
      expect(await seriousFindings(page)).toEqual([]);
      await button(page, 'Close').click();

      await link(page, 'What next?').click();
      await page.getByRole('tab', { name: 'Loot sheet' }).click();
      await page
        .getByText(/^Take it: \+/)
        .first()
        .waitFor();
    },
  ));

test('a hunter of level 34 sees on a phone what comes next', () =>
  story(
    {
      ...{ site: 'classic', edition: 'classic', season: '/era', width: PHONE },
      seed: {
        character: { name: 'Nix', race: 'orc', gameClass: 'hunter', level: 34 },
        sets: [{ name: 'On the way', spec: 'marksmanship', example: null }],
      },
    },
    async (page) => {
      await link(page, 'What next?').click();
      const upgrades = page.getByRole('list', { name: 'Upgrades by gain' }).getByRole('listitem');
      await upgrades.first().waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await fitsScreen(page, PHONE);
      const first = await upgrades.first().innerText();
      await upgrades
        .first()
        .getByRole('button', { name: /^Equip / })
        .click();
      await expect.poll(() => upgrades.first().innerText()).not.toBe(first);
      await page.getByRole('tab', { name: 'Upgrade path' }).click();
      await button(page, 'Find the best set').or(page.getByText('of its worth')).first().waitFor();
      await fitsScreen(page, PHONE);

      await page.getByRole('tab', { name: 'Time line' }).click();
      await button(page, 'Draw the time line').click();
      const slider = page.getByRole('slider', { name: 'Level and phase' });
      await slider.fill('1');
      await page.getByRole('heading', { name: 'Best at Level 35' }).waitFor();
      await button(page, 'Cancel').or(button(page, 'Draw the time line')).click();
      expect(await seriousFindings(page)).toEqual([]);
      await fitsScreen(page, PHONE);
    },
  ));
