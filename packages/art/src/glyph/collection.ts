import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ownGlyphs } from './own-glyphs.ts';
import { tightenPath } from './tighten-path.ts';

interface IconifyFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** Every glyph by name: ours, and those of game-icons.net (CC BY 3.0). All in a 512 box. */
export interface GlyphCollection {
  has(name: string): boolean;
  /** Path data, rounded to the grid. */
  outline(name: string): string;
  isOwn(name: string): boolean;
}

export const collectionFile = (): string =>
  createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');

export function openCollection(): GlyphCollection {
  const { icons } = JSON.parse(readFileSync(collectionFile(), 'utf8')) as IconifyFile;
  const own = ownGlyphs();
  return {
    has: (name) => own.has(name) || name in icons,
    isOwn: (name) => own.has(name),
    outline(name) {
      const drawn = own.get(name) ?? / d="([^"]*)"/.exec(icons[name]?.body ?? '')?.[1];
      if (drawn === undefined) throw new Error(`no glyph called ${name}`);
      return tightenPath(drawn);
    },
  };
}
