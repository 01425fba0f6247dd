import { readFileSync } from 'node:fs';
import type { Locator, Page, Request } from 'playwright-core';
import { expect, inject, test, vi } from 'vitest';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { DRAWING } from '../scripts/browser/launch.ts';
import { serveFixtures } from './fixture-models.ts';
import { seedRoster, type SeededSet } from './seed-roster.ts';
import { DESK, PHONE, withBrowser, type Width } from './visit.ts';

// Drawn without a graphics card, on a machine that may have other things to do.
vi.setConfig({ testTimeout: 300_000 });

const visit = withBrowser(DRAWING);

const DRESSED: SeededSet = { name: 'Hyjal Bulwark!', spec: 'fury', example: 'P3 Fury' };
const BARE: SeededSet = { name: 'Bare', spec: 'fury', example: null };

interface Given {
  readonly set?: SeededSet;
  readonly width?: Width;
  readonly tab?: string;
  /** What the clock says. */
  readonly day?: string;
  /** A page without a figure to look at before. */
  readonly first?: string;
}

const isOfViewer = (address: string): boolean => /viewer-|model-viewer/.test(address);

/** The set page of a warrior, when its figure stands there. */
function withFigure(given: Given, journey: (page: Page) => Promise<void>): Promise<void> {
  const { set = DRESSED, width = DESK, tab = '', day = '2026-06-15T12:00:00', first } = given;
  return visit({ site: 'tbc', path: '/robots.txt', width }, async (page) => {
    const origin = inject('addresses').tbc;
    await page.clock.setFixedTime(new Date(day));
    await serveFixtures(page);
    const character = { name: 'Vaelreth', race: 'human', gameClass: 'warrior' } as const;
    const seeded = await seedRoster(page, origin, { edition: 'tbc', character, sets: [set] });
    await page.evaluate(() => localStorage.setItem('cookie-notice', 'accepted'));
    if (first !== undefined) await visitWithout(page, origin + first);
    await page.goto(`${origin}/character/${seeded.characterId}/set/${seeded.setIds[0]}${tab}`);
    await standing(page);
    await journey(page);
  });
}

/** Nothing of the viewer is asked for. */
async function visitWithout(page: Page, address: string): Promise<void> {
  const asked: string[] = [];
  const note = (request: Request) => asked.push(new URL(request.url()).pathname);
  page.on('request', note);
  await page.goto(address);
  await page.getByRole('row').nth(3).waitFor(PATIENCE);
  page.off('request', note);
  expect(asked.filter(isOfViewer)).toEqual([]);
}

async function standing(page: Page): Promise<void> {
  await page.locator('[data-model="shown"]:not([data-loading])').waitFor({ timeout: 200_000 });
}

const canvas = (page: Page): Locator => page.locator('[data-model] canvas');

/** Milliseconds: without a graphics card a frame takes its time. */
const PATIENCE = { timeout: 200_000 };

/** What is to be seen; nothing moves by itself here. */
async function seen(page: Page): Promise<string> {
  await standing(page);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  return (await canvas(page).screenshot(PATIENCE)).toString('base64');
}

/** Waits until the picture is another one than it was. */
async function changed(page: Page, from: string): Promise<string> {
  let now = from;
  await expect.poll(async () => (now = await seen(page)), PATIENCE).not.toBe(from);
  return now;
}

/** Waits until the picture is that one again. */
async function back(page: Page, to: string): Promise<void> {
  await expect.poll(() => seen(page), PATIENCE).toBe(to);
}

/** Bright gold pixels where the mark belongs, and in the corner across. */
async function goldInCorners(file: string): Promise<{ marked: number; elsewhere: number }> {
  const image = new Image();
  image.src = `data:image/png;base64,${file}`;
  await image.decode();
  const copy = new OffscreenCanvas(image.width, image.height);
  const pen = copy.getContext('2d')!;
  pen.drawImage(image, 0, 0);
  const count = (x: number, y: number) => {
    const { data: bytes } = pen.getImageData(x, y, 264, 56);
    let bright = 0;
    for (let at = 0; at < bytes.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = bytes.subarray(at, at + 3);
      if (red > 170 && green > 130 && red > blue + 20) bright++;
    }
    return bright;
  };
  const { width, height } = image;
  return { marked: count(width - 300, height - 92), elsewhere: count(36, height - 92) };
}

test('M1: the picture has the name of character and set, and our mark; a hidden model stays hidden until Show Model', async () => {
  await withFigure({}, async (page) => {
    const [download] = await Promise.all([
      page.waitForEvent('download', PATIENCE),
      page.getByRole('button', { name: 'Save to PNG' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('vaelrethhyjalbulwark.png');
    const file = readFileSync(await download.path()).toString('base64');
    const gold = await page.evaluate(goldInCorners, file);
    expect(gold.marked).toBeGreaterThan(800);
    expect(gold.elsewhere).toBe(0);

    await page.getByRole('button', { name: 'Hide Model' }).click();
    await page.getByRole('button', { name: 'Show Model' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('model-viewer-disable-on-load'))).toBe(
      'true',
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    await page.getByRole('button', { name: 'Show Model' }).waitFor();
    expect(asked.filter(isOfViewer)).toEqual([]);
    await page.getByRole('button', { name: 'Show Model' }).click();
    await standing(page);
  });
});

test('M1: shy with nothing on; what is pointed at in the selector is on the body at once, and off again; it cheers', async () => {
  await withFigure({ set: BARE, day: '2026-10-31T12:00:00' }, async (page) => {
    await page.getByRole('combobox', { name: 'Animation: Shy' }).waitFor();
    await page.getByRole('button', { name: 'Get Spooky' }).waitFor();
    await page.locator(`[data-slot="${HEAD}"]`).click();
    const row = page.locator('[data-at="3"]');
    await row.waitFor(PATIENCE);
    const bare = await seen(page);
    await row.hover();
    await changed(page, bare);
    await page.getByRole('heading', { level: 1 }).hover();
    await back(page, bare);

    await page.getByRole('button', { name: 'Resume animation' }).click();
    const cheering = page.waitForRequest('**/model-viewer/animation/cheer.json');
    await page.evaluate(() => window.dispatchEvent(new Event('cheer')));
    await cheering;
  });
});

test('V1: pages without a figure fetch nothing of it; on a phone the model has a tab of its own', async () => {
  await withFigure({ width: PHONE, tab: '/model', first: '/items' }, async (page) => {
    const { width, height } = (await canvas(page).boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThan(300);
  });
});
