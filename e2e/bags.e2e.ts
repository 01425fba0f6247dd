import { expect, inject, test } from 'vitest';
import { seriousFindings } from './axe.ts';
import { seedRoster } from './seed-roster.ts';
import { DESK, withBrowser } from './visit.ts';

const visit = withBrowser();

/** Plate and trinkets of a paladin, a mage's robe, and one thing twice. */
const BAGS = [29068, 29067, 29066, 30720, 28502, 28566, 28608, 29279, 29279, 28121, 28517];

test('add-on text to the best from my bags in two presses', () =>
  visit({ site: 'tbc', path: '/robots.txt', width: DESK }, async (page) => {
    const address = inject('addresses').tbc;
    const { characterId, setIds } = await seedRoster(page, address, {
      edition: 'tbc',
      character: { name: 'Vaelreth', race: 'bloodelf', gameClass: 'paladin' },
      sets: [{ name: 'Bare', spec: 'protection', example: null }],
    });
    await page.evaluate(() => localStorage.setItem('cookie-notice', 'accepted'));
    await page.goto(`${address}/character/${characterId}/set/${setIds[0]}`);
    const open = async () => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Bags', exact: true }).click();
      return page.getByRole('dialog', { name: 'Bags' });
    };
    const bags = await open();
    const text = { class: 'PALADIN', gear: { items: [] }, bags: BAGS.map((id) => ({ id })) };
    await bags.getByRole('textbox').fill(JSON.stringify(text));

    await bags.getByRole('button', { name: 'Fill the bags' }).click();
    await bags.getByRole('button', { name: 'Best from my bags' }).click();

    await page.getByText(/^The best of your bags is on/).waitFor();
    await bags.waitFor({ state: 'detached' });
    const worn = page.locator('[data-slot][data-item]');
    const ids = await worn.evaluateAll((all) => all.map((each) => each.getAttribute('data-item')));
    expect(ids.length).toBeGreaterThan(5);
    for (const id of ids) expect(BAGS.map(String)).toContain(id);

    // They are still there, with what is left over.
    await open();
    await bags.getByText('Doubles').waitFor();
    await bags.getByText('For no set').click();
    expect(await seriousFindings(page)).toEqual([]);
  }));

test('a text on the Characters page becomes a character with its set', () =>
  visit({ site: 'wrath', path: '/characters', width: DESK }, async (page) => {
    await page.getByRole('button', { name: 'Import Character' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Character' });
    const text = {
      ...{ name: 'Mourngrave', class: 'DEATHKNIGHT', race: 'Scourge', level: 80 },
      gear: { items: [{ id: 51312 }] },
    };
    await dialog.getByRole('textbox').fill(JSON.stringify(text));
    await dialog.getByRole('button', { name: 'Create Mourngrave, 80 Death Knight' }).click();
    await page.locator('[data-slot][data-item="51312"]').waitFor();
  }));
