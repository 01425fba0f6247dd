/** What the schema tells of a field: of a call, what it takes; of an input, what it is when left out. */
export interface SchemaField {
  readonly name: string;
  readonly description: string;
  readonly args: readonly SchemaArgument[];
  /** As it is written: `[Item!]!`. Empty for a word of an enum. */
  readonly type: string;
}

export interface SchemaArgument {
  readonly name: string;
  readonly type: string;
}

export interface SchemaType {
  readonly kind: 'type' | 'input' | 'enum';
  readonly name: string;
  readonly description: string;
  readonly fields: readonly SchemaField[];
}

/** A long description stands between its three quotes; a short one has an end on its line. */
const TOKEN = /"[^"\n]{0,400}"|#[^\n]*|[A-Za-z_]\w*|-?\d[\d.]*|[{}()[\]:!=|&@]/g;

/** Types, inputs and enums of our schema by name: enough of the language to tell a reader what can be asked. */
export function readSchema(text: string): ReadonlyMap<string, SchemaType> {
  const tokens = new Tokens(text);
  const types = new Map<string, SchemaType>();
  let description = '';
  for (let token = tokens.take(); token !== null; token = tokens.take()) {
    if (isText(token)) {
      description = wordsOf(token);
      continue;
    }
    if (token === 'type' || token === 'input' || token === 'enum') {
      const name = tokens.take()!;
      types.set(name, { kind: token, name, description, fields: fieldsOf(tokens) });
    } else if (token === '{') {
      tokens.skipTo('}');
    }
    description = '';
  }
  return types;
}

function fieldsOf(tokens: Tokens): readonly SchemaField[] {
  const fields: SchemaField[] = [];
  tokens.skipTo('{');
  let description = '';
  for (let token = tokens.take(); token !== null && token !== '}'; token = tokens.take()) {
    if (isText(token)) {
      description = wordsOf(token);
      continue;
    }
    const args = tokens.peek() === '(' ? argumentsOf(tokens) : [];
    fields.push({ name: token, description, args, type: typeOf(tokens) });
    description = '';
  }
  return fields;
}

function argumentsOf(tokens: Tokens): readonly SchemaArgument[] {
  const args: SchemaArgument[] = [];
  tokens.take();
  for (let token = tokens.take(); token !== null && token !== ')'; token = tokens.take()) {
    if (!isText(token)) args.push({ name: token, type: typeOf(tokens) });
  }
  return args;
}

/** What follows the colon; a value when it is left out is read past. */
function typeOf(tokens: Tokens): string {
  if (tokens.peek() !== ':') return '';
  tokens.take();
  const type = bareType(tokens);
  if (tokens.peek() === '=') {
    tokens.take();
    if (tokens.take() === '[') tokens.skipTo(']');
  }
  return type;
}

function bareType(tokens: Tokens): string {
  let type = tokens.take() ?? '';
  if (type === '[') {
    type += bareType(tokens);
    if (tokens.peek() === ']') type += tokens.take()!;
  }
  return tokens.peek() === '!' ? type + tokens.take()! : type;
}

function isText(token: string): boolean {
  return token.startsWith('"');
}

function wordsOf(token: string): string {
  return token.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim();
}

class Tokens {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#tokens = text
      .split('"""')
      .flatMap((part, at) => (at % 2 === 1 ? [`"${part}`] : (part.match(TOKEN) ?? [])))
      .filter((token) => !token.startsWith('#'));
  }

  peek(): string | null {
    return this.#tokens[this.#at] ?? null;
  }

  take(): string | null {
    const token = this.peek();
    this.#at++;
    return token;
  }

  skipTo(wanted: string): void {
    while (this.peek() !== null && this.take() !== wanted);
  }
}
