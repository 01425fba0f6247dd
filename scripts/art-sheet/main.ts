import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../browser/find-chromium.ts';
import { FLAGS } from '../browser/launch.ts';
import { serveSheets } from './serve.ts';
import { SHEETS } from './sheets.ts';

/** `npm run art:sheet`: contact sheets of all figures, into packages/art/.cache/sheets. `--only forms` takes those with the word in their name. */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const folder = resolve(import.meta.dirname, '../../packages/art/.cache/sheets');
mkdirSync(folder, { recursive: true });

const server = await serveSheets();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    ...FLAGS,
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ],
});
try {
  for (const { name, frames, columns } of SHEETS.filter((sheet) =>
    sheet.name.includes(values.only),
  )) {
    const page = await browser.newPage();
    page.on('console', (message) => message.type() !== 'log' && console.error(message.text()));
    await page.goto(server.address);
    await page.waitForFunction('"drawSheet" in window');
    const drawn = (await page.evaluate(
      `drawSheet(${JSON.stringify(frames)}, ${columns})`,
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
