import type { Part } from './parts.ts';

type Value = Part & { readonly kind: 'value' };

export interface Keyed {
  /** Every form of the text, one for each way its choices can go. */
  readonly keys: readonly string[];
  /** The code that gives the key. */
  readonly code: string;
  /** The code of what stands at its places, by name. */
  readonly values: ReadonlyMap<string, string>;
  /** Places of names that players gave. */
  readonly own: readonly string[];
}

const MOST_CHOICES = 5;

/** The keys of a text in the catalogue: the text itself, with a name in braces at each place. */
export function keyed(parts: readonly Part[]): Keyed {
  const places = placesOf(parts);
  const keys: string[] = [];

  function codeOf(rest: readonly Part[], before: string, choices: number): string {
    let text = before;
    for (const [at, part] of rest.entries()) {
      if (part.kind === 'text') text += part.text;
      else if (part.kind === 'value') text += `{${places.get(part.code)!.name}}`;
      else {
        if (choices === MOST_CHOICES) throw new Error(`Too many choices in one text: ${text}`);
        const after = rest.slice(at + 1);
        const yes = codeOf([...part.yes, ...after], text, choices + 1);
        const no = codeOf([...part.no, ...after], text, choices + 1);
        return `((${part.test}) ? ${yes} : ${no})`;
      }
    }
    keys.push(text);
    return JSON.stringify(text);
  }

  const code = codeOf(parts, '', 0);
  const all = [...places.values()];
  return {
    keys,
    code,
    values: new Map(all.map((place) => [place.name, guarded(place)])),
    own: all.filter(({ value }) => value.own).map(({ name }) => name),
  };
}

interface Place {
  readonly name: string;
  readonly value: Value;
  /** When it is needed; null for always. */
  guards: readonly string[] | null;
}

/** What stands at the places, by its code: each is worked out once, and only where its part of the text is chosen. */
function placesOf(parts: readonly Part[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const names = new Set<string>();

  function add(value: Value, guard: string | null): void {
    const there = places.get(value.code);
    if (there) {
      there.guards = guard === null || !there.guards ? null : [...there.guards, guard];
      return;
    }
    let name = value.name;
    for (let count = 2; names.has(name); count++) name = `${value.name}${count}`;
    names.add(name);
    places.set(value.code, { name, value, guards: guard === null ? null : [guard] });
  }

  function walk(each: readonly Part[], guard: string | null): void {
    for (const part of each) {
      if (part.kind === 'value') add(part, guard);
      if (part.kind !== 'choice') continue;
      const also = guard === null ? '' : `${guard} && `;
      walk(part.yes, `${also}(${part.test})`);
      walk(part.no, `${also}!(${part.test})`);
    }
  }

  walk(parts, null);
  return places;
}

function guarded({ value, guards }: Place): string {
  return guards ? `${guards.join(' || ')} ? (${value.code}) : null` : value.code;
}

/** A text has a word in it, beside the names of its places. */
export function hasWord(key: string): boolean {
  return /\p{L}{2}/u.test(key.replaceAll(/\{\w{1,60}\}/g, ' '));
}
