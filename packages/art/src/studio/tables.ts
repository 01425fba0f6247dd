import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { RACES, type Race } from '@gearwright/game/words/classes-and-races.ts';
import { GENDERS, type GenderName } from '../model/body/proportions.ts';

const MODEL = resolve(import.meta.dirname, '../model');
const FILES = {
  proportions: resolve(MODEL, 'body/proportions.json'),
  face: resolve(MODEL, 'head/faces.json'),
  hair: resolve(MODEL, 'hair/hair-numbers.json'),
} as const;
export type TableName = keyof typeof FILES;
export const TABLES = Object.keys(FILES) as readonly TableName[];

type Numbers = Record<string, number | string>;
type Table = Record<Race, Record<GenderName, Numbers>>;

/** Read anew each time: a sculptor may edit them by hand meanwhile. */
export const readTable = (name: TableName): Table =>
  JSON.parse(readFileSync(FILES[name], 'utf8')) as Table;

export interface Subject {
  readonly race: Race;
  readonly gender: GenderName;
  readonly numbers: Readonly<Record<TableName, Readonly<Record<string, number>>>>;
}

/** What a page sent, or why it cannot be: only numbers the tables already name, and only finite ones. */
export function readSubject(text: string): Subject {
  if (text.length > 20_000) throw new Error('That is too long for a figure.');
  const sent = JSON.parse(text) as {
    race?: unknown;
    gender?: unknown;
    numbers?: Record<string, Record<string, unknown>>;
  };
  const race = RACES.find((known) => known === sent.race);
  const gender = GENDERS.find((known) => known === sent.gender);
  if (!race || !gender)
    throw new Error(`There is no figure of ${String(sent.race)} and ${String(sent.gender)}.`);
  const numbers = Object.fromEntries(
    TABLES.map((name) => {
      const known = readTable(name)[race][gender];
      const given = Object.entries(sent.numbers?.[name] ?? {});
      for (const [key, value] of given) {
        if (typeof known[key] !== 'number')
          throw new Error(`The ${name} have no number called ${key}.`);
        if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > 10)
          throw new Error(`${key} cannot be ${String(value)}.`);
      }
      return [name, Object.fromEntries(given)];
    }),
  ) as unknown as Subject['numbers'];
  return { race, gender, numbers };
}

/** Writes a subject's numbers into the tables; everything else in them stays as it is. */
export function saveSubject(
  { race, gender, numbers }: Subject,
  write: typeof writeFileSync = writeFileSync,
): void {
  for (const name of TABLES) {
    const table = readTable(name);
    Object.assign(table[race][gender], numbers[name]);
    write(FILES[name], `${JSON.stringify(table, null, 2)}\n`);
  }
}
