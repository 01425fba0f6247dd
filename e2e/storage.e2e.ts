import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../scripts/browser/launch.ts';
import { ask } from './crash/ask.ts';
import { buildHarness, type HarnessSite } from './crash/harness-site.ts';

let browser: Browser;
let site: HarnessSite;
const origin = inject('addresses').tbc;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), buildHarness()]);
});
afterAll(async () => {
  await browser.close();
  site.remove();
});

async function withContext(journey: (context: BrowserContext) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  try {
    await site.seat(context);
    await journey(context);
  } finally {
    await context.close();
  }
}

async function open(context: BrowserContext, setId?: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/harness/${setId === undefined ? '' : `?set=${setId}`}`);
  await page.waitForFunction(
    (named) => window.harness !== undefined && (!named || window.harness.set !== null),
    setId !== undefined,
  );
  return page;
}

const rename = (page: Page, name: string) =>
  ask(page, (harness, given) => harness.rename(given, 0), name);
const pin = (page: Page) => ask(page, (harness) => harness.pin(true));
const stateOf = (page: Page) => ask(page, (harness) => harness.set!.state);
const nameOf = (page: Page) => ask(page, (harness) => harness.set!.name);

test('D17: two tabs of one set see each other, and neither overwrites the other', () =>
  withContext(async (context) => {
    const first = await open(context);
    const setId = await ask(first, (harness) => harness.create('two-tabs'));
    await first.close();
    const [one, other] = [await open(context, setId), await open(context, setId)];
    await Promise.all([rename(one, 'From one'), pin(other)]);
    await expect.poll(() => stateOf(one)).toBe('saved');
    await expect.poll(() => stateOf(other)).toBe('saved');
    const stored = await ask(one, (harness, id) => harness.roster.getSet(id), setId);
    expect(stored).toMatchObject({ name: 'From one', pinned: true, version: 3 });
    await expect.poll(() => nameOf(other)).toBe('From one');
  }));

/** Writes into the browser's store until nothing more fits. */
const fill = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('filler', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('bytes'));
    await new Promise((done) => opening.addEventListener('success', done));
    const put = (bytes: number) =>
      new Promise<boolean>((done) => {
        const writing = opening.result.transaction('bytes', 'readwrite');
        writing.objectStore('bytes').put(new Uint8Array(bytes), Math.random());
        writing.addEventListener('complete', () => done(true));
        writing.addEventListener('abort', () => done(false));
      });
    for (const bytes of [100_000, 10_000, 1000, 100]) while (await put(bytes)) continue;
  });

test('N3: a full browser says so, keeps the changes, and stores them when there is room', () =>
  withContext(async (context) => {
    // Before the first write: Chromium remembers for a while how much room there was.
    const session = await context.newCDPSession(await context.newPage());
    const quota = (quotaSize?: number) =>
      session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
    await quota(1_000_000);
    const first = await open(context);
    const setId = await ask(first, (harness) => harness.create('full'));
    await first.close();
    const page = await open(context, setId);
    await fill(page);
    await rename(page, 'No room');
    await expect.poll(() => stateOf(page)).toBe('refused');
    expect(await ask(page, (harness) => harness.storage)).toBe('full');
    expect(await nameOf(page)).toBe('No room');
    expect(await ask(page, (harness) => harness.exportAll())).toContain('"name": "No room"');
    await quota();
    await ask(page, (harness) => harness.retry());
    await expect.poll(() => stateOf(page)).toBe('saved');
    const again = await open(context, setId);
    expect(await nameOf(again)).toBe('No room');
  }));

test('N3: a browser that refuses to store says so, and works while the page is open', () =>
  withContext(async (context) => {
    await context.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        value: {
          open: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        },
      });
    });
    const page = await open(context);
    await ask(page, (harness) => harness.create('refused'));
    expect(await ask(page, (harness) => harness.storage)).toBe('refused');
    expect(await ask(page, (harness) => harness.roster.listCharacters())).toHaveLength(1);
  }));
