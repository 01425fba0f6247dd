import { copyFileSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../browser/launch.ts';
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
 * the word in their name, `--docs` also renews the picture of the README.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, docs: { type: 'boolean', default: false } },
});
const folder = resolve(import.meta.dirname, '../../screenshots');
mkdirSync(folder, { recursive: true });

const server = await runServer();
const browser = await launchBrowser();
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
      const context = await browser.newContext({ viewport, hasTouch: touch, isMobile: touch });
      const page = await context.newPage();
      await page.goto(server.addresses[screen.site] + screen.path);
      await screen.prepare(page, touch, server);
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
  copyFileSync(`${folder}/tbc-search-1440.png`, resolve(folder, '../docs/images/first-page.png'));
}
