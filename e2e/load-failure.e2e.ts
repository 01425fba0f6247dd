import { expect, inject, test } from 'vitest';
import { chromiumPage } from './chromium-page.ts';

test('when the items cannot be loaded the page says so, and trying again works', () =>
  chromiumPage(async (page) => {
    await page.route('**/core.*.pack', (route) => route.abort());
    await page.goto(`${inject('addresses').tbc}/items`);
    await page.getByRole('alert').getByText('The items could not be loaded.').waitFor();
    await page.unroute('**/core.*.pack');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('tbody tr').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  }));

test('without its texts the list still works', () =>
  chromiumPage(async (page) => {
    await page.route('**/texts.*.pack', (route) => route.abort());
    await page.goto(`${inject('addresses').tbc}/items?q=warglaive`);
    await page.getByRole('link', { name: 'Warglaive of Azzinoth' }).first().hover();
    expect(await page.getByRole('tooltip').innerText()).toContain('+22 Agility');
  }));
