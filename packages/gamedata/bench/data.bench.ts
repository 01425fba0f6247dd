import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import { decodeDataset } from '@gearwright/game/dataset/decode-dataset.ts';
import { decodeTexts } from '@gearwright/game/dataset/decode-texts.ts';
import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';
import { atMost } from '../../../scripts/bench/figure.ts';
import type { Bench, Figure } from '../../../scripts/bench/figure.ts';
import {
  bytesHeld,
  gzipBytes,
  megabytes,
  milliseconds,
  timeInTurn,
} from '../../../scripts/bench/measure.ts';
import { compileEdition } from '../src/compile-edition.ts';
import { compileEditions } from '../src/compile-editions.ts';
import { OUT } from '../src/folders.ts';
import { manifestOf } from '../src/load.ts';
import { EDITIONS } from '../src/row.ts';

const { resolve } = createRequire(import.meta.url);

/** The plain file an edition's items come from: what every ratio is to. */
const SOURCES: Readonly<Record<EditionKey, string>> = {
  classic: resolve('wow-classic-items-classic/data/json/data.json'),
  sod: resolve('wow-classic-items-classic/data/json/data.json'),
  tbc: resolve('wow-classic-items-tbc/data/json/data.json'),
  wrath: resolve('wow-classic-items-wrath/data/json/data.json'),
};

const ROUNDS = 15;
const MEGABYTE = 1e6;

const parseSource = (edition: EditionKey): unknown =>
  JSON.parse(readFileSync(SOURCES[edition], 'utf8'));

export const bench: Bench = {
  title: 'the compiled editions; ratios are to reading and JSON.parse of the plain source file',
  run: () => [
    ...compileFigures(),
    ...EDITIONS.flatMap(sizeFigures),
    ...EDITIONS.flatMap(loadFigures),
    ...EDITIONS.flatMap(memoryFigures),
  ],
};

function compileFigures(): Figure[] {
  const out = mkdtempSync(join(tmpdir(), 'gearwright-bench-'));
  const times: { edition: EditionKey; time: number }[] = [];
  compileEditions({
    out,
    editions: EDITIONS,
    inputs: 'bench',
    compile: compileEdition,
    onDone: ({ edition }, time) => times.push({ edition, time }),
  });
  rmSync(out, { recursive: true });
  const parse = Object.fromEntries(
    EDITIONS.map((edition) => [edition, timeInTurn({ it: () => parseSource(edition) }, 3).it.p50]),
  ) as Record<EditionKey, number>;
  const all = times.reduce((sum, { time }) => sum + time, 0);
  const allParse = EDITIONS.reduce((sum, edition) => sum + parse[edition], 0);
  return [
    ...times.map(({ edition, time }) => ({
      what: `${edition}: compile`,
      value: milliseconds(time),
      ratio: time / parse[edition],
      goal: null,
    })),
    {
      what: 'all four: compile',
      value: milliseconds(all),
      ratio: all / allParse,
      goal: { text: '≤ 20 s', met: all <= 20_000 },
    },
  ];
}

function sizeFigures(edition: EditionKey): Figure[] {
  const source = readFileSync(SOURCES[edition]);
  const sourceGzip = gzipBytes(source);
  const { core, texts } = manifestOf(edition);
  const size = (what: string, bytes: number, of: number, most?: number): Figure => ({
    what: `${edition}: ${what}`,
    value: megabytes(bytes),
    ratio: bytes / of,
    goal: most === undefined ? null : atMost(bytes / MEGABYTE, most, ' MB'),
  });
  return [
    size('core on disk', core.bytes, source.byteLength),
    size('core gzipped', core.gzip, sourceGzip, 1),
    size('texts on disk', texts.bytes, source.byteLength),
    size('texts gzipped', texts.gzip, sourceGzip),
    size('both gzipped', core.gzip + texts.gzip, sourceGzip, 2.5),
  ];
}

interface Loaded {
  readonly dataset: Dataset;
  readonly texts: DatasetTexts;
}

function readBoth(edition: EditionKey): Loaded {
  const { core, texts } = manifestOf(edition);
  return {
    dataset: decodeDataset(readFileSync(join(OUT, edition, core.file))),
    texts: decodeTexts(readFileSync(join(OUT, edition, texts.file))),
  };
}

/** Every item with its texts made into objects, every table parsed: more than any screen ever asks for. */
function touchAll({ dataset, texts }: Loaded): Loaded {
  for (const id of dataset.items.ids) {
    dataset.item(String(id));
    texts.item(id);
  }
  for (const key of Object.keys(dataset) as (keyof Dataset)[]) void dataset[key];
  texts.talentRank(0);
  texts.use(0);
  return { dataset, texts };
}

function loadFigures(edition: EditionKey): Figure[] {
  const { core } = manifestOf(edition);
  const times = timeInTurn(
    {
      parse: () => parseSource(edition),
      core: () => decodeDataset(readFileSync(join(OUT, edition, core.file))),
      both: () => readBoth(edition),
      all: () => touchAll(readBoth(edition)),
    },
    ROUNDS,
  );
  const load = (what: string, time: number, most?: number): Figure => ({
    what: `${edition}: ${what}`,
    value: milliseconds(time),
    ratio: time / times.parse.p50,
    goal: most === undefined ? null : atMost(time / times.parse.p50, most),
  });
  return [
    load('plain source, read and parsed', times.parse.p50),
    load('load core, p50', times.core.p50, 0.25),
    load('load core and texts, p50', times.both.p50, 0.25),
    load('load core and texts, p99', times.both.p99),
    load('load, and make every item and text', times.all.p50),
  ];
}

function memoryFigures(edition: EditionKey): Figure[] {
  const plain = bytesHeld(() => parseSource(edition));
  const memory = (what: string, bytes: number): Figure => ({
    what: `${edition}: ${what}`,
    value: megabytes(bytes),
    ratio: bytes / plain,
    goal: null,
  });
  return [
    memory('memory of the parsed source', plain),
    memory(
      'memory after loading both',
      bytesHeld(() => readBoth(edition)),
    ),
    memory(
      'memory with every item and text made',
      bytesHeld(() => touchAll(readBoth(edition))),
    ),
  ];
}
