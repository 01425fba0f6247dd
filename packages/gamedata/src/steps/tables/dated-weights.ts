import type { ClassFacts } from '@gearwright/game/dataset/tables.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { isStatName, type StatName, type Stats } from '@gearwright/game/stat/catalogue.ts';
import { WEIGHT_METHODS } from '../../import/value/weights.ts';
import type { Row } from '../../row.ts';
import type { FactsFolder } from './facts-folder.ts';
import { phasesBetween } from './phases-between.ts';
import { presetName, withoutPhase } from './preset-name.ts';
import type { NamedPreset } from './told-apart.ts';
import { presetId, readLevels, specName } from './preset-rows.ts';

export interface DatedWeights {
  /** To be chosen from first. */
  readonly trusted: readonly NamedPreset[];
  /** Left over from another game, or for healers, whose defaults do not weigh healing sensibly. */
  readonly others: readonly NamedPreset[];
}

/** Dated stat weights, in the order of preference. */
export function datedWeights(
  edition: EditionKey,
  facts: FactsFolder,
  classes: readonly ClassFacts[],
): DatedWeights {
  const trusted: NamedPreset[] = [];
  const others: NamedPreset[] = [];
  for (const row of facts.rows(`value/weights.${edition}.json`)) {
    const preset = readDated(edition, row, classes);
    const isDoubtful = preset.inherited || row.text('role') === 'healing';
    (isDoubtful ? others : trusted).push(preset);
  }
  return { trusted: [...trusted, ...phasesBetween(edition, trusted, classes)], others };
}

function readDated(edition: EditionKey, row: Row, classes: readonly ClassFacts[]): NamedPreset {
  const gameClass = row.gameClass('gameClass');
  const spec = row.text('spec');
  const author = row.text('author');
  const own = row.text('name');
  const role = row.text('role');
  const phase = row.maybeNumber('phase');
  const date = row.text('date');
  const method = row.word('method', WEIGHT_METHODS);
  const reference = row.text('reference');
  if (!isStatName(reference)) row.fail(`unknown stat ${reference}`);
  const dpsPerPoint = row.maybeNumber('dpsPerPoint');
  return {
    id: presetId([edition, gameClass, spec, author, own, role, String(phase ?? ''), 'dated']),
    own: [ROLE_WORDS[role] ?? role, withoutPhase(own) || own],
    gameClass,
    spec,
    name: presetName({
      spec: specName(classes, gameClass, spec),
      name: own,
      author,
      phase,
      date,
      isPageDefault: method === 'uiDefault' || method === 'uiDefaultAndSimulatorTest',
    }),
    phase,
    author,
    authorLink: null,
    levels: readLevels(row),
    inherited: row.has('inherited'),
    derived: false,
    stats: Object.entries(withSpellPower(row.stats('stats'))).map(([name, value]) => ({
      name: name as StatName,
      value,
    })),
    method,
    reference,
    ...(dpsPerPoint === null ? {} : { dpsPerPoint }),
    ...(row.has('aboveCap') ? { aboveCap: row.stats('aboveCap') } : {}),
  };
}

const ROLE_WORDS: Readonly<Record<string, string>> = {
  dps: 'for damage',
  tank: 'for survival',
  healing: 'for healing',
};

/** What adds to damage and healing adds to damage: a scale that weighs the one alone weighs both. */
function withSpellPower(stats: Stats): Stats {
  const { spellDamage, spellPower } = stats;
  if (spellDamage === undefined || spellPower !== undefined) return stats;
  return { ...stats, spellPower: spellDamage };
}
