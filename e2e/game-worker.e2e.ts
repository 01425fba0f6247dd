import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '../scripts/browser/launch.ts';
import { ask } from './crash/ask.ts';
import { buildHarness, type HarnessSite } from './crash/harness-site.ts';

let browser: Browser;
let site: HarnessSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), buildHarness()]);
});
afterAll(async () => {
  await browser.close();
  site.remove();
});

test('Q1, Q3: a real worker searches, and fills a set exactly, with the pack loaded once', async () => {
  const context = await browser.newContext();
  try {
    await site.seat(context);
    const page = await context.newPage();
    await page.goto(`${inject('addresses').tbc}/harness/`);
    await page.waitForFunction(() => window.harness !== undefined);
    const packs: string[] = [];
    const setId = await ask(page, (harness) => harness.create('worker'));
    page.on('request', (request) => {
      if (request.url().endsWith('.pack')) packs.push(request.url());
    });
    const found = await ask(page, (harness) =>
      harness.askWorker({ kind: 'search', query: { search: 'warglaive', size: 2 } }),
    );
    expect(found.hits.map(({ id }) => id).toSorted()).toEqual(['32837', '32838']);
    const filled = await ask(
      page,
      async (harness, id) => {
        const { character, warnings: _, ...set } = await harness.roster.getSet(id);
        const weights = { strength: 2, critRating: 1 };
        const wearer = character;
        const exact = await harness.askWorker({ kind: 'exact', set, wearer, weights });
        const quick = await harness.askWorker({ kind: 'autofill', set, wearer, weights });
        return { exact: exact.value, proved: exact.proved, quick: quick.value };
      },
      setId,
    );
    expect(filled.proved).toBe(true);
    expect(filled.exact).toBeGreaterThanOrEqual(filled.quick - 1e-6);
    expect(filled.quick).toBeGreaterThan(100);
    // For its first task, from the browser's cache; for the others it has it.
    expect(packs.length).toBeLessThanOrEqual(1);
  } finally {
    await context.close();
  }
});
