import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { jsxTexts } from './jsx-texts.ts';
import { plainTexts } from './plain-texts.ts';
import { NO_SOURCES, SOURCES, type Area } from './sources.ts';
import { SAME_EVERYWHERE, WORDS } from './words.ts';

export interface Text {
  readonly area: Area;
  /** The file it was first found in. */
  readonly file: string;
}

/** Every text a page can show, by its key in the catalogues. */
export function collectTexts(root: string): ReadonlyMap<string, Text> {
  const texts = new Map<string, Text>();
  for (const word of WORDS) texts.set(word, { area: 'game', file: 'packages/web/texts/words.ts' });
  for (const area of ['game', 'pages', 'interface'] as const) {
    for (const file of globSync([...SOURCES[area]], { cwd: root }).toSorted()) {
      if (NO_SOURCES.some((pattern) => pattern.test(file))) continue;
      for (const key of textsOfFile(join(root, file))) {
        if (!texts.has(key) && !SAME_EVERYWHERE.has(key)) texts.set(key, { area, file });
      }
    }
  }
  return texts;
}

function textsOfFile(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  const { program } = parseSync(file, source);
  const { keys, done } = jsxTexts(program, source);
  return [...keys, ...plainTexts(program, source, done)].map(withAmount);
}

/** Sentences about a stat are written with a sign where its amount stands. */
function withAmount(key: string): string {
  return key.replace(/#(?=%|\.| |$)/, '{amount}');
}
