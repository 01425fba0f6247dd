import { join, sep } from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { jsxTexts, type Edit } from './jsx-texts.ts';

/**
 * Puts every text a component draws through the catalogue of the page's language, so that components are written
 * in plain English (decision 13).
 */
export function texts(root: string): Plugin {
  const ours = join(root, 'src') + sep;
  const told = join(ours, 'language', 'told.ts').replaceAll('\\', '/');
  return {
    name: 'texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler: (code, id) =>
        id.startsWith(ours.replaceAll('\\', '/')) ? throughCatalogue(id, code, told) : null,
    },
  };
}

export function throughCatalogue(file: string, source: string, told: string) {
  const { program } = parseSync(file, source);
  const { edits } = jsxTexts(program, source);
  if (edits.length === 0) return null;
  const names = `import { message as $message, shown as $shown } from ${JSON.stringify(told)};`;
  // On the same line as what follows: lines stay where they were.
  return { code: names + edited(source, edits), map: null };
}

function edited(source: string, edits: readonly Edit[]): string {
  let at = 0;
  let code = '';
  for (const { start, end, code: put } of edits.toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    code += source.slice(at, start) + put;
    at = end;
  }
  return code + source.slice(at);
}
