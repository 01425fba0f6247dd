import { isStatName, type Stats } from '@gearwright/game/stat/catalogue.ts';
import { SourceError } from '../../compiled.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One row of a source table, read field by field; `done` refuses what nobody asked for. */
export class SourceRow {
  readonly file: string;
  readonly label: string;
  readonly #fields: Fields;
  readonly #read = new Set<string>();

  constructor(file: string, label: string, value: unknown) {
    this.file = file;
    this.label = label;
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      throw new SourceError(file, label, 'not a record');
    }
    this.#fields = value as Fields;
  }

  fail(reason: string): never {
    throw new SourceError(this.file, this.label, reason);
  }

  has(key: string): boolean {
    return this.#fields[key] !== undefined && this.#fields[key] !== null;
  }

  number(key: string): number {
    const value = this.#take(key);
    if (typeof value !== 'number' || !Number.isFinite(value)) this.fail(`${key} is not a number`);
    return value;
  }

  maybeNumber(key: string): number | undefined {
    return this.has(key) ? this.number(key) : this.#skip(key);
  }

  text(key: string): string {
    const value = this.#take(key);
    if (typeof value !== 'string') this.fail(`${key} is not a text`);
    return value;
  }

  maybeText(key: string): string | undefined {
    return this.has(key) ? this.text(key) : this.#skip(key);
  }

  flag(key: string): boolean {
    const value = this.#take(key);
    if (value !== undefined && value !== null && typeof value !== 'boolean') {
      this.fail(`${key} is not true or false`);
    }
    return value === true;
  }

  oneOf<T extends string>(key: string, words: readonly T[]): T {
    const value = this.text(key);
    const word = words.find((each) => each === value);
    return word ?? this.fail(`${key} "${value}" is not one of ${words.join(', ')}`);
  }

  maybeOneOf<T extends string>(key: string, words: readonly T[]): T | undefined {
    return this.has(key) ? this.oneOf(key, words) : this.#skip(key);
  }

  numbers(key: string): readonly number[] {
    const value = this.#take(key);
    if (!Array.isArray(value) || value.some((each) => typeof each !== 'number')) {
      this.fail(`${key} is not a list of numbers`);
    }
    return value as readonly number[];
  }

  maybeNumbers(key: string): readonly number[] | undefined {
    return this.has(key) ? this.numbers(key) : this.#skip(key);
  }

  texts(key: string): readonly string[] | undefined {
    if (!this.has(key)) return this.#skip(key);
    const value = this.#take(key);
    if (!Array.isArray(value) || value.some((each) => typeof each !== 'string')) {
      this.fail(`${key} is not a list of texts`);
    }
    return value as readonly string[];
  }

  words<T extends string>(key: string, words: readonly T[]): readonly T[] | undefined {
    if (!this.has(key)) return this.#skip(key);
    const value = this.#take(key);
    if (!Array.isArray(value) || value.some((each) => !words.includes(each as T))) {
      this.fail(`${key} ${JSON.stringify(value)} is not a list of known words`);
    }
    return value as readonly T[];
  }

  /** Every name must be of the stat catalogue. */
  stats(key: string): Stats {
    const value = this.#take(key);
    if (value === null || typeof value !== 'object') this.fail(`${key} is not a record of stats`);
    for (const [name, amount] of Object.entries(value)) {
      if (!isStatName(name)) this.fail(`${key} names an unknown stat "${name}"`);
      if (typeof amount !== 'number') this.fail(`${key}.${name} is not a number`);
    }
    return value as Stats;
  }

  maybeStats(key: string): Stats | undefined {
    return this.has(key) ? this.stats(key) : this.#skip(key);
  }

  row(key: string): SourceRow {
    return new SourceRow(this.file, `${this.label} ${key}`, this.#take(key));
  }

  maybeRow(key: string): SourceRow | undefined {
    return this.has(key) ? this.row(key) : this.#skip(key);
  }

  rows(key: string): readonly SourceRow[] {
    const value = this.#take(key);
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) this.fail(`${key} is not a list`);
    return value.map(
      (each, index) => new SourceRow(this.file, `${this.label} ${key} ${index + 1}`, each),
    );
  }

  /** Fields whose names are data. */
  entries(): readonly [string, unknown][] {
    for (const key of Object.keys(this.#fields)) this.#read.add(key);
    return Object.entries(this.#fields);
  }

  done(): void {
    const unknown = Object.keys(this.#fields).filter((key) => !this.#read.has(key));
    if (unknown.length > 0) this.fail(`unknown field ${unknown.join(', ')}`);
  }

  #take(key: string): unknown {
    this.#read.add(key);
    return this.#fields[key];
  }

  #skip(key: string): undefined {
    this.#read.add(key);
    return undefined;
  }
}
