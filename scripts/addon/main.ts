import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { zipSync, type Zippable } from 'fflate';

/** `npm run addon`: the in-game add-on as the archive that players unpack into their game's folder. */
const ADDON = resolve(import.meta.dirname, '../../addon');
const OUT = join(ADDON, 'out');

/** The same files give the same archive: the format knows no earlier time. */
const mtime = new Date(1980, 0, 1);

const files: Zippable = {};
for (const file of globSync('Gearwright/*.{lua,toc}', { cwd: ADDON }).sort()) {
  files[file.replaceAll('\\', '/')] = [readFileSync(join(ADDON, file)), { mtime, level: 9 }];
}
files['Gearwright/LICENSE.txt'] = [readFileSync(resolve(ADDON, '../LICENSE')), { mtime, level: 9 }];
mkdirSync(OUT, { recursive: true });
writeFileSync(join(OUT, 'Gearwright.zip'), zipSync(files));
console.error(`${Object.keys(files).length} files packed into addon/out/Gearwright.zip`);
