import { join } from 'node:path';
import { SITE_KEYS } from '@gearwright/game/edition/sites.ts';
import { MADE, servedFolders } from '../folders.ts';
import { publishFolder } from './publish-folder.ts';

const to = servedFolders();
await publishFolder(MADE.data, to.data, ['*/manifest.json', '*/*.pack']);
await publishFolder(MADE.icons, to.icons, ['**/*.{json,svg,png,bin}']);
await publishFolder(MADE.addon, to.addon, ['*.zip']);
for (const site of SITE_KEYS) await publishFolder(join(MADE.web, site), to.web[site], ['**/*']);
