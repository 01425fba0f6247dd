import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isAnimation } from '@gearwright/model-viewer/animation/names.ts';
import type { Look } from '@gearwright/model-viewer/look.ts';
import { DRAWING, launchBrowser } from '../scripts/browser/launch.ts';
import { bundlePage } from '../scripts/figure-page/serve.ts';
import { fixtureModel } from './fixture-models.ts';

// Drawn without a graphics card, on a machine that may have other things to do.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const ROOT = resolve(import.meta.dirname, '..');
const ADDRESS = 'http://figures.test/';
/** The model of this one is not to be had. */
const MISSING = 'plate-waist-wide-1';

const look = (change: Partial<Look> = {}): Look => ({
  ...{ race: 'human', gender: 'male', skin: 0, face: 0, hairStyle: 0, hairColor: 0, facialHair: 0 },
  ...{ helm: true, cloak: true, sheathed: false, ranged: false },
  pieces: [
    { slot: 'head', modelId: 'plate-head-closed-1', palette: {} },
    { slot: 'back', modelId: 'cloak-plain-1', palette: {} },
    { slot: 'mainHand', modelId: 'sword1h-long-1', palette: { metal: '#d04020' } },
    { slot: 'ranged', modelId: 'bow-long-1', palette: { metal: '#20d040' } },
  ],
  ...change,
});

let browser: Browser;
let page: Page;
const said: string[] = [];

beforeAll(async () => {
  const [script] = await Promise.all([
    bundlePage(resolve(ROOT, 'scripts/figure-page/page.ts')),
    launchBrowser(DRAWING).then((launched) => (browser = launched)),
  ]);
  page = await browser.newPage({ viewport: { width: 400, height: 400 } });
  page.on('console', (message) => said.push(message.text()));
  await page.route(`${ADDRESS}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const animation = /^\/model-viewer\/animation\/([a-z-]+)\.json$/.exec(pathname)?.[1];
    if (pathname === '/')
      return route.fulfill({
        body: '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>',
        contentType: 'text/html',
      });
    if (pathname === '/page.js')
      return route.fulfill({ body: script, contentType: 'text/javascript' });
    if (animation && isAnimation(animation))
      return route.fulfill({
        body: readFileSync(
          resolve(ROOT, `packages/model-viewer/static/animation/${animation}.json`),
        ),
      });
    return pathname.includes(MISSING) ? route.fulfill({ status: 404 }) : fixtureModel(route);
  });
  await page.goto(ADDRESS);
  await page.waitForFunction(() => 'figure' in window);
  await page.evaluate(async (first) => {
    window.figure.open(150, 190);
    await window.figure.show(first);
    window.figure.keep('first');
  }, look());
});
afterAll(() => browser.close());

/** Pixels in which a look differs from the first one. */
const shown = (change: Partial<Look>): Promise<number> =>
  page.evaluate(async (next) => {
    await window.figure.show(next);
    window.figure.keep('now');
    return window.figure.differ('first', 'now');
  }, look(change));

test('M1: helm, cloak, sheathed weapons, the ranged one and forms change what is seen, and change it back', async () => {
  for (const change of [
    { helm: false },
    { cloak: false },
    { sheathed: true },
    { ranged: true },
    { form: 'bear' },
    { form: 'shadowform' },
    { skin: 1 },
  ]) {
    expect(await shown(change), JSON.stringify(change)).toBeGreaterThan(20);
    expect(await shown({}), `after ${JSON.stringify(change)}`).toBe(0);
  }
});

test('M1: an attachment that is not to be had is skipped and logged, the rest is there', async () => {
  const { pieces } = look();
  const more = { slot: 'waist', modelId: MISSING, palette: {} } as const;
  said.length = 0;
  expect(await shown({ pieces: [...pieces, more] })).toBe(0);
  expect(said).toContain(`Failed to load attachment ${MISSING}`);
});

test('M1: the wheel brings the figure nearer in full screen only; leaving it, the figure stands and is seen whole', async () => {
  const seen = await page.evaluate(async () => {
    const { figure } = window;
    const wheel = (): number => {
      figure.canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: -300, cancelable: true }));
      figure.keep('now');
      return figure.differ('first', 'now');
    };
    const before = wheel();
    figure.viewer.fullScreen(true);
    const near = wheel();
    await figure.play('walk');
    figure.viewer.fullScreen(false);
    while (figure.viewer.animation !== 'stand') await new Promise((done) => setTimeout(done, 4));
    figure.keep('now');
    return { before, near, after: figure.differ('first', 'now') };
  });
  expect(seen.before).toBe(0);
  expect(seen.near).toBeGreaterThan(500);
  expect(seen.after).toBe(0);
});

test('M1: a lost context comes back with the figure as it was', async () => {
  const differing = await page.evaluate(async () => {
    const { figure } = window;
    const event = (name: string) =>
      new Promise((done) => figure.canvas.addEventListener(name, done, { once: true }));
    figure.keep('before');
    const loss = figure.canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
    const lost = event('webglcontextlost');
    loss.loseContext();
    await lost;
    // Only when all have heard of it may it be asked back.
    await new Promise((done) => setTimeout(done));
    const restored = event('webglcontextrestored');
    loss.restoreContext();
    await restored;
    figure.keep('now');
    figure.keep('aside', 0, { turn: 2, distance: 5, height: 0.9 });
    figure.viewer.fullScreen(true);
    figure.viewer.fullScreen(false);
    const other = figure.differ('first', 'aside');
    figure.keep('first');
    return { same: figure.differ('first', 'now'), before: figure.differ('before', 'now'), other };
  });
  // Light on the plinth may fall a little otherwise; the figure is there as it was.
  expect(differing.same).toBe(0);
  expect(differing.before).toBeLessThan(differing.other / 5);
});

test('M1: hat and snow in winter, a pumpkin and other light when it is spooky; swaps leave nothing behind', async () => {
  const seen = await page.evaluate(async (first) => {
    const { figure } = window;
    const { viewer } = figure;
    const differing = (): number => {
      figure.keep('now');
      return figure.differ('first', 'now');
    };
    viewer.spooky(true);
    const spooky = differing();
    viewer.spooky(false);
    const after = differing();
    const before = viewer.figures();
    for (let swap = 0; swap < 8; swap++) {
      await figure.show({ ...first, helm: swap % 2 === 0, sheathed: swap % 3 === 0 });
      viewer.frameAt(0);
    }
    const grown = viewer.figures();
    figure.open(150, 190, true);
    await figure.show(first);
    return { spooky, after, before, grown, winter: differing() };
  }, look());
  expect(seen.spooky).toBeGreaterThan(500);
  expect(seen.after).toBe(0);
  expect(seen.winter).toBeGreaterThan(50);
  expect(seen.grown.geometries).toBe(seen.before.geometries);
  expect(seen.grown.textures).toBe(seen.before.textures);
});
