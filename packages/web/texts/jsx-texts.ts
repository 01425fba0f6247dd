import { Visitor, type ESTree } from 'vite';
import { hasWord, keyed, type Keyed } from './key.ts';
import { isOwnName, nameOf, partsOf, valueParts, type Part } from './parts.ts';

/** A stretch of the code and what takes its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly code: string;
}

export interface JsxTexts {
  readonly keys: readonly string[];
  readonly edits: readonly Edit[];
  /** What was dealt with here: stretches whose texts need no other care. */
  readonly done: readonly { readonly start: number; readonly end: number }[];
}

/** Attributes that people see or hear. */
const TOLD = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]);

/** The texts that components draw, and the edits that put them through the catalogue. */
export function jsxTexts(program: ESTree.Program, source: string): JsxTexts {
  const keys: string[] = [];
  const edits: Edit[] = [];
  const done: { start: number; end: number }[] = [];

  function callOf({ code, values, own }: Keyed): string {
    const given = [...values].map(([name, value]) => `${name}: ${value}`).join(', ');
    const names = own.length > 0 ? `, ${JSON.stringify(own)}` : '';
    return values.size > 0 ? `$message(${code}, { ${given} }${names})` : `$message(${code})`;
  }

  /** An expression about to be shown. */
  function show(node: ESTree.Expression): void {
    const { start, end } = node;
    const parts = partsOf(node, source);
    if (parts) {
      const text = keyed(parts);
      done.push({ start, end });
      if (![...text.keys].some(hasWord) && text.values.size === 0) return;
      keys.push(...text.keys.filter(hasWord));
      edits.push({ start, end, code: callOf(text) });
      return;
    }
    switch (node.type) {
      case 'ParenthesizedExpression':
        return show(node.expression);
      case 'ConditionalExpression':
        show(node.consequent);
        return show(node.alternate);
      case 'LogicalExpression':
        if (node.operator !== '&&') show(node.left);
        return show(node.right);
      case 'Identifier':
        if (node.name === 'children' || node.name === 'undefined') return;
        break;
      case 'MemberExpression':
      case 'ChainExpression':
      case 'TSNonNullExpression':
        if (isOwnName(node) || nameOf(node) === 'children') return;
        break;
      case 'CallExpression':
        if (nameOf(node.callee) === 'map') return;
        break;
      default:
        return;
    }
    edits.push({ start, end: start, code: '$shown(' }, { start: end, end, code: ')' });
  }

  function showChildren(children: readonly ESTree.JSXChild[]): void {
    for (const pieces of linesOf(children, source)) {
      const first = pieces.findIndex(isWording);
      let [from, to] = [first, pieces.findLastIndex(isWording)];
      while (from > 0 && pieces[from - 1]!.isInline) from--;
      while (to >= 0 && to < pieces.length - 1 && pieces[to + 1]!.isInline) to++;
      if (first >= 0) write(pieces.slice(from, to + 1));
      const others = first < 0 ? pieces : [...pieces.slice(0, from), ...pieces.slice(to + 1)];
      for (const { node } of others) {
        if (node.type === 'JSXExpressionContainer') show(node.expression as ESTree.Expression);
      }
    }
  }

  /** One text of all pieces: elements in it stay where they are written and become what stands at its places. */
  function write(pieces: readonly Piece[]): void {
    const parts = pieces.flatMap((piece) => piece.parts);
    const text = keyed(trimmed(parts));
    keys.push(...text.keys.filter(hasWord));
    const slots = pieces.filter(({ slot }) => slot !== null);
    const values = [...text.values].filter(([, code]) => !code.startsWith(SLOT));
    const names = [...text.values].filter(([, code]) => code.startsWith(SLOT));
    const given = values.map(([name, value]) => `${name}: ${value}, `).join('');
    const [before, after] = outerSpace(parts);
    let at = pieces[0]!.node.start;
    const hasPlaces = text.values.size > 0;
    let code = `${before}{$message(${text.code}${hasPlaces ? `, { ${given}` : ''}`;
    for (const [place, { slot }] of slots.entries()) {
      const { start, end } = slot!;
      put(at, start, `${code}${names[place]![0]}: `);
      code = ', ';
      at = end;
    }
    const own = text.own.length > 0 ? `, ${JSON.stringify(text.own)}` : '';
    const close = hasPlaces ? `}${own}` : '';
    put(at, pieces.at(-1)!.node.end, `${slots.length > 0 ? ', ' : code}${close})}${after}`);
    for (const { node, slot } of pieces) if (!slot) done.push(node);
  }

  /** Lines stay where they were, for whoever reads an error. */
  function put(start: number, end: number, code: string): void {
    const lines = source.slice(start, end).split('\n').length - code.split('\n').length;
    edits.push({ start, end, code: code + '\n'.repeat(Math.max(0, lines)) });
  }

  new Visitor({
    JSXElement: (node) => showChildren(node.children),
    JSXFragment: (node) => showChildren(node.children),
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !TOLD.has(name.name) || !value) return;
      if (value.type === 'JSXExpressionContainer') {
        return show(value.expression as ESTree.Expression);
      }
      if (value.type !== 'Literal' || typeof value.value !== 'string') return;
      done.push(value);
      if (!hasWord(value.value)) return;
      keys.push(value.value);
      edits.push({
        start: value.start,
        end: value.end,
        code: `{$message(${JSON.stringify(value.value)})}`,
      });
    },
  }).visit(program);
  return { keys, edits, done };
}

