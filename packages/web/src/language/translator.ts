import type { Catalogue, Translation } from './catalogue.ts';
import { figureOf, isFigure, LocalNumbers } from './local-number.ts';
import { matchTemplate, readTemplate, type Template } from './template.ts';

interface Pattern {
  readonly template: Template;
  readonly key: string;
}

/** A text, or its pieces with what stands between them. */
type Pieces<Value> = readonly (string | Value)[];

const LONGEST = 2_000;
const REMEMBERED = 5_000;
const MOST_PARTS = 30;
/** What is longer is a sentence, not a name. */
const MOST_WORDS = 5;
/** A pattern with fewer letters, such as "{item} of {owner}", would take names apart. */
const OWN_LETTERS = 6;
const LETTER = /\p{L}/u;

/** A catalogue put to use: texts by their key, and texts that are made elsewhere by what they look like. */
export class Translator {
  readonly #catalogue: ReadonlyMap<string, Translation>;
  readonly #patterns: readonly Pattern[];
  readonly #numbers: LocalNumbers;
  readonly #plurals: Intl.PluralRules;
  readonly #list: Intl.ListFormat;
  /** German writes every noun so. */
  readonly #keepsCapitals: boolean;
  readonly #known = new Map<string, string | null>();
  readonly #partly = new Set<string>();

  constructor(catalogue: Catalogue, locale: string) {
    this.#catalogue = new Map(Object.entries(catalogue));
    this.#patterns = patternsOf(Object.keys(catalogue));
    this.#numbers = new LocalNumbers(locale);
    this.#plurals = new Intl.PluralRules(locale);
    this.#list = new Intl.ListFormat(locale);
    this.#keepsCapitals = locale.startsWith('de');
  }

  /**
   * A text of ours with what stands at its places; texts and figures among it are translated too, but not the
   * players' own names.
   */
  message<Value>(
    key: string,
    values: Readonly<Record<string, Value>>,
    own: readonly string[] = [],
  ): Pieces<Value> {
    const form = this.#formOf(this.#catalogue.get(key) ?? key, Object.values(values));
    const { between, places } = readTemplate(form);
    return between.flatMap((text, at) => {
      const place = places[at];
      if (place === undefined || !(place in values)) return [text];
      return [text, own.includes(place) ? values[place]! : this.value(values[place]!)];
    });
  }

  /** What is about to be shown: a text or figure in this language, anything else as it is. */
  value<Value>(value: Value): Value | string {
    if (typeof value === 'number') return this.#numbers.write(String(value));
    return typeof value === 'string' ? this.text(value) : value;
  }

  text(english: string): string {
    return this.find(english) ?? english;
  }

  /** Null for a text the catalogue does not have. */
  find(english: string): string | null {
    const known = this.#known.get(english);
    if (known !== undefined) return known;
    if (english.length > LONGEST) return null;
    const core = english.trim();
    const found = core === '' ? null : this.#look(core);
    const told = found === null ? null : english.replace(core, () => found);
    if (this.#known.size >= REMEMBERED) {
      this.#known.clear();
      this.#partly.clear();
    }
    this.#known.set(english, told);
    return told;
  }

  /** Whether nothing of a text is left in English but names and single words. */
  isTold(english: string): boolean {
    return this.find(english) !== null && !this.#partly.has(english.trim());
  }

