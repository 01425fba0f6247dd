import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** What of the published sets is looked at. */
export interface Asked {
  readonly editions: readonly EditionKey[];
  /** Words of class, spec or name. */
  readonly spec: string;
  readonly every: number;
  readonly from: number;
  /** A folder with `examples.{edition}.json` instead of the sets the editions carry. */
  readonly folder: string | null;
}

/** `--edition tbc --spec druid --every 8 --from 1 --folder sets`: a sample takes seconds, all of them minutes. */
export function readAsked(options: readonly string[]): Asked {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...options],
    options: { edition: text, spec: text, every: text, from: text, folder: text },
  });
  const { edition, spec = '', every = '1', from = '0', folder = null } = values;
  const keys = EDITION_KEYS.filter((key) => edition === undefined || key === edition);
  if (keys.length === 0) throw new Error(`No edition ${edition}: ${EDITION_KEYS.join(', ')}`);
  if (!(Number(every) >= 1)) throw new Error(`--every takes a number from 1 on, not ${every}`);
  return { editions: keys, spec, every: Number(every), from: Number(from), folder };
}

/** Sets of raids alone: what is worn before them is nobody's best. */
export function examplesAsked(
  carried: readonly ExampleSet[],
  edition: EditionKey,
  { folder, spec, every, from }: Asked,
): readonly ExampleSet[] {
  const all = folder === null ? carried : readFolder(folder, edition);
  return all
    .filter(({ phase, gameClass, spec: own, name }) => {
      return phase > 0 && `${gameClass} ${own} ${name}`.toLowerCase().includes(spec.toLowerCase());
    })
    .filter((_, at) => at % every === from);
}

function readFolder(folder: string, edition: EditionKey): readonly ExampleSet[] {
  const text = readFileSync(join(folder, `examples.${edition}.json`), 'utf8');
  const rows = JSON.parse(text) as readonly ExampleSet[];
  return rows.map((row) => ({
    ...row,
    faction: row.faction ?? null,
    talents: row.talents ?? null,
  }));
}
