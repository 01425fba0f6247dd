import type { Contribution, Source, SourceKind } from './contribution.ts';
import { FIGURES, STAT_COUNT } from './figures.ts';
import type { ConvertLine, IdleEffect, IdleReason, Line, PercentLine } from './line.ts';

/** What was recorded of every stat and figure, when somebody asks for reasons. */
export interface Book {
  readonly stats: Contribution[][];
  readonly figures: Contribution[][];
  /** What is there and does not count as the wearer stands. */
  readonly idle: IdleEffect[];
}

export function emptyBook(): Book {
  return {
    stats: Array.from({ length: STAT_COUNT }, () => []),
    figures: Array.from({ length: FIGURES.length }, () => []),
    idle: [],
  };
}

/** Room for the sums of the sheet at work: there is one at a time, and what stays of it is its figures. */
const SCRATCH = {
  flat: new Float64Array(STAT_COUNT),
  raised: new Uint8Array(STAT_COUNT),
  fed: new Uint8Array(STAT_COUNT),
};

/**
 * The sums of a sheet while it is worked out: first everything flat is added by stat, then
 * figures are begun, built up and ended one after the other. With a book it also writes
 * down who gave what.
 */
export class Tally {
  readonly flat: Float64Array;
  readonly figures = new Float64Array(FIGURES.length);
  readonly percents: PercentLine[] = [];
  readonly ofBase: PercentLine[] = [];
  readonly converts: ConvertLine[] = [];
  /** Stats that some percent or conversion touches: most have none, and are passed over. */
  readonly #raised: Uint8Array;
  readonly #fed: Uint8Array;
  readonly book: Book | null;
  readonly floors: boolean;
  /** What conversions from a weapon's own attack power take from. */
  weaponAttackPower = 0;
  #figure = 0;
  #value = 0;

  constructor(floors: boolean, book: Book | null) {
    this.floors = floors;
    this.book = book;
    this.flat = SCRATCH.flat.fill(0);
    this.#raised = SCRATCH.raised.fill(0);
    this.#fed = SCRATCH.fed.fill(0);
  }

  take(line: Line): void {
    if (line.type === 'flat') this.give(line.stat, line.value, line.source);
    else if (line.type === 'convert') {
      this.converts.push(line);
      this.#fed[line.stat] = 1;
    } else if (line.ofBase) this.ofBase.push(line);
    else {
      this.percents.push(line);
      this.#raised[line.stat] = 1;
    }
  }

  give(stat: number, amount: number, source: Source): void {
    this.flat[stat]! += amount;
    this.book?.stats[stat]!.push({ source, amount });
  }

  /** Says for the book that a line is there and adds nothing. */
  passOver(line: Line, because: IdleReason): void {
    this.book?.idle.push({ line, because });
  }

  begin(figure: number): this {
    this.#figure = figure;
    this.#value = 0;
    return this;
  }

  add(amount: number, kind: SourceKind, name: string): this {
    this.#value += amount;
    if (this.book && amount !== 0) this.#note({ kind, name }, amount);
    return this;
  }

  /** Everything given to a stat. */
  flats(stat: number): this {
    this.#value += this.flat[stat]!;
    this.book?.figures[this.#figure]!.push(...this.book.stats[stat]!);
    return this;
  }

  /** Everything given to a stat, at so much a piece: ratings as percents, defense as rating. */
  flatsAt(stat: number, each: number): this {
    this.#value += this.flat[stat]! * each;
    for (const { source, amount } of this.book?.stats[stat] ?? []) {
      this.#note(source, amount * each);
    }
    return this;
  }

  /** A figure that is already there, with its own reasons. */
  figure(other: number): this {
    this.#value += this.figures[other]!;
    this.book?.figures[this.#figure]!.push(...this.book.figures[other]!);
    return this;
  }

  /** Percents of what the class and race bring before gear. */
  percentsOfBase(stat: number, base: number): this {
    for (const line of this.ofBase) {
      if (line.stat !== stat) continue;
      const amount = (base * line.value) / 100;
      this.#value += amount;
      if (this.book) this.#note(line.source, amount);
    }
    return this;
  }

  conversions(stat: number): this {
    if (this.#fed[stat] === 0) return this;
    for (const line of this.converts) {
      if (line.stat !== stat) continue;
      const from = line.from < 0 ? this.weaponAttackPower : this.figures[line.from]!;
      const amount = from * line.value;
      this.#value += amount;
      if (this.book && amount !== 0) this.#note(line.source, amount);
    }
    return this;
  }

  /** Percents multiply one after the other; some editions drop the fraction each time. */
  multiply(stat: number, attribute = false): this {
    if (this.#raised[stat] === 0) return this;
    for (const line of this.percents) {
      if (line.stat !== stat) continue;
      const raised = this.#value * (1 + line.value / 100);
      this.#become(attribute && this.floors ? Math.floor(raised + 1e-9) : raised, line.source);
    }
    return this;
  }

  /** Speeds multiply on top of the hundred percent one has. */
  quicken(stat: number): this {
    if (this.#raised[stat] === 0) return this;
    for (const line of this.percents) {
      if (line.stat !== stat) continue;
      this.#become((100 + this.#value) * (1 + line.value / 100) - 100, line.source);
    }
    return this;
  }

  value(): number {
    return this.#value;
  }

  end(): number {
    this.figures[this.#figure] = this.#value;
    return this.#value;
  }

  /** A figure that the game never shows below nothing. */
  endAboveZero(): number {
    if (this.#value < 0) this.add(-this.#value, 'multiplier', 'Never below 0');
    return this.end();
  }

  /** A figure that is one number, with nothing to add up. */
  set(figure: number, value: number, name: string): void {
    this.begin(figure).add(value, 'multiplier', name).end();
  }

  #become(value: number, source: Source): void {
    if (this.book && value !== this.#value) this.#note(source, value - this.#value);
    this.#value = value;
  }

  #note(source: Source, amount: number): void {
    this.book!.figures[this.#figure]!.push({ source, amount });
  }
}
