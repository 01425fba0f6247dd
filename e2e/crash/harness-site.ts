import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { build } from 'vite';
import { siteConfig } from '../../packages/web/site-config.ts';

const PLACE = '/harness/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** The page of packages/web/test/harness, built: the data layer with nothing around it. */
export interface HarnessSite {
  /** Shows it at `/harness/` of every site opened in the context. */
  seat(context: BrowserContext): Promise<void>;
  remove(): void;
}

export async function buildHarness(): Promise<HarnessSite> {
  const folder = mkdtempSync(join(tmpdir(), 'gearwright-harness-'));
  const config = siteConfig('tbc');
  await build({
    ...config,
    base: PLACE,
    root: resolve(import.meta.dirname, '../../packages/web/test/harness'),
    build: { ...config.build, outDir: folder },
    logLevel: 'error',
  });
  return {
    seat: async (context) => {
      await context.route(`**${PLACE}**`, async (route) => {
        const path = new URL(route.request().url()).pathname.slice(PLACE.length) || 'index.html';
        await route.fulfill({
          body: readFileSync(join(folder, path)),
          contentType: TYPES[extname(path)] ?? 'application/octet-stream',
        });
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
