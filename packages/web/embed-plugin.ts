import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, transformWithOxc, type Plugin } from 'vite';
import type { Site } from '@gearwright/game/edition/sites.ts';

/** Makes `embed/tooltips.js`, one file without imports, for the pages of other sites. */
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
    },
  };
}
