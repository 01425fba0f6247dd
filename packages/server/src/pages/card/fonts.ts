import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unpackWoff } from './woff.ts';

const SUBSETS = ['latin', 'latin-ext', 'cyrillic'];
const FONTS = [
  ...SUBSETS.map((subset) => ({
    family: '@fontsource/alegreya-sc',
    file: `alegreya-sc-${subset}-500-normal`,
  })),
  ...SUBSETS.flatMap((subset) =>
    [400, 600].map((weight) => ({
      family: '@fontsource/source-sans-3',
      file: `source-sans-3-${subset}-${weight}-normal`,
    })),
  ),
];

const require = createRequire(import.meta.url);

/** The look's fonts as files the renderer can read, unpacked into a folder once. */
export function cardFonts(folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  return FONTS.map(({ family, file }) => {
    const path = join(folder, `${file}.ttf`);
    if (!existsSync(path)) {
      const home = dirname(require.resolve(`${family}/package.json`));
      const font = unpackWoff(readFileSync(join(home, 'files', `${file}.woff`)));
      // Written beside and moved, for another server may be reading.
      const beside = `${path}.${process.pid}`;
      writeFileSync(beside, font);
      renameSync(beside, path);
    }
    return path;
  });
}
