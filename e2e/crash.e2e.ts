import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runServer, type RunningServer } from '../scripts/browser/run-server.ts';
import { register, type Account } from './account.ts';
import { ask } from './crash/ask.ts';
import { buildHarness, type HarnessSite } from './crash/harness-site.ts';
import { KillableBrowser } from './crash/killable-browser.ts';

/** Kills of each kind; the full count under PROVE=1. */
const KILLS = process.env['PROVE'] ? 100 : 4;
/** Every so often the whole browser goes instead of the page. */
const BROWSER_EVERY = 3;
const SEED = 20260515;

let server: RunningServer;
let site: HarnessSite;
let browser: KillableBrowser;
let origin: string;

beforeAll(async () => {
  const many = '1000000';
  const limits = {
    AUTH_REQUESTS_PER_MINUTE: many,
    REQUESTS_PER_MINUTE: many,
    WRITES_PER_MINUTE: many,
  };
  [server, site] = await Promise.all([runServer(limits), buildHarness()]);
  origin = server.addresses.tbc;
  browser = new KillableBrowser((context) => site.seat(context));
});
afterAll(async () => {
  await browser.remove();
  site.remove();
  await server.stop();
});

/** The same moments in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Opened {
  readonly page: Page;
  /** Names the interface has called saved, in order. */
  readonly saved: string[];
}

/** The harness, with a set if one is named; signed in again where killing the browser forgot who was there. */
async function open(setId?: string, account?: Account): Promise<Opened> {
  const page = await browser.newPage();
  const saved: string[] = [];
  await page.exposeFunction('saved', (name: string) => void saved.push(name));
  await page.goto(`${origin}/harness/${setId === undefined ? '' : `?set=${setId}`}`);
  await page.waitForFunction(() => window.harness !== undefined);
  if (account) await signIn(page, account);
  if (setId !== undefined) await page.waitForFunction(() => window.harness!.set !== null);
  return { page, saved };
}

async function signIn(page: Page, account: Account): Promise<void> {
  if ((await ask(page, (harness) => harness.owner)) !== 'browser') return;
  await ask(page, (harness, { username, password }) => harness.signIn(username, password), account);
  await page.waitForFunction(() => window.harness!.owner !== 'browser');
}

async function kill(page: Page, round: number): Promise<void> {
  if (round % BROWSER_EVERY === BROWSER_EVERY - 1) await browser.kill();
  else await browser.killPage(page);
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const numberIn = (name: string) => Number(/\d+$/.exec(name)?.[0] ?? 0);

/** Edits, kills the page at any moment, opens it again: what was called saved is there, and nothing is there twice. */
async function killDuringSaves(account?: Account): Promise<number> {
  const random = dice(SEED);
  const first = await open(undefined, account);
  const setId = await ask(first.page, (harness) => harness.create('crash-test'));
  await first.page.close();
  let { page, saved } = await open(setId, account);
  let edits = 0;
  let acknowledged = 0;
  let ahead = 0;
  for (let round = 0; round < KILLS; round++) {
    const until = Date.now() + 150 + random() * 600;
    while (Date.now() < until) {
      edits++;
      const edit = { name: `Edit ${edits}`, debounce: random() < 0.5 ? 0 : 1000 };
      await ask(page, (harness, { name, debounce }) => harness.rename(name, debounce), edit);
      await pause(random() * 60);
      const written = await ask(page, (harness) => harness.writtenAhead());
      ahead = Math.max(ahead, ...written.map(numberIn));
    }
    await kill(page, round);
    acknowledged = Math.max(acknowledged, ...saved.map(numberIn));

    ({ page, saved } = await open(setId, account));
    const stored = async () => {
      const set = await ask(page, (harness, id) => harness.roster.getSet(id), setId);
      return numberIn(set.name);
    };
    expect(await stored(), `round ${round}, seed ${SEED}`).toBeGreaterThanOrEqual(acknowledged);
    // What was written ahead follows by itself.
    await expect.poll(stored, { timeout: 10_000 }).toBeGreaterThanOrEqual(ahead);
    expect(await stored()).toBeLessThanOrEqual(edits);
    const all = await ask(page, (harness) => harness.roster.listCharacters());
    expect(all.map(({ sets }) => sets.map(({ id }) => id))).toEqual([[setId]]);
  }
  await page.close();
  expect(ahead).toBeGreaterThan(0);
  return acknowledged;
}

describe('a page that is killed', () => {
  test(
    `N3, D18: ${KILLS} times during saves to the browser, what was called saved is there, once`,
    { timeout: 60_000 + KILLS * 10_000 },
    async () => {
      expect(await killDuringSaves()).toBeGreaterThan(KILLS);
    },
  );
});

describe('a page that is killed, signed in', () => {
  let account: Account;
  beforeAll(async () => {
    account = await register(origin, server.outbox, 'crasher');
  });

  test(
    `A3, D18: ${KILLS} times during the migration, everything arrives once and nothing is lost`,
    { timeout: 60_000 + KILLS * 15_000 },
    async () => {
      const random = dice(SEED + 1);
      for (let round = 0; round < KILLS; round++) {
        let { page } = await open();
        if ((await ask(page, (harness) => harness.owner)) !== 'browser') {
          await ask(page, (harness) => harness.signOut());
          await page.waitForFunction(() => window.harness?.owner === 'browser');
        }
        for (const key of ['a', 'b', 'c']) {
          await ask(page, (harness, clientKey) => harness.create(clientKey), `${round}-${key}`);
        }
        const local = await ask(page, (harness) => harness.local.listCharacters());
        await signIn(page, account);
        void ask(page, (harness) => harness.migrate()).catch(() => undefined);
        await pause(random() * 250);
        await kill(page, round);

        ({ page } = await open(undefined, account));
        await ask(page, (harness) => harness.migrate());
        expect(await ask(page, (harness) => harness.local.listCharacters())).toEqual([]);
        const arrived = await ask(page, (harness) => harness.roster.listCharacters());
        expect(arrived.length, `round ${round}, seed ${SEED}`).toBe(local.length);
        expect(arrived.map(({ sets }) => sets.length)).toEqual(
          local.map(({ sets }) => sets.length),
        );
        for (const { id } of arrived) {
          await ask(page, (harness, gone) => harness.roster.deleteCharacter(gone), id);
        }
        await page.close();
      }
    },
  );

  test(
    `N3, D18: ${KILLS} times during saves to the account, what was called saved is there, once`,
    { timeout: 60_000 + KILLS * 10_000 },
    async () => {
      expect(await killDuringSaves(account)).toBeGreaterThan(KILLS);
    },
  );
});
