import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { findWholeChromium } from '../../scripts/browser/find-chromium.ts';
import { FLAGS, NOT_DRAWING } from '../../scripts/browser/launch.ts';

/** A browser with a profile on the disk, whose pages, and which itself, can be killed as a power cut would. */
export class KillableBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'gearwright-profile-'));
  readonly #prepare: (context: BrowserContext) => Promise<void>;
  #process: ChildProcess | null = null;
  #context: BrowserContext | null = null;

  constructor(prepare: (context: BrowserContext) => Promise<void>) {
    this.#prepare = prepare;
  }

  async newPage(): Promise<Page> {
    this.#context ??= await this.#start();
    return this.#context.newPage();
  }

  /** Its process is gone from one moment to the next: no event, no farewell. */
  async killPage(page: Page): Promise<void> {
    const crashed = page.waitForEvent('crash');
    const session = await page.context().newCDPSession(page);
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  }

  /** The whole browser; the next page starts it again on the same profile. */
  async kill(): Promise<void> {
    const ended = new Promise((done) => this.#process?.once('exit', done));
    this.#process?.kill('SIGKILL');
    await ended;
    this.#process = null;
    this.#context = null;
  }

  async remove(): Promise<void> {
    if (this.#process) await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  async #start(): Promise<BrowserContext> {
    const args = [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${this.#profile}`,
    ];
    const child = spawn(findWholeChromium(), [...FLAGS, ...NOT_DRAWING, ...args, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    const address = await new Promise<string>((told, failed) => {
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, found] = /DevTools listening on (\S+)/.exec(said) ?? [];
        if (found) told(found);
      });
      child.once('exit', () => failed(new Error(`The browser did not start:\n${said}`)));
    });
    const browser = await chromium.connectOverCDP(address);
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no profile');
    await this.#prepare(context);
    return context;
  }
}
