import {
  FLAG_EFFECT_TEXT,
  FLAG_HEIRLOOM,
  FLAG_HEROIC,
  FLAG_RANDOM,
  FLAG_UNIQUE,
  FLAG_UNIQUE_EQUIPPED,
} from '../dataset/dataset.ts';
import { BIND_CODES, NONE } from '../dataset/item-codes.ts';
import { STATS } from '../stat/catalogue.ts';
import { classFilter } from './class-filter.ts';
import type { Filter } from './filter.ts';
import type { SearchIndex } from './search-index.ts';
import { plainText } from './text/words.ts';
import { rowsFrom } from './origins.ts';
import type { NumberField, Range, Term, Trait } from './language/terms.ts';

type Passes = (row: number) => boolean;

/** What a term asks of a row; `owned` are the base ids of what somebody has. */
export function termFilter(index: SearchIndex, term: Term, owned: readonly number[]): Filter {
  const passes = passesTerm(index, term, owned);
  const key = `${JSON.stringify(term)}${isOwnedAsked(term) ? owned.join() : ''}`;
  return { field: 'search', key, passes: term.not ? (row) => !passes(row) : passes };
}

function isOwnedAsked(term: Term): boolean {
  return term.kind === 'is' && term.trait === 'owned';
}

function passesTerm(index: SearchIndex, term: Term, owned: readonly number[]): Passes {
  const { table } = index;
  switch (term.kind) {
    case 'stat': {
      const amount = statOf(
        index,
        STATS.findIndex(({ name }) => name === term.stat),
      );
      return (row) => amount(row) !== 0 && within(term.range, amount(row));
    }
    case 'number': {
      const column = columnOf(index, term.field);
      // No rating and no known level are no number.
      return (row) =>
        within(term.range, column[row]!) && (column[row] !== 0 || !ASKS_FOR_SOME.has(term.field));
    }
    case 'slot':
      return (row) => term.slots.includes(table.slots[row]!);
    case 'weapon':
      return (row) =>
        table.weaponTypes[row] !== NONE && term.types.includes(table.weaponTypes[row]!);
    case 'armor':
      return (row) => table.armorTypes[row] !== NONE && term.types.includes(table.armorTypes[row]!);
    case 'quality':
      return (row) => term.qualities.includes(table.qualities[row]!);
    case 'class':
      return classFilter(index, term.gameClass, {}).passes;
    case 'is':
      return hasTrait(index, term.trait, owned);
    case 'origin':
    case 'effectText':
    case 'setName':
    case 'phrase':
      return inTexts(index, term);
  }
}

const ASKS_FOR_SOME: ReadonlySet<NumberField> = new Set(['reachLevel', 'arenaRating']);

function within({ least, most }: Range, amount: number): boolean {
  return amount >= least && amount <= most;
}

function columnOf({ table }: SearchIndex, field: NumberField): ArrayLike<number> {
  switch (field) {
    case 'itemLevel':
      return table.itemLevels;
    case 'requiredLevel':
      return table.requiredLevels;
    case 'phase':
      return table.phases;
    case 'reachLevel':
      return table.reachLevels;
    case 'arenaRating':
      return table.arenaRatings;
  }
}

function statOf({ table }: SearchIndex, stat: number): (row: number) => number {
  const { statStarts, statIds, statValues } = table;
  return (row) => {
    for (let at = statStarts[row]!; at < statStarts[row + 1]!; at++) {
      if (statIds[at] === stat) return statValues[at]!;
    }
    return 0;
  };
}

function hasTrait({ table }: SearchIndex, trait: Trait, owned: readonly number[]): Passes {
  const flag =
    (bits: number): Passes =>
    (row) =>
      (table.flags[row]! & bits) !== 0;
  switch (trait) {
    case 'unique':
      return flag(FLAG_UNIQUE | FLAG_UNIQUE_EQUIPPED);
    case 'heroic':
      return flag(FLAG_HEROIC);
    case 'random':
      return flag(FLAG_RANDOM);
    case 'heirloom':
      return flag(FLAG_HEIRLOOM);
    case 'effect':
      return flag(FLAG_EFFECT_TEXT);
    case 'boe':
      return (row) => table.binds[row] === BIND_CODES.indexOf('equip');
    case 'bop':
      return (row) => table.binds[row] === BIND_CODES.indexOf('pickup');
    case 'weapon':
      return (row) => table.weaponTypes[row] !== NONE;
    case 'armor':
      return (row) => table.weaponTypes[row] === NONE && table.armorTypes[row] !== NONE;
    case 'set':
      return (row) => table.setIds[row] !== 0;
    case 'socketed':
      return (row) => (table.socketLists[table.sockets[row]!]?.length ?? 0) > 0;
    case 'owned': {
      const had = new Set(owned);
      return (row) => had.has(table.ids[row]!);
    }
  }
}

type TextTerm = Extract<Term, { kind: 'origin' | 'effectText' | 'setName' | 'phrase' }>;

function inTexts(index: SearchIndex, term: TextTerm): Passes {
  const { table } = index;
  const words = plainText(term.text).split(' ').filter(Boolean);
  const has = (text: string): boolean => words.every((word) => text.includes(word));
  const { origins } = index;
  const effects: Passes = (row) => words.length > 0 && has(origins?.effects[row] ?? '');
  const sets = setsNamed(index, has);
  const inSet: Passes = (row) => sets.has(table.setIds[row]!);
  switch (term.kind) {
    case 'effectText':
      return effects;
    case 'setName':
      return inSet;
    case 'origin': {
      const rows = origins ? rowsFrom(origins, term.field, term.text) : new Set<number>();
      return (row) => rows.has(row);
    }
    case 'phrase': {
      const phrase = plainText(term.text);
      const stat = STATS.findIndex(({ label }) => plainText(label) === phrase);
      const amount = statOf(index, stat);
      const from = origins ? rowsFrom(origins, 'from', term.text) : new Set<number>();
      return (row) =>
        plainText(table.name(row)).includes(phrase) ||
        plainText(table.englishName?.(row) ?? '').includes(phrase) ||
        (stat >= 0 && amount(row) !== 0) ||
        from.has(row) ||
        inSet(row) ||
        (origins?.effects[row] ?? '').includes(phrase);
    }
  }
}

function setsNamed({ dataset }: SearchIndex, has: (text: string) => boolean): ReadonlySet<number> {
  return new Set(dataset.sets.filter(({ name }) => has(plainText(name))).map(({ id }) => id));
}
