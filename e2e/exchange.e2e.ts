import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { SiteKey } from '@gearwright/game/edition/sites.ts';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import { WIDTHS } from '../scripts/browser/widths.ts';
import { seriousFindings } from './axe.ts';
import { seedRoster, type Seeded } from './seed-roster.ts';
import { tried } from './tried.ts';
import { DESK, withBrowser, type Width } from './visit.ts';

const visit = withBrowser();

const PLACES: readonly { edition: EditionKey; site: SiteKey; base: string }[] = [
  { edition: 'classic', site: 'classic', base: '/era' },
  { edition: 'sod', site: 'classic', base: '/sod' },
  { edition: 'tbc', site: 'tbc', base: '' },
  { edition: 'wrath', site: 'wrath', base: '' },
];

interface Visitor {
  readonly edition: EditionKey;
  readonly level?: number;
  readonly width?: Width;
}

/** A warrior with a published set and an empty one. */
function asWarrior(
  { edition, level, width = DESK }: Visitor,
  journey: (
    page: Page,
    open: (set: number, tab?: string) => Promise<void>,
    who: Seeded,
  ) => Promise<void>,
) {
  const { site, base } = PLACES.find((place) => place.edition === edition)!;
  const published = loadDataset(edition).examples.find(({ gameClass }) => gameClass === 'warrior')!;
  return visit({ site, path: '/robots.txt', width }, async (page) => {
    const address: string = inject('addresses')[site];
    const seeded = await seedRoster(page, address, {
      edition,
      character: { name: 'Ashka', race: 'orc', gameClass: 'warrior', ...(level && { level }) },
      sets: [
        { name: 'Worn', spec: published.spec, example: published.name },
        { name: 'Empty', spec: published.spec, example: null },
      ],
    });
    await page.evaluate(() => localStorage.setItem('cookie-notice', 'accepted'));
    const open = async (set: number, tab = '') => {
      const { characterId, setIds } = seeded;
      await page.goto(`${address}${base}/character/${characterId}/set/${setIds[set]}${tab}`);
      await page.getByRole('button', { name: 'More actions' }).waitFor();
    };
    await journey(page, open, seeded);
  });
}

async function act(page: Page, action: string) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  return page.getByRole('dialog');
}

/** What our own format says is worn and learned. */
function partsOf(text: string) {
  const { items, talents, glyphs } = JSON.parse(text) as {
    readonly [part in 'items' | 'talents' | 'glyphs']: readonly object[];
  };
  return { items: items.map((item) => ({ ...item, acquired: false })), talents, glyphs };
}

async function exported(page: Page): Promise<string> {
  const dialog = await act(page, 'Export');
  const text = await dialog.getByRole('textbox', { name: 'Text' }).inputValue();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return text;
}

for (const { edition } of tried(PLACES, 3)) {
  test(`X1: a set of ${edition}, exported and imported into an empty one, is equal, and undo takes it back`, () =>
    asWarrior({ edition }, async (page, open) => {
      await open(0);
      const text = await exported(page);
      await open(1);
      const dialog = await act(page, 'Import');
      await dialog.getByRole('textbox', { name: 'Text' }).fill(text);
      await dialog.getByRole('row', { name: /^Head/ }).waitFor();
      await dialog.getByRole('button', { name: 'Import' }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect(partsOf(await exported(page))).toEqual(partsOf(text));
      await page.getByRole('button', { name: 'Undo' }).click();
      expect(partsOf(await exported(page)).items).toEqual([]);
    }));
}

for (const width of tried(WIDTHS, 0)) {
  test(`X1, B1: import says what it cannot read, buffs say what they replace, at ${width.name} px`, () =>
    asWarrior({ edition: 'tbc', width }, async (page, open) => {
      await open(1);
      const dialog = await act(page, 'Import');
      const text = dialog.getByRole('textbox', { name: 'Text' });
      await text.fill('{"items": [');
      await dialog.getByText('Failed to parse input string.').waitFor();
      await text.fill('{"items":[{"slot":"HEAD","id":99999999}]}');
      await dialog.getByText('Unknown item 99999999').waitFor();
      expect(
        await dialog.getByRole('button', { name: 'Import' }).getAttribute('aria-disabled'),
      ).toBe('true');
      expect(await seriousFindings(page)).toEqual([]);

      await open(0, '/buffs');
      const stamina = page.locator('[data-hint=stamina]');
      const before = await stamina.textContent();
      await page
        .getByRole('group', { name: 'Buffs of' })
        .getByRole('button', { name: 'Raid' })
        .click();
      await expect.poll(() => stamina.textContent()).not.toBe(before);
      await page.getByRole('checkbox', { name: /Fortune of Strength/ }).check();
      const agility = page.getByRole('listitem').filter({ hasText: 'Fortune of Agility' });
      await agility.getByText("Replaces Sayge's Dark Fortune of Strength").waitFor();
      await page.getByRole('button', { name: 'Choose for Food' }).click();
      await page.getByRole('searchbox', { name: 'Search consumables' }).fill('clefthoof');
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: /^Roasted Clefthoof/ }).click();
      await page.getByRole('checkbox', { name: /^Roasted Clefthoof/ }).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
    }));
}

