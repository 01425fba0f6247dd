import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minify, transformWithOxc, type Plugin } from 'vite';
import type { Site } from '@gearwright/game/edition/sites.ts';

const CREDITS = resolve(import.meta.dirname, '../../CREDITS.md');

/** What is for others: `embed/tooltips.js`, one file without imports for their pages, and whom the data is owed to. */
export function embeds(site: Site, root: string): Plugin {
  const seasons = Object.fromEntries(
    site.seasons.map(({ segment, edition }) => [segment ?? '', edition]),
  );
  return {
    name: 'embeds',
    apply: 'build',
    async generateBundle() {
      const path = join(root, 'embed/tooltips.ts');
      const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
      const told = code.replaceAll(/\bSEASONS\b/g, JSON.stringify(seasons));
      const { code: small } = await minify('tooltips.js', told);
      this.emitFile({ type: 'asset', fileName: 'embed/tooltips.js', source: small });
      this.emitFile({ type: 'asset', fileName: 'credits.txt', source: readFileSync(CREDITS) });
    },
  };
}
