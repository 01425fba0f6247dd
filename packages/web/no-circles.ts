import type { Plugin } from 'vite';

/** Files that wait for each other run in an order nobody chose, and one of them finds the other empty. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const imports = (file: string): readonly string[] => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      for (const file of Object.keys(bundle)) {
        const circle = wayBack(file, imports);
        if (circle) this.error(`Files import each other: ${[...circle, file].join(' > ')}`);
      }
    },
  };
}

/** The files from this one round to itself; null when no way leads back. */
function wayBack(
  start: string,
  imports: (file: string) => readonly string[],
): readonly string[] | null {
  const cameFrom = new Map<string, string | null>([[start, null]]);
  for (const file of cameFrom.keys()) {
    for (const next of imports(file)) {
      if (next === start) return wayTo(file, cameFrom);
      if (!cameFrom.has(next)) cameFrom.set(next, file);
    }
  }
  return null;
}

function wayTo(file: string, cameFrom: ReadonlyMap<string, string | null>): readonly string[] {
  const before = cameFrom.get(file);
  return before ? [...wayTo(before, cameFrom), file] : [file];
}