test('L1: a live character is linked and synced, each failure named', () =>
  asWarrior({ edition: 'tbc' }, async (page, open, { characterId }) => {
    const { samples } = (await (
      await fetch(`${inject('addresses').tbc}/site-config.json`)
    ).json()) as {
      samples: { tbc: readonly { name: string; gameClass: string; level: number }[] };
    };
    const nameOf = (wanted: (gameClass: string) => boolean) =>
      samples.tbc.find(({ gameClass }) => wanted(gameClass))!.name;
    const warrior = nameOf((gameClass) => gameClass === 'warrior');
    await open(1);
    const dialog = await act(page, 'Link Character');
    const link = dialog.getByRole('button', { name: 'Link', exact: true });
    await link.click({ force: true });
    expect(await dialog.getByRole('alert').getByRole('listitem').allTextContents()).toEqual([
      'Realm is required',
      'Name is required',
    ]);
    await dialog.getByRole('combobox', { name: 'Realm' }).fill('Fire');
    await page.getByRole('option').first().click();
    const tried = async (name: string, said: string) => {
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await link.click();
      await dialog.getByRole('alert').getByText(said).waitFor();
    };
    await tried(
      nameOf((gameClass) => gameClass !== 'warrior'),
      'Character is not the same class',
    );
    await dialog.getByRole('textbox', { name: 'Name' }).fill(warrior);
    await link.click();
    await page.waitForURL(
      (url) =>
        url.pathname.includes(`/character/${characterId}/set/eu-`) ||
        url.pathname.includes('/set/us-'),
    );
    await page.getByText('Sample character', { exact: true }).waitFor();

    await open(1);
    const sync = await act(page, 'Sync');
    await sync.getByRole('button', { name: 'Sync' }).click();
    await sync.waitFor({ state: 'hidden' });
    expect(partsOf(await exported(page)).items.length).toBeGreaterThan(10);
    const again = await act(page, 'Link Character');
    await again.getByRole('combobox', { name: 'Realm' }).fill('Fire');
    await page.getByRole('option').first().click();
    await again.getByRole('textbox', { name: 'Name' }).fill(warrior);
    await again.getByRole('button', { name: 'Link', exact: true }).click();
    await again.getByText('This character is already linked').waitFor();
  }));

test('L2, V6: a level more, congratulations, and the way to the upgrades', () =>
  asWarrior({ edition: 'tbc', level: 69 }, async (page, open) => {
    await open(0);
    const dialog = await act(page, 'Level Up');
    await dialog.getByText('Ashka has reached level 70!').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'View New Upgrades' }).click();
    await page.getByRole('tab', { name: 'Available Now' }).waitFor();
    await page.getByText('Level 70').first().waitFor();
    await page.getByRole('button', { name: 'More actions' }).click();
    expect(await page.getByRole('menuitem', { name: 'Level Up' }).count()).toBe(0);
  }));

test('V7: the shopping list, from the sources, with prices', () =>
  asWarrior({ edition: 'tbc' }, async (page, open) => {
    await open(0, '?panel=sources');
    await page.getByRole('link', { name: 'shopping list', exact: true }).click();
    const list = page.getByRole('region', { name: 'Shopping List' });
    await list.getByRole('table', { name: 'Materials' }).waitFor();
    expect(await list.getByRole('table', { name: 'Materials' }).textContent()).toMatch(/≈/);
    expect(await seriousFindings(page)).toEqual([]);
  }));
