/** A regular expression taken apart, as far as the question of how long it may take needs it. */
export interface Part {
  /** A sign or class as it is written; null for a group or an assertion. */
  readonly sign: string | null;
  readonly alternatives: readonly (readonly Part[])[] | null;
  readonly assertion: '^' | '$' | 'other' | null;
  readonly least: number;
  readonly most: number;
}

const LOOK_AROUND = /^\?<?[=!]/;
const GROUP_HEAD = /^\?(?::|<?[=!]|<[^>=!][^>]{0,60}>)/;

export function regexParts(pattern: string): readonly (readonly Part[])[] {
  let at = 0;

  function alternatives(): readonly (readonly Part[])[] {
    const all: Part[][] = [[]];
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        at++;
        all.push([]);
      } else all.at(-1)!.push(part());
    }
    return all;
  }

  function part(): Part {
    const sign = pattern[at]!;
    if (sign === '(') return repeated(group());
    if (sign === '^' || sign === '$') {
      at++;
      return { ...EMPTY, assertion: sign };
    }
    if (pattern.startsWith('\\b', at) || pattern.startsWith('\\B', at)) {
      at += 2;
      return { ...EMPTY, assertion: 'other' };
    }
    return repeated({ ...EMPTY, sign: one() });
  }

  function group(): Part {
    at++;
    const rest = pattern.slice(at);
    at += GROUP_HEAD.exec(rest)?.[0].length ?? 0;
    const inner = alternatives();
    at++;
    return LOOK_AROUND.test(rest)
      ? { ...EMPTY, assertion: 'other' }
      : { ...EMPTY, alternatives: inner };
  }

  function one(): string {
    const from = at;
    if (pattern[at] === '[') {
      while (pattern[++at] !== ']') if (pattern[at] === '\\') at++;
      at++;
    } else if (pattern[at] === '\\') {
      const named = /^\\(?:[pP]\{[^}]{1,60}\}|u\{?[0-9a-fA-F]{1,6}\}?|x[0-9a-fA-F]{2}|.)/s;
      at += named.exec(pattern.slice(at))![0].length;
    } else at += [...pattern.slice(at, at + 2)][0]!.length;
    return pattern.slice(from, at);
  }

  function repeated(found: Part): Part {
    const found_ = /^(?:[*+?]|\{(\d{1,9})(,?)(\d{0,9})\})\??/.exec(pattern.slice(at));
    if (!found_) return found;
    at += found_[0].length;
    const [sign] = found_[0];
    if (sign === '*') return { ...found, least: 0, most: Infinity };
    if (sign === '+') return { ...found, least: 1, most: Infinity };
    if (sign === '?') return { ...found, least: 0, most: 1 };
    const least = Number(found_[1]);
    const most = found_[2] === '' ? least : found_[3] === '' ? Infinity : Number(found_[3]);
    return { ...found, least, most };
  }

  return alternatives();
}

const EMPTY: Part = { sign: null, alternatives: null, assertion: null, least: 1, most: 1 };
