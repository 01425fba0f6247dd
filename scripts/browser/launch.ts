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

/** Draws in three dimensions without a graphics card. */
export const DRAWING = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...FLAGS, ...more] });
}
