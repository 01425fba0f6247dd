import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** As root in a container, with nothing asked of the network but our own pages. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: FLAGS });
}
