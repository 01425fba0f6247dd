import type { CDPSession, Page } from 'playwright-core';
import { timesOf, type Times } from '../../../scripts/bench/measure.ts';
import { exampleSet, keepInBrowser, type KeptSet } from '../../../scripts/browser/example-set.ts';
import { timeToPaint, watchPaints } from './painted.ts';

const REPETITIONS = 200;
const SWAPS = 1000;
/** Before they are counted: what is remembered of searches and texts is there by then. */
const SWAPS_BEFORE = 300;

const FINGER = '[data-slot="11"]';
const line = (at: number) => `[data-at="${at}"]`;

export interface SetFigures {
  readonly keystroke: Times;
  readonly openSlot: Times;
  readonly equip: Times;
  readonly hover: Times;
  readonly hoverSlot: Times;
  readonly openSet: Times;
  readonly swaps: { readonly heap: Growth; readonly listeners: Growth };
}

export interface Growth {
  readonly before: number;
  readonly after: number;
}

/** A filled set in a visitor's browser, worked on with mouse and keyboard. `origin` is a Burning Crusade site. */
export async function setFigures(page: Page, origin: string): Promise<SetFigures> {
  const kept = exampleSet({
    edition: 'tbc',
    gameClass: 'paladin',
    race: 'bloodelf',
    spec: 'protection',
    phase: 3,
    name: 'Hyjal Bulwark',
    filled: true,
  });
  await watchPaints(page);
  await page.goto(`${origin}/privacy`);
  await keepInBrowser(page, kept);
  await keepInBrowser(page, another(kept));
  await page.goto(origin + kept.path);
  await page.locator(FINGER).waitFor();
  const openSet = await timesOfSets(page);
  const hoverSlot = await timesOfSlotHover(page);
  const openSlot = await timesOfSlots(page);
  await page.locator(FINGER).click();
  await page.locator(line(0)).waitFor();
  const hover = await timesOfHover(page);
  const equip = await timesOfEquip(page);
  const keystroke = await timesOfKeys(page);
  return { keystroke, openSlot, equip, hover, hoverSlot, openSet, swaps: await manySwaps(page) };
}

/** The same character's second set. */
function another({ edition, records, set, path }: KeptSet): KeptSet {
  const sets = { ...records.sets, id: `${set.id}-2`, name: 'Mitigation' };
  return { edition, set, path, records: { ...records, sets } };
}

async function repeat(once: (round: number) => Promise<number>): Promise<Times> {
  const samples: number[] = [];
  for (let round = -10; round < REPETITIONS; round++) {
    const time = await once(round + 10);
    if (round >= 0) samples.push(time);
  }
  return timesOf(samples);
}

/** From the press on another set's tab to its slots. */
function timesOfSets(page: Page): Promise<Times> {
  const links = ['Hyjal Bulwark', 'Mitigation'].map((name) =>
    page.getByRole('navigation', { name: 'Sets' }).getByRole('link', { name }),
  );
  return repeat(async (round) => {
    const link = links.at((round + 1) % 2);
    return timeToPaint(page, 'click', async () => link?.click());
  });
}

const SLOTS = [1, 3, 5, 6, 8, 10, 11, 15];
const slotOf = (round: number) => `[data-slot="${SLOTS[round % SLOTS.length]}"]`;

async function timesOfSlotHover(page: Page): Promise<Times> {
  await page.locator(slotOf(0)).hover();
  await page.locator('[role="tooltip"]').first().waitFor();
  return repeat((round) =>
    timeToPaint(page, 'pointerover', () => page.locator(slotOf(round + 1)).hover()),
  );
}

function timesOfSlots(page: Page): Promise<Times> {
  return repeat((round) => timeOfPress(page, slotOf(round)));
}

/** Milliseconds a pointer rests on what it is about to press: what pointing at it costs is told apart. */
const REST = 100;

async function timeOfPress(page: Page, what: string): Promise<number> {
  await page.locator(what).hover();
  await page.waitForTimeout(REST);
  return timeToPaint(page, 'click', async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
}

async function timesOfHover(page: Page): Promise<Times> {
  await page.locator(line(0)).hover();
  await page.locator('[role="tooltip"]').first().waitFor();
  return repeat((round) =>
    timeToPaint(page, 'pointerover', () => page.locator(line(1 + (round % 5))).hover()),
  );
}

function timesOfEquip(page: Page): Promise<Times> {
  return repeat((round) => timeOfPress(page, line(2 + (round % 2))));
}

async function timesOfKeys(page: Page): Promise<Times> {
  const keys = ['b', 'a', 'n', 'd', ' ', 'o', ...Array.from({ length: 6 }, () => 'Backspace')];
  await page.getByRole('searchbox', { name: 'Search items' }).focus();
  return repeat((round) =>
    timeToPaint(page, 'keydown', () => page.keyboard.press(keys.at(round % keys.length) ?? 'b')),
  );
}

async function manySwaps(page: Page): Promise<SetFigures['swaps']> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await swap(page, SWAPS_BEFORE);
  const before = await inUse(session);
  await swap(page, SWAPS);
  const after = await inUse(session);
  return {
    heap: { before: before.heap, after: after.heap },
    listeners: { before: before.listeners, after: after.listeners },
  };
}

/** Two rings, one after the other, a frame each. */
function swap(page: Page, times: number): Promise<void> {
  return page.evaluate(async (count) => {
    for (let round = 0; round < count; round++) {
      document.querySelector<HTMLElement>(`[data-at="${2 + (round % 2)}"]`)!.click();
      await new Promise(requestAnimationFrame);
    }
    // The last one is saved.
    await new Promise((done) => setTimeout(done, 1500));
  }, times);
}

async function inUse(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners') };
}
