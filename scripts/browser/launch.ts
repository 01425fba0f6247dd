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

/** Without a graphics card a figure that breathes takes a core for itself: only who looks at it draws it. */
export const NOT_DRAWING = ['--disable-3d-apis'];

export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const isDrawing = DRAWING.every((flag) => more.includes(flag));
  const drawing = isDrawing ? [] : NOT_DRAWING;
  return chromium.launch({ executablePath: findChromium(), args: [...FLAGS, ...drawing, ...more] });
}