  #look(text: string): string | null {
    const whole = this.#catalogue.get(text);
    if (whole !== undefined) return this.#formOf(whole, []);
    if (isFigure(text)) return this.#numbers.write(text);
    return this.#byPattern(text) ?? this.#asName(text) ?? this.#byParts(text);
  }

  /** By the first pattern of which everything is known; else by the first that has enough words of its own. */
  #byPattern(text: string): string | null {
    let partly: (() => string) | null = null;
    for (const { template, key } of this.#patterns) {
      const found = matchTemplate(template, text);
      if (!found) continue;
      const tell = (): string => {
        const values = Object.fromEntries(template.places.map((place, at) => [place, found[at]!]));
        return this.message(key, values).join('');
      };
      if (found.every((part) => !LETTER.test(part) || this.isTold(part))) return tell();
      if (lettersOf(template) >= OWN_LETTERS) partly ??= tell;
    }
    if (partly) this.#partly.add(text);
    return partly?.() ?? null;
  }

  /** "strength" and "Crit" where the catalogue has Strength and Crit %. */
  #asName(text: string): string | null {
    const percent = this.#catalogue.get(`${text} %`);
    if (typeof percent === 'string') return percent.replace('%', '').trim();
    const name = this.#catalogue.get(text.charAt(0).toUpperCase() + text.slice(1));
    if (typeof name !== 'string') return null;
    return this.#keepsCapitals ? name : name.charAt(0).toLowerCase() + name.slice(1);
  }

  /** "70 Night Elf", "Scrolls: Agility", "Strength, Agility and Stamina": what is known of it. */
  #byParts(text: string): string | null {
    for (const between of [' · ', ', ', ' and ', ': ']) {
      const parts = text.split(between, MOST_PARTS + 1);
      if (parts.length < 2 || parts.length > MOST_PARTS) continue;
      // A sentence with a comma in it is no list.
      if (between !== ' · ' && parts.some(isLong)) continue;
      const told = parts.map((part) => this.find(part));
      if (told.every((part) => part === null)) continue;
      const all = told.map((part, at) => part ?? parts[at]!);
      return between === ' and ' ? this.#list.format(all) : all.join(between);
    }
    return isLong(text) ? null : (this.#besideBrackets(text) ?? this.#byTwo(text));
  }

  /** "Karazhan (heroic)". */
  #besideBrackets(text: string): string | null {
    const at = text.lastIndexOf(' (');
    if (at < 1 || !text.endsWith(')')) return null;
    const [name, aside] = [text.slice(0, at), text.slice(at + 2, -1)];
    const told = [this.find(name), this.find(aside)];
    if (told.every((part) => part === null)) return null;
    return `${told[0] ?? name} (${told[1] ?? aside})`;
  }

  /** "Defense Rating at least 332": two that are known, one after the other; figures alone say nothing. */
  #byTwo(text: string): string | null {
    for (let at = text.indexOf(' '); at > 0; at = text.indexOf(' ', at + 1)) {
      const [head, tail] = [text.slice(0, at), text.slice(at + 1)];
      const told = [this.#word(head), isFigure(head) ? this.find(tail) : this.#word(tail)];
      if (told[0] === null || told[1] === null || (isFigure(head) && isFigure(tail))) continue;
      return told.join(' ');
    }
    return null;
  }

  /** A word or figure, or a name with a figure behind it. */
  #word(text: string): string | null {
    const whole = this.#catalogue.get(text);
    if (whole !== undefined) return this.#formOf(whole, []);
    if (isFigure(text)) return this.#numbers.write(text);
    const at = text.lastIndexOf(' ');
    const [name, figure] = [this.#catalogue.get(text.slice(0, at)), text.slice(at + 1)];
    if (at < 1 || typeof name !== 'string' || !isFigure(figure)) return null;
    return `${name} ${this.#numbers.write(figure)}`;
  }

  #formOf(translation: Translation, values: readonly unknown[]): string {
    if (typeof translation === 'string') return translation;
    const count = values.map(countOf).find((each) => each !== null) ?? 1;
    const { few, many, other } = translation;
    return translation[this.#plurals.select(count)] ?? other ?? few ?? many ?? '';
  }
}

function isLong(part: string): boolean {
  return part.split(' ', MOST_WORDS + 1).length > MOST_WORDS;
}

function countOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && isFigure(value) ? figureOf(value) : null;
}

/** What says most of a text comes first, so that a general one takes nothing from it. */
function patternsOf(keys: readonly string[]): readonly Pattern[] {
  return keys
    .filter((key) => key.includes('{'))
    .map((key) => ({ key, template: readTemplate(key) }))
    .filter(({ template }) => lettersOf(template) > 0)
    .toSorted((one, other) => lettersOf(other.template) - lettersOf(one.template));
}

function lettersOf({ between }: Template): number {
  return between.join('').trim().length;
}
