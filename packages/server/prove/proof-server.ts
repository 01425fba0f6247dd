import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { SITE_KEYS, SITES } from '@gearwright/game/edition/sites.ts';
import { seedPlayer } from '../bench/seed-player.ts';
import { startChores } from '../src/chores/start-chores.ts';
import { readConfig } from '../src/config.ts';
import { createContext } from '../src/context.ts';
import { servedFolders } from '../src/folders.ts';
import { createSite } from '../src/site/create-site.ts';

/** `proof-server.ts FOLDER`: the real server with its chores and one player; says where it is and what to ask for. */
const [, , folder = ''] = process.argv;
for (const edition of EDITION_KEYS) put(`data/${edition}/manifest.json`, '{"date":"2025-11-15"}');
for (const site of SITE_KEYS) put(`web/${site}/index.html`, '<title>Gearwright</title>');
put('icons/manifest.json', '{}');
put('addon/Gearwright.zip', '');

const context = await createContext(
  readConfig({
    DATA_DIR: join(folder, 'var'),
    REQUESTS_PER_MINUTE: '999999999',
    WRITES_PER_MINUTE: '999999999',
    WORK_PER_MINUTE: '999999999',
    LOG_LEVEL: 'warn',
    ...process.env,
  }),
  servedFolders(folder),
);
process.on('SIGTERM', () => process.exit(0));
process.on('message', () => {
  if (globalThis.gc) globalThis.gc();
  process.send!({ rss: process.memoryUsage().rss });
});
const server = await createSite(SITES.wrath, context);
const origin = await server.listen({ host: '127.0.0.1', port: 0 });
startChores(context);
console.log(JSON.stringify({ origin, ...(await seedPlayer(context)) }));

function put(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}
