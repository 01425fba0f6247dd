import type { TestProject } from 'vitest/node';
import type { SiteKey } from '@gearwright/game/edition/sites.ts';
import { runServer } from '../scripts/browser/run-server.ts';
import { findChromium, findWholeChromium } from '../scripts/browser/find-chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    addresses: Readonly<Record<SiteKey, string>>;
  }
}

/** The real server with the real builds, once for all journeys. */
export default async function setup(project: TestProject) {
  findChromium();
  findWholeChromium();
  const server = await runServer();
  project.provide('addresses', server.addresses);
  return async () => {
    await server.stop();
  };
}
