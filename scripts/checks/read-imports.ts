import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';

/** Every module a file names, however it names it, for its types or for its values. */
export function readImports(file: string, text: string = readFileSync(file, 'utf8')): string[] {
  const { module } = parseSync(file, text);
  const taken = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  const later = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const written = /^['"](.+)['"]$/.exec(text.slice(start, end));
    return written ? [written[1]!] : [];
  });
  return [...taken, ...passedOn, ...later];
}
