import type { CompiledItems, CompiledValue } from '../../compiled.ts';
import type { EditionSources } from '../../editions/edition-sources.ts';
import { projectFacts, type FactsFolder } from '../tables/facts-folder.ts';
import { compileBuilds } from './builds.ts';
import { compileEffectAverages } from './effect-averages.ts';
import { compileExclusive } from './exclusive.ts';
import { knownThings } from './known-things.ts';
import { compileMeasured } from './measured.ts';
import { compileRetired } from './retired.ts';
import { compileStyles } from './styles.ts';

/** What things are worth to a spec: effects, weapon styles, usual builds. */
export function compileValue(
  sources: EditionSources,
  items: CompiledItems,
  facts: FactsFolder = projectFacts(),
): CompiledValue {
  const edition = sources.edition.key;
  const known = knownThings(items);
  return {
    effectAverages: compileEffectAverages(edition, facts, known),
    measured: compileMeasured(edition, facts, known),
    styles: compileStyles(edition, facts),
    builds: compileBuilds(edition, facts),
    exclusive: compileExclusive(items),
    retired: compileRetired(sources, items),
  };
}
