import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../browser/find-chromium.ts';
import { DRAWING, FLAGS } from '../browser/launch.ts';
import { serveFigures } from '../figure-page/serve.ts';
import { SHEETS } from './sheets.ts';

/**
 * `npm run art:sheet`: contact sheets of all figures, into packages/art/.cache/sheets.
 * `--only forms` takes those with the word in their name, `--who troll` the pictures with it in their label,
 * `--width 400` draws larger.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    who: { type: 'string', default: '' },
    width: { type: 'string', default: '216' },
  },
});
const width = Number(values.width);
const cell = { width, height: Math.round(width * 1.25) };
const folder = resolve(import.meta.dirname, '../../packages/art/.cache/sheets');
mkdirSync(folder, { recursive: true });

const server = await serveFigures(resolve(import.meta.dirname, 'page.ts'));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...FLAGS, ...DRAWING],
});
try {
  for (const { name, frames: all, columns } of SHEETS.filter((sheet) =>
    sheet.name.includes(values.only),
  )) {
    const frames = all.filter(({ label }) => label.includes(values.who));
    const page = await browser.newPage();
    page.on('console', (message) => message.type() !== 'log' && console.error(message.text()));
    await page.goto(server.address);
    await page.waitForFunction('"drawSheet" in window');
    const drawn = (await page.evaluate(
      `drawSheet(${JSON.stringify(frames)}, ${Math.min(columns, frames.length)}, ${JSON.stringify(cell)})`,
    )) as string;
    writeFileSync(
      resolve(folder, `${name}.png`),
      Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64'),
    );
    await page.close();
    console.log(`${name}: ${frames.length} figures`);
  }
} finally {
  await browser.close();
  await server.close();
}
