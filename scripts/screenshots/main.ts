import { copyFileSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { DRAWING, launchBrowser } from '../browser/launch.ts';
import { runServer } from '../browser/run-server.ts';
import { WIDTHS } from '../browser/widths.ts';
import { ACCOUNT_SCREENS } from './account-screens.ts';
import { CHARACTER_SCREENS } from './character-screens.ts';
import { PUBLIC_SCREENS } from './public-screens.ts';
import { SCREENS } from './screens.ts';
import { SET_FORM_SCREENS } from './set-form-screens.ts';
import { SET_SCREENS } from './set-screens.ts';
import { TALENT_SCREENS } from './talent-screens.ts';

/**
 * `npm run screenshots`: every screen at the three widths, into screenshots/. `--only wrath` takes those with
 * the word in their name, `--width 1440` one width, `--figures` draws figures in three dimensions and waits for them,
 * which takes its time without a graphics card; `--docs` also renews the picture of the README.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    figures: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
  },
});
/** Milliseconds. */
const PATIENCE = 300_000;
const folder = resolve(import.meta.dirname, '../../screenshots');
mkdirSync(folder, { recursive: true });

const server = await runServer();
const browser = await launchBrowser(values.figures ? DRAWING : []);
try {
  const screens = [
    ...SCREENS,
    ...ACCOUNT_SCREENS,
    ...CHARACTER_SCREENS,
    ...SET_FORM_SCREENS,
    ...SET_SCREENS,
    ...PUBLIC_SCREENS,
    ...TALENT_SCREENS,
  ];
  for (const screen of screens.filter(({ name }) => name.includes(values.only ?? ''))) {
    for (const { name: width, touch, ...viewport } of WIDTHS) {
      if (values.width && values.width !== width) continue;
      const context = await browser.newContext({ viewport, hasTouch: touch, isMobile: touch });
      if (values.figures) context.setDefaultTimeout(PATIENCE);
      const page = await context.newPage();
      await page.goto(server.addresses[screen.site] + screen.path);
      await screen.prepare(page, touch, server);
      if (values.figures) await figureStands(page);
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${folder}/${screen.name}-${width}.png` });
      await context.close();
    }
    console.log(screen.name);
  }
} finally {
  await browser.close();
  await server.stop();
}
if (values.docs) {
  copyFileSync(`${folder}/set-open-1440.png`, resolve(folder, '../docs/images/set.png'));
}

/** Pages without a figure, or with one that is out of sight, are as they are. */
async function figureStands(page: Page): Promise<void> {
  const figure = page.locator('[data-model]:visible');
  if ((await figure.count()) === 0) return;
  await page.locator('[data-model="shown"]:not([data-loading])').waitFor();
}
