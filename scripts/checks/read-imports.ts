import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';

export interface Import {
  readonly from: string;
  /** Gone at run time. */
  readonly typeOnly: boolean;
}

/** Every module a file names, however it names it. */
export function readImports(file: string, text: string = readFileSync(file, 'utf8')): Import[] {
  const { module } = parseSync(file, text);
  const taken = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ from: moduleRequest.value, typeOnly: isType }] : [],
    ),
  );
  const later = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const written = /^['"](.+)['"]$/.exec(text.slice(start, end));
    return written ? [{ from: written[1]!, typeOnly: false }] : [];
  });
  return [...taken, ...passedOn, ...later];
}
