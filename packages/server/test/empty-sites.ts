import { mkdirSync, mkdtempSync, writeFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { SITE_KEYS } from '@gearwright/game/edition/sites.ts';
import { servedFolders, type ServedFolders } from '../src/folders.ts';

/** Sites with nothing but a page, in a folder that goes with the test or the file. */
export function emptySites(): ServedFolders {
  const folder = mkdtempSync(join(tmpdir(), 'gearwright-sites-'));
  const clearUp = () => rmSync(folder, { recursive: true, force: true });
  try {
    onTestFinished(clearUp);
  } catch {
    afterAll(clearUp);
  }
  const put = (path: string, text: string): void => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const edition of EDITION_KEYS) put(`data/${edition}/manifest.json`, '{"date":"2025-11-15"}');
  for (const site of SITE_KEYS) {
    put(
      `web/${site}/index.html`,
      `<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    <title>${site}</title>\n  </head>\n  <body>${site}</body>\n</html>\n`,
    );
  }
  for (const site of SITE_KEYS) put(`web/${site}/assets/main.js`, 'export {};');
  put('icons/manifest.json', '{}');
  put('addon/Gearwright.zip', '');
  return servedFolders(folder);
}