interface Piece {
  readonly node: ESTree.JSXChild;
  readonly parts: readonly Part[];
  /** What stays in its place in the code: an element, or an expression that makes one. */
  readonly slot: { readonly start: number; readonly end: number } | null;
  /** Whether it belongs to the words beside it. */
  readonly isInline: boolean;
}

const SLOT = '\0';

/** What stands together: an end of line that React drops parts one text from the next. */
function linesOf(children: readonly ESTree.JSXChild[], source: string): readonly Piece[][] {
  const lines: Piece[][] = [[]];
  let isCut = false;
  for (const node of children) {
    const isText = node.type === 'JSXText';
    if (isText && /^\s*\n/.test(node.value)) isCut = true;
    const piece = pieceOf(node, source);
    if (piece) {
      if (isCut && !isSpace(piece) && !isSpace(lines.at(-1)!.at(-1))) lines.push([]);
      lines.at(-1)!.push(piece);
      isCut = isText && /\n\s*$/.test(node.value);
    }
  }
  return lines;
}

/** A space that was written so that it is not dropped. */
function isSpace(piece: Piece | undefined): boolean {
  if (piece?.node.type !== 'JSXExpressionContainer') return false;
  return piece.parts.every((part) => part.kind === 'text' && part.text.trim() === '');
}

function pieceOf(node: ESTree.JSXChild, source: string): Piece | null {
  if (node.type === 'JSXText') {
    const text = wordsOf(node.value);
    if (text === '') return null;
    return { node, parts: [{ kind: 'text', text }], slot: null, isInline: true };
  }
  if (node.type === 'JSXExpressionContainer') {
    const { expression } = node;
    if (expression.type === 'JSXEmptyExpression') return null;
    if (isPlain(expression)) {
      return { node, parts: valueParts(expression, source), slot: null, isInline: true };
    }
    return slotPiece(node, expression);
  }
  return slotPiece(node, node);
}

function slotPiece(node: ESTree.JSXChild, slot: ESTree.Node): Piece {
  const code = `${SLOT}${slot.start}`;
  const parts: Part[] = [{ kind: 'value', name: nameOf(slot), code, own: false }];
  return { node, parts, slot, isInline: false };
}

/** Makes no element and takes none from its caller. */
function isPlain(node: ESTree.Expression): boolean {
  if (nameOf(node) === 'children') return false;
  let plain = true;
  const found = (): void => {
    plain = false;
  };
  new Visitor({
    JSXElement: found,
    JSXFragment: found,
    ArrowFunctionExpression: found,
    FunctionExpression: found,
  }).visit({
    type: 'Program',
    body: [{ type: 'ExpressionStatement', expression: node, start: node.start, end: node.end }],
    sourceType: 'module',
    hashbang: null,
    start: node.start,
    end: node.end,
  } as unknown as ESTree.Program);
  return plain;
}

function isWording({ parts }: Piece): boolean {
  return parts.some((part) => isWordy(part));
}

function isWordy(part: Part): boolean {
  if (part.kind === 'text') return /\p{L}{2}/u.test(part.text);
  return part.kind === 'choice' && [...part.yes, ...part.no].some(isWordy);
}

/** As React reads it: lines are joined, and space at their ends is nothing. */
function wordsOf(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, at) => {
      const led = at === 0 ? line : line.replace(/^[ \t\r]+/, '');
      return at === lines.length - 1 ? led : led.replace(/[ \t\r]+$/, '');
    })
    .filter((line) => line !== '')
    .join(' ');
}

/** Space around a text stands outside it. */
function trimmed(parts: readonly Part[]): readonly Part[] {
  return parts.map((part, at) => {
    if (part.kind !== 'text') return part;
    const led = at === 0 ? part.text.trimStart() : part.text;
    return { ...part, text: at === parts.length - 1 ? led.trimEnd() : led };
  });
}

function outerSpace(parts: readonly Part[]): readonly [string, string] {
  const [first, last] = [parts[0]!, parts.at(-1)!];
  const space = (is: boolean) => (is ? "{' '}" : '');
  return [
    space(first.kind === 'text' && /^\s/.test(first.text)),
    space(last.kind === 'text' && /\s$/.test(last.text)),
  ];
}
