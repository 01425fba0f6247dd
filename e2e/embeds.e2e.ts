import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { seriousFindings } from './axe.ts';
import { seedRoster } from './seed-roster.ts';
import { PHONE, withBrowser } from './visit.ts';

const visit = withBrowser();
const site = () => inject('addresses').tbc;

const SEED = {
  edition: 'tbc',
  character: { name: 'Vaelreth', race: 'bloodelf', gameClass: 'paladin' },
  sets: [{ name: 'Hyjal <b>Bulwark</b>', spec: 'protection', example: 'P1' }],
} as const;

let guide: Server;
let body = '';

/** A guide on another origin, which allows nothing but our script, our answers and our frames. */
beforeAll(async () => {
  guide = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src ${site()}; connect-src ${site()}; frame-src ${site()}`,
    });
    const tag = `<script src="${site()}/embed/tooltips.js" async></script>`;
    response.end(`<!doctype html><title>Guide</title>${tag}${tag}<body>${body}`);
  });
  await new Promise<void>((listening) => guide.listen(0, '127.0.0.1', listening));
});
afterAll(() => new Promise((closed) => guide.close(closed)));

const foreign = () => `http://127.0.0.1:${(guide.address() as AddressInfo).port}/guide.html`;
const TIP = '#gearwright-tooltip';
const nameIn = (page: Page, hasText: string) => page.locator(`${TIP} .name`, { hasText });

test(
  'the page about the API tells what can be asked, and asks it',
  () =>
    visit({ site: 'tbc', path: '/api', width: PHONE }, async (page) => {
      const example = page.getByRole('region', { name: 'Items by id' });
      await example.getByRole('button', { name: 'Run' }).click();
      const answer = example.getByLabel('Answer');
      await answer.waitFor();
      expect(await answer.inputValue()).toContain('Thunderfury, Blessed Blade of the Windseeker');
      await example.getByLabel('Items by id', { exact: true }).fill('mutation Gone { a }');
      await example.getByRole('button', { name: 'Run' }).click();
      await example.getByText('only what reads can be run here').waitFor();
      await page.getByText('The set behind a shared link, for anyone who has the link.').waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      const credits = await page.request.get(`${site()}/credits.txt`);
      expect(await credits.text()).toContain('# Credits');
    }),
  180_000,
);

test('X3: a guide on another origin gets tooltips of items and sets, and shows a set in a frame', async () => {
  let link = '';
  let code = '';
  await visit({ site: 'tbc', path: '/robots.txt' }, async (page) => {
    const { characterId, setIds } = await seedRoster(page, site(), SEED);
    await page.evaluate(() => localStorage.setItem('cookie-notice', 'accepted'));
    await page.goto(`${site()}/character/${characterId}/set/${setIds[0]}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Share', exact: true }).click();
    const field = page.getByLabel('Embed code');
    await field.waitFor();
    code = await field.inputValue();
    link = await page.getByLabel('Link', { exact: true }).inputValue();
  });
  body = `<p><a href="${site()}/item/32837">a blade</a> <a href="${link}">a set</a> <a href="/other">another</a></p>${code}`;

  await visit({ site: 'tbc', path: '/robots.txt' }, async (page) => {
    await page.goto(foreign());
    const before = await page.evaluate(() =>
      Object.keys(window).filter((key) => /gear/i.test(key)),
    );
    expect(before).toEqual([]);
    const tip = page.locator(TIP);
    await page.getByRole('link', { name: 'a blade' }).hover();
    await nameIn(page, 'Warglaive of Azzinoth').waitFor();
    await tip.getByText('Main Hand').waitFor();
    expect(await tip.count()).toBe(1);
    await page.mouse.move(0, 0);
    await nameIn(page, 'Warglaive of Azzinoth').waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'a set' }).focus();
    // Text and nothing else: what a player calls a set is never markup.
    await nameIn(page, 'Hyjal <b>Bulwark</b>').waitFor();
    await page.keyboard.press('Escape');
    await tip.getByText('Vaelreth').waitFor({ state: 'hidden' });

    const frame = page.frameLocator('iframe');
    await frame.getByRole('link', { name: 'Hyjal <b>Bulwark</b>' }).waitFor();
    await frame.getByText('Vaelreth, level 70').waitFor();
    const popup = page.context().waitForEvent('page');
    await frame.getByRole('link', { name: 'Open in Gearwright' }).click();
    await (await popup).waitForURL(new URL(link).origin + new URL(link).pathname);
  });

  await visit({ site: 'tbc', path: '/robots.txt', width: PHONE }, async (page) => {
    await page.goto(foreign());
    const blade = page.getByRole('link', { name: 'a blade' });
    await blade.tap();
    await nameIn(page, 'Warglaive of Azzinoth').waitFor();
    expect(page.url()).toBe(foreign());
    await blade.tap();
    await page.waitForURL(`${site()}/item/32837`);
    await page.getByRole('heading', { name: 'Warglaive of Azzinoth' }).waitFor();
  });
}, 180_000);
