/** One piece of a search text: a word, a phrase in quotes, or a field with what is asked of it. */
export interface Token {
  readonly not: boolean;
  /** Before the operator; null for a word or phrase by itself. */
  readonly field: string | null;
  readonly operator: Operator | null;
  readonly text: string;
  readonly quoted: boolean;
}

export type Operator = ':' | '=' | '<' | '>' | '<=' | '>=';

/** No search is longer; what comes after is not read. */
export const LONGEST_SEARCH = 200;

const BLANK = ' ';

/** Reads the text once, from left to right. */
export function tokensOf(search: string): readonly Token[] {
  const text = search.slice(0, LONGEST_SEARCH).replaceAll('\t', BLANK).replaceAll('\n', BLANK);
  const tokens: Token[] = [];
  let at = 0;
  const skipBlanks = (): void => {
    while (text[at] === BLANK) at++;
  };
  const readQuoted = (): string => {
    const end = text.indexOf('"', at + 1);
    const inside = text.slice(at + 1, end < 0 ? text.length : end);
    at = end < 0 ? text.length : end + 1;
    return inside;
  };
  const readBare = (stopsAtOperator: boolean): string => {
    const start = at;
    while (at < text.length && text[at] !== BLANK && text[at] !== '"') {
      if (stopsAtOperator && isOperator(text[at])) break;
      at++;
    }
    return text.slice(start, at);
  };
  const readOperator = (): Operator => {
    const two = text.slice(at, at + 2);
    const operator = two === '<=' || two === '>=' ? two : (text[at] as Operator);
    at += operator.length;
    return operator;
  };

  for (skipBlanks(); at < text.length; skipBlanks()) {
    const not = text[at] === '-' && at + 1 < text.length && text[at + 1] !== BLANK;
    if (not) at++;
    const quoted = text[at] === '"';
    const first = quoted ? readQuoted() : readBare(true);
    const before = at;
    skipBlanks();
    // "hit > 10" may have blanks round its sign; a colon belongs to the word before it.
    const follows = isOperator(text[at]) && (before === at || text[at] !== ':');
    if (!follows || first === '') {
      at = before;
      if (first === '') at++;
      else tokens.push({ not, field: null, operator: null, text: first, quoted });
      continue;
    }
    const operator = readOperator();
    skipBlanks();
    const valueQuoted = text[at] === '"';
    const value = valueQuoted ? readQuoted() : readBare(false);
    tokens.push({ not, field: first, operator, text: value, quoted: valueQuoted });
  }
  return tokens;
}

function isOperator(sign: string | undefined): boolean {
  return sign === ':' || sign === '=' || sign === '<' || sign === '>';
}
