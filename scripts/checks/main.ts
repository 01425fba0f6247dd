import { findBreaches } from './boundaries.ts';
import { findEditionQuestions } from './edition-questions.ts';
import { tellFloors } from './floors.ts';
import { readGraph } from './import-graph.ts';
import { findMachinePaths } from './machine-paths.ts';
import { ROOT } from './root.ts';
import { findRunaways } from './runaway-regexes.ts';
import { findUntranslated } from './texts.ts';
import { findUnused } from './unused.ts';

/**
 * Our own checks: the map of imports, that no file knows the machine it was written on, that no text takes long,
 * that none asks which edition it is, that nothing is there which nobody uses, and that every language is whole.
 */
const CHECKS: Readonly<Record<string, () => readonly string[]>> = {
  imports: checkImports,
  paths: findMachinePaths,
  regexes: findRunaways,
  editions: findEditionQuestions,
  unused: findUnused,
  texts: findUntranslated,
};

/** Says how the floors lie, then what breaks them. */
function checkImports(): readonly string[] {
  const graph = readGraph(ROOT);
  for (const line of tellFloors(graph)) console.log(line);
  return findBreaches(ROOT, graph);
}

const name = process.argv[2] ?? '';
const found = CHECKS[name]?.() ?? [`Unknown check "${name}"`];
for (const sentence of found) console.error(sentence);
if (found.length > 0) process.exitCode = 1;
