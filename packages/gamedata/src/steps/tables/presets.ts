import type { ClassFacts, PointPreset } from '@gearwright/game/dataset/tables.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import type { Row } from '../../row.ts';
import { datedWeights } from './dated-weights.ts';
import type { FactsFolder } from './facts-folder.ts';
import { presetName, withoutPhase } from './preset-name.ts';
import { presetId, readLevels, specName } from './preset-rows.ts';
import { withRaidHabits } from './raid-habits.ts';
import { toldApart, type NamedPreset } from './told-apart.ts';

/** Dated weights first, then older scales, then what is doubtful; within each the order of the file, which is the order of preference. */
export function compilePresets(
  { key, maxLevel }: Pick<Edition, 'key' | 'maxLevel'>,
  facts: FactsFolder,
  classes: readonly ClassFacts[],
): readonly PointPreset[] {
  const { trusted, others } = datedWeights(key, facts, classes);
  const older = olderPresets(key, facts, classes);
  return toldApart([...trusted, ...older, ...others]).map((preset) =>
    withRaidHabits(preset, maxLevel),
  );
}

function olderPresets(
  edition: EditionKey,
  facts: FactsFolder,
  classes: readonly ClassFacts[],
): readonly NamedPreset[] {
  const links = new Map(
    facts.rows('effect/preset-authors.json').map((row) => [row.text('author'), row.text('link')]),
  );
  const ids = new Set<string>();
  return facts.rows(`effect/presets.${edition}.json`).map((row) => {
    const preset = readPreset(edition, row, links, classes);
    if (ids.has(preset.id)) row.fail(`a second preset ${preset.id}`);
    ids.add(preset.id);
    return preset;
  });
}

function readPreset(
  edition: EditionKey,
  row: Row,
  links: ReadonlyMap<string, string>,
  classes: readonly ClassFacts[],
): NamedPreset {
  const gameClass = row.gameClass('gameClass');
  const spec = row.text('spec');
  const author = row.text('author');
  const name = row.text('name');
  const told = row.maybeNumber('phase');
  // Authors call what opened between two raids half a phase; here it is a phase of its own, the next one.
  const phase = told === null ? null : Math.ceil(told);
  return {
    id: presetId([edition, gameClass, spec, author, name]),
    own: ['', withoutPhase(name) || name],
    gameClass,
    spec,
    name: presetName({
      spec: specName(classes, gameClass, spec),
      name,
      author,
      phase,
      date: row.maybeText('date'),
      isPageDefault: false,
    }),
    phase,
    author,
    authorLink: links.get(author) ?? null,
    levels: readLevels(row),
    inherited: row.has('inherited'),
    derived: row.flag('derived'),
    stats: Object.entries(row.stats('stats'))
      .filter(([stat]) => !isOvervalued(author, spec, stat))
      .map(([stat, value]) => ({ name: stat as StatName, value })),
  };
}

/**
 * Starter scales give health that comes back by itself the worth of a main stat, for levelling. Trinkets of raids
 * carry hundreds of it: to whoever is not hit it is worth nothing there.
 */
function isOvervalued(author: string, spec: string, stat: string): boolean {
  return author === 'HawsJon' && stat === 'hp5' && !HIT.has(spec);
}

const HIT = new Set(['protection', 'feraltank', 'tank']);
