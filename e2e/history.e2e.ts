import { expect, inject, test } from 'vitest';
import { seriousFindings } from './axe.ts';
import { seedRoster } from './seed-roster.ts';
import { DESK, withBrowser } from './visit.ts';

const visit = withBrowser();

test('a set is kept under a name, changed, compared, brought back, deleted and restored', () =>
  visit({ site: 'tbc', path: '/robots.txt', width: DESK }, async (page) => {
    const address = inject('addresses').tbc;
    const { characterId, setIds } = await seedRoster(page, address, {
      edition: 'tbc',
      character: { name: 'Vaelreth', race: 'bloodelf', gameClass: 'paladin' },
      sets: [{ name: 'Hyjal Bulwark', spec: 'protection', example: null }],
    });
    await page.evaluate(() => localStorage.setItem('cookie-notice', 'accepted'));
    const path = `/character/${characterId}/set/${setIds[0]}`;
    await page.goto(address + path);
    const act = async (action: string) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    };
    const history = page.getByRole('dialog', { name: 'History' });

    await act('History');
    await history.getByLabel('Name of the snapshot').fill('Before the raid');
    await history.getByLabel('Name of the snapshot').press('Enter');
    await history.getByRole('button', { name: 'Bring back Before the raid' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');

    // Another version: what an import changes is one of its own.
    await act('Import');
    const imports = page.getByRole('dialog', { name: 'Import Set' });
    const text = { class: 'PALADIN', gear: { items: [{ id: 29068 }] } };
    await imports.getByRole('textbox').first().fill(JSON.stringify(text));
    await imports.getByRole('button', { name: 'Import', exact: true }).click();
    const helm = page.locator('[data-slot][data-item="29068"]').first();
    await helm.waitFor();

    await act('History');
    await history.getByText(/^Put on .+ in Head/).waitFor();
    await history.getByText(/^Import,/).waitFor();
    await history.getByRole('button', { name: 'Compare Before the raid with now' }).click();
    await page.getByText('Hyjal Bulwark (now)').first().waitFor();
    await page.goBack();
    await helm.waitFor();

    await act('History');
    await history.getByRole('button', { name: 'Bring back Before the raid' }).click();
    await helm.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await helm.waitFor();

    await act('Delete Set');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Deleted Hyjal Bulwark').waitFor();
    await page.goto(`${address}/characters`);
    await page.getByRole('button', { name: 'Bin', exact: true }).click();
    await page.getByRole('button', { name: 'Restore Hyjal Bulwark' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Restore Hyjal Bulwark' }).click();
    await page.getByText('The bin is empty').waitFor();
    await page.goto(address + path);
    await helm.waitFor();
    await act('History');
    await history.getByRole('button', { name: 'Bring back Before the raid' }).waitFor();
  }));
