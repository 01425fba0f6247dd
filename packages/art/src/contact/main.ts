import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { chooseEdition } from '../catalogue/choose-edition.ts';
import { composeIcon } from '../compose/compose-icon.ts';
import { openCollection } from '../glyph/collection.ts';
import { sectionsOf, type Section } from './sections.ts';

/** `node packages/art/src/contact/main.ts wrath 80 weapons`: sheets of an edition, at most 80 pictures a section. */
const [edition = 'wrath', limit = '80', only = ''] = process.argv.slice(2);
const OUT = resolve(import.meta.dirname, '../../.cache/contact-sheets');
const WIDTH = 1300;
const PAGE_HEIGHT = 1400;
const CELL = 72;

const collection = openCollection();
const dataset = loadDataset(edition as EditionKey);
const sections = sectionsOf(dataset, chooseEdition(dataset));

/** The highest and a sample of the rest, evenly spread. */
function sample<T>(list: readonly T[], most: number): readonly T[] {
  const first = list.slice(0, most / 2);
  const rest = list.slice(most / 2);
  const step = Math.max(1, Math.floor(rest.length / (most / 2)));
  return [...first, ...rest.filter((_, i) => i % step === 0).slice(0, most / 2)];
}

function sectionHtml({ title, shown }: Section): string {
  const cells = sample(shown, Number(limit)).map(({ name, choice, quality }) => {
    const svg = encodeURIComponent(composeIcon(choice, quality, collection.outline));
    return `<figure><img width="40" height="40" src="data:image/svg+xml,${svg}"><figcaption>${name}</figcaption></figure>`;
  });
  return `<h2>${title} (${shown.length})</h2><div>${cells.join('')}</div>`;
}

const columns = Math.floor((WIDTH - 12) / CELL);
const heightOf = ({ shown }: Section): number =>
  26 + Math.ceil(Math.min(shown.length, Number(limit)) / columns) * 68;

/** A page one can look at: sections until it is full. */
function pagesOf(list: readonly Section[]): readonly (readonly Section[])[] {
  const pages: Section[][] = [];
  let room = 0;
  for (const section of list) {
    if (room < heightOf(section)) {
      pages.push([]);
      room = PAGE_HEIGHT;
    }
    pages.at(-1)?.push(section);
    room -= heightOf(section);
  }
  return pages;
}

function photograph(name: string, list: readonly Section[]): void {
  const page = join(OUT, `${name}.html`);
  const height = list.reduce((sum, section) => sum + heightOf(section), 20);
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><style>
    body { margin: 6px; background: #0e1116; color: #9aa4b2; font: 9px/10px sans-serif }
    h2 { margin: 6px 0 4px; font-size: 13px; color: #f2cd83 }
    div { display: flex; flex-wrap: wrap; gap: 4px }
    figure { width: ${CELL - 4}px; height: 64px; margin: 0; text-align: center; overflow: hidden }
  </style>${list.map(sectionHtml).join('')}`,
  );
  const profile = mkdtempSync(join(tmpdir(), 'contact-'));
  execFileSync(
    process.env.CHROMIUM_PATH ?? 'chromium',
    [
      ...['--headless', '--no-sandbox', '--disable-quic', '--no-first-run', '--hide-scrollbars'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      `--user-data-dir=${profile}`,
      `--window-size=${WIDTH},${height}`,
      `--screenshot=${join(OUT, `${name}.png`)}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  );
  rmSync(profile, { recursive: true, force: true });
  console.log(`${name}.png`);
}

mkdirSync(OUT, { recursive: true });
for (const [sheet, list] of Map.groupBy(sections, (section) => section.sheet)) {
  if (only !== '' && only !== sheet) continue;
  for (const [i, page] of pagesOf(list).entries()) photograph(`${edition}-${sheet}-${i + 1}`, page);
}
