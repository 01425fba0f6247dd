import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import { decodeDataset } from '@gearwright/game/dataset/decode-dataset.ts';
import { decodeTexts } from '@gearwright/game/dataset/decode-texts.ts';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
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
import { SOURCES } from '../src/editions/all-sources.ts';
import { manifestOf } from '../src/load.ts';
import type { Manifest, PackFile } from '../src/manifest.ts';
import { packagePath } from '../src/steps/items/package-items.ts';

/** The plain file an edition's items come from: what every ratio is to. */
const sourceFile = (edition: EditionKey): string => packagePath(SOURCES[edition].itemPackage);

const ROUNDS = 15;
const MEGABYTE = 1e6;

const parseSource = (edition: EditionKey): unknown =>
  JSON.parse(readFileSync(sourceFile(edition), 'utf8'));

export const bench: Bench = {
  title: 'the compiled editions; ratios are to reading and JSON.parse of the plain source file',
  run: () => {
    const out = mkdtempSync(join(tmpdir(), 'gearwright-bench-'));
    try {
      const compile = compileFigures(out);
      const compiled = EDITION_KEYS.map((edition) => new Compiled(out, edition));
      return [
        ...compile,
        ...compiled.flatMap(sizeFigures),
        ...compiled.flatMap(loadFigures),
        ...compiled.flatMap(memoryFigures),
      ];
    } finally {
      rmSync(out, { recursive: true });
    }
  },
};

/** One edition as the bench itself compiled it. */
class Compiled {
  readonly edition: EditionKey;
  readonly manifest: Manifest;
  readonly #folder: string;

  constructor(out: string, edition: EditionKey) {
    this.edition = edition;
    this.manifest = manifestOf(edition, out);
    this.#folder = join(out, edition);
  }

  source(): unknown {
    return parseSource(this.edition);
  }

  core(): Dataset {
    return decodeDataset(readFileSync(join(this.#folder, this.manifest.core.file)));
  }

  both(): Loaded {
    const texts = readFileSync(join(this.#folder, this.manifest.texts.file));
    return { dataset: this.core(), texts: decodeTexts(texts) };
  }
}

function compileFigures(out: string): Figure[] {
  const times: { edition: EditionKey; time: number }[] = [];
  compileEditions({
    out,
    editions: EDITION_KEYS,
    inputs: 'bench',
    compile: (edition) => compileEdition(SOURCES[edition]),
    onDone: ({ edition }, time) => times.push({ edition, time }),
  });
  const parse = Object.fromEntries(
    EDITION_KEYS.map((edition) => [
      edition,
      timeInTurn({ it: () => parseSource(edition) }, 3).it.p50,
    ]),
  ) as Record<EditionKey, number>;
  const all = times.reduce((sum, { time }) => sum + time, 0);
  const allParse = EDITION_KEYS.reduce((sum, edition) => sum + parse[edition], 0);
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
      goal: null,
    },
  ];
}

function sizeFigures({ edition, manifest: { core, texts, names } }: Compiled): Figure[] {
  const source = readFileSync(sourceFile(edition));
  const sourceGzip = gzipBytes(source);
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
    size('largest names of a language, gzipped', largest(Object.values(names)), sourceGzip, 0.6),
  ];
}

function largest(files: readonly PackFile[]): number {
  return Math.max(...files.map(({ gzip }) => gzip));
}

interface Loaded {
  readonly dataset: Dataset;
  readonly texts: DatasetTexts;
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

function loadFigures(compiled: Compiled): Figure[] {
  const times = timeInTurn(
    {
      parse: () => compiled.source(),
      core: () => compiled.core(),
      both: () => compiled.both(),
      all: () => touchAll(compiled.both()),
    },
    ROUNDS,
  );
  const load = (what: string, time: number, most?: number): Figure => ({
    what: `${compiled.edition}: ${what}`,
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

function memoryFigures(compiled: Compiled): Figure[] {
  const plain = bytesHeld(() => compiled.source());
  const memory = (what: string, bytes: number): Figure => ({
    what: `${compiled.edition}: ${what}`,
    value: megabytes(bytes),
    ratio: bytes / plain,
    goal: null,
  });
  return [
    memory('memory of the parsed source', plain),
    memory(
      'memory after loading both',
      bytesHeld(() => compiled.both()),
    ),
    memory(
      'memory with every item and text made',
      bytesHeld(() => touchAll(compiled.both())),
    ),
  ];
}
