import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED, generateAll } from './outputs.ts';

mkdirSync(GENERATED, { recursive: true });
for (const [name, text] of await generateAll()) writeFileSync(join(GENERATED, name), text);
