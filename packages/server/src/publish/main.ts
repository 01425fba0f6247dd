import { join } from 'node:path';
import { SITE_KEYS } from '@gearwright/game/edition/sites.ts';
import { MADE, servedFolders } from '../folders.ts';
import { publishFolder } from './publish-folder.ts';

const to = servedFolders();
publishFolder(MADE.data, to.data, ['*/manifest.json', '*/*.pack']);
publishFolder(MADE.icons, to.icons, ['**/*.{json,svg,png,bin}']);
publishFolder(MADE.addon, to.addon, ['*.zip']);
for (const site of SITE_KEYS) publishFolder(join(MADE.web, site), to.web[site], ['**/*']);
