import type { CompiledItems, CompiledValue } from '../../compiled.ts';
import type { EditionSources } from '../../editions/edition-sources.ts';
import { compileClasses } from '../tables/classes.ts';
import { projectFacts, type FactsFolder } from '../tables/facts-folder.ts';
import { compileBuilds } from './builds.ts';
import { compileEffectAverages } from './effect-averages.ts';
import { compileExclusive } from './exclusive.ts';
import { knownThings } from './known-things.ts';
import { compileMeasured } from './measured.ts';
import { withSiblings } from './siblings.ts';
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
    measured: withSiblings(compileMeasured(edition, facts, known), compileClasses(edition, facts)),
    styles: compileStyles(edition, facts),
    builds: compileBuilds(edition, facts),
    exclusive: compileExclusive(items),
    retired: compileRetired(sources, items),
  };
}
