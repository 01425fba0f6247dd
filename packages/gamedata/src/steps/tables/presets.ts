import type { PointPreset } from '@gearwright/game/dataset/tables.ts';
import type { EditionKey, StatName } from '@gearwright/game/stat/catalogue.ts';
import type { Row } from '../../row.ts';
import type { FactsFolder } from './facts-folder.ts';

/** In the order of the file, which is the order of preference. */
export function compilePresets(edition: EditionKey, facts: FactsFolder): readonly PointPreset[] {
  const links = new Map(
    facts.rows('effect/preset-authors.json').map((row) => [row.text('author'), row.text('link')]),
  );
  const ids = new Set<string>();
  return facts.rows(`effect/presets.${edition}.json`).map((row) => {
    const preset = readPreset(edition, row, links);
    if (ids.has(preset.id)) row.fail(`a second preset ${preset.id}`);
    ids.add(preset.id);
    return preset;
  });
}

function readPreset(
  edition: EditionKey,
  row: Row,
  links: ReadonlyMap<string, string>,
): PointPreset {
  const gameClass = row.gameClass('gameClass');
  const spec = row.text('spec');
  const author = row.text('author');
  const name = row.text('name');
  return {
    id: slug([edition, gameClass, spec, author, name].join(' ')),
    gameClass,
    spec,
    name,
    phase: row.maybeNumber('phase'),
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

function readLevels(row: Row): PointPreset['levels'] {
  if (!row.has('levels')) return null;
  const [from, to] = row.wholes('levels');
  if (from === undefined || to === undefined || from > to) row.fail('levels must be a bracket');
  return [from, to];
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
