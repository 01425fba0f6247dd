import { isStatName, type Stats } from '@gearwright/game/stat/catalogue.ts';
import {
  CLASSES,
  RACES,
  type GameClass,
  type Race,
} from '@gearwright/game/words/classes-and-races.ts';
import { SourceError } from './compiled.ts';

/**
 * One row of a table from outside, read field by field.
 * A field that is missing, of the wrong kind or never asked for is a SourceError with file and row.
 */
export class Row {
  readonly file: string;
  readonly label: string;
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #asked = new Set<string>();

  constructor(file: string, label: string, value: unknown) {
    this.file = file;
    this.label = label;
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      throw new SourceError(file, label, 'not a row of fields');
    }
    this.#fields = value as Readonly<Record<string, unknown>>;
  }

  fail(reason: string): never {
    throw new SourceError(this.file, this.label, reason);
  }

  has(key: string): boolean {
    return this.#fields[key] !== undefined && this.#fields[key] !== null;
  }

  raw(key: string): unknown {
    this.#asked.add(key);
    return this.#fields[key];
  }

  text(key: string): string {
    const value = this.raw(key);
    if (typeof value !== 'string' || value === '') this.fail(`${key} must be text`);
    return value;
  }

  maybeText(key: string): string | null {
    return this.#maybe(key, () => this.text(key));
  }

  number(key: string): number {
    const value = this.raw(key);
    if (typeof value !== 'number' || !Number.isFinite(value)) this.fail(`${key} must be a number`);
    return value;
  }

  maybeNumber(key: string): number | null {
    return this.#maybe(key, () => this.number(key));
  }

  whole(key: string): number {
    const value = this.number(key);
    if (!Number.isInteger(value)) this.fail(`${key} must be a whole number`);
    return value;
  }

  maybeWhole(key: string): number | null {
    return this.#maybe(key, () => this.whole(key));
  }

  /** Absent is false. */
  flag(key: string): boolean {
    const value = this.raw(key);
    if (value !== undefined && typeof value !== 'boolean')
      this.fail(`${key} must be true or false`);
    return value === true;
  }

  word<const Word extends string>(key: string, words: readonly Word[]): Word {
    const value = this.raw(key);
    if (!words.includes(value as Word)) {
      this.fail(`${key} ${JSON.stringify(value)} is none of ${words.join(', ')}`);
    }
    return value as Word;
  }

  maybeWord<const Word extends string>(key: string, words: readonly Word[]): Word | null {
    return this.#maybe(key, () => this.word(key, words));
  }

  list(key: string): readonly unknown[] {
    const value = this.raw(key);
    if (!Array.isArray(value)) this.fail(`${key} must be a list`);
    return value;
  }

  wholes(key: string): readonly number[] {
    const list = this.list(key);
    if (!list.every(Number.isInteger)) this.fail(`${key} must be whole numbers`);
    return list as readonly number[];
  }

  numbers(key: string): readonly number[] {
    const list = this.list(key);
    if (!list.every((value) => typeof value === 'number' && Number.isFinite(value))) {
      this.fail(`${key} must be numbers`);
    }
    return list as readonly number[];
  }

  texts(key: string): readonly string[] {
    const list = this.list(key);
    if (!list.every((value) => typeof value === 'string')) this.fail(`${key} must be texts`);
    return list;
  }

  words<const Word extends string>(key: string, words: readonly Word[]): readonly Word[] {
    const list = this.list(key);
    for (const value of list) {
      if (!words.includes(value as Word)) {
        this.fail(`${key} ${JSON.stringify(value)} is none of ${words.join(', ')}`);
      }
    }
    return list as readonly Word[];
  }

  maybeWords<const Word extends string>(
    key: string,
    words: readonly Word[],
  ): readonly Word[] | null {
    return this.#maybe(key, () => this.words(key, words));
  }

  /** A row inside this one. */
  inner(key: string): Row {
    return this.within(key, this.raw(key));
  }

  /** A row found inside a field that is no list of rows. */
  within(place: string, value: unknown): Row {
    return new Row(this.file, `${this.label}, ${place}`, value);
  }

  maybeInner(key: string): Row | null {
    return this.#maybe(key, () => this.inner(key));
  }

  /** Rows inside this one; absent is none. */
  inners(key: string): readonly Row[] {
    if (!this.has(key)) return [];
    return this.list(key).map((value, index) => this.within(`${key} ${index + 1}`, value));
  }

  /** The n-th list inside a list of lists, as a row with one field. */
  listed(key: string, index: number, as = 'effects'): Row {
    const list = this.list(key)[index];
    return this.within(`${key} ${index + 1}`, { [as]: list });
  }

  /** Every field as an inner name → value. */
  entries(): readonly (readonly [string, unknown])[] {
    for (const key of Object.keys(this.#fields)) this.#asked.add(key);
    return Object.entries(this.#fields);
  }

  /** Amounts by stat name; absent is none. */
  stats(key: string): Stats {
    if (!this.has(key)) return {};
    const stats: Record<string, number> = {};
    for (const [name, value] of this.inner(key).entries()) {
      if (!isStatName(name)) this.fail(`${key} names the unknown stat ${name}`);
      if (typeof value !== 'number' || !Number.isFinite(value)) {
        this.fail(`${key} ${name} must be a number`);
      }
      stats[name] = value;
    }
    return stats;
  }

  gameClass(key: string): GameClass {
    return this.word(key, CLASSES);
  }

  maybeGameClass(key: string): GameClass | null {
    return this.maybeWord(key, CLASSES);
  }

  race(key: string): Race {
    return this.word(key, RACES);
  }

  /** Fields that are read for their own sake and not carried over. */
  skip(...keys: readonly string[]): void {
    for (const key of keys) this.#asked.add(key);
  }

  /** Nothing may be left unread: a new field of a source is a decision, not an accident. */
  done(): void {
    const left = Object.keys(this.#fields).filter((key) => !this.#asked.has(key));
    if (left.length > 0) this.fail(`unknown field ${left.join(', ')}`);
  }

  #maybe<Value>(key: string, read: () => Value): Value | null {
    this.#asked.add(key);
    return this.has(key) ? read() : null;
  }
}

/** The rows of a table; a row is called by its place and, where it has one, its name. */
export function rowsOf(file: string, list: readonly unknown[]): readonly Row[] {
  return list.map((value, index) => {
    const name = nameOf(value);
    return new Row(file, name === null ? `row ${index + 1}` : `row ${index + 1} (${name})`, value);
  });
}

function nameOf(value: unknown): string | null {
  if (value === null || typeof value !== 'object') return null;
  const row = value as Readonly<Record<string, unknown>>;
  for (const key of ['name', 'talent', 'form', 'gameClass', 'slug', 'id']) {
    if (typeof row[key] === 'string' || typeof row[key] === 'number') return String(row[key]);
  }
  return null;
}
