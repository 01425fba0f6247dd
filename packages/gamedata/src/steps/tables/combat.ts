import type { ClassFacts, CombatTables, LevelTable } from '@gearwright/game/dataset/tables.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { SourceError } from '../../compiled.ts';
import { LEVEL_TABLES } from '../../import/class/combat.ts';
import type { FactsFolder } from './facts-folder.ts';

const FILE = 'class/combat-tables.json';
type TableName = (typeof LEVEL_TABLES)[number];

/** Rates of every class at every level. */
export function compileCombat(
  { key: edition, maxLevel }: Edition,
  facts: FactsFolder,
  classes: readonly ClassFacts[],
): CombatTables {
  const tables = readTables(edition, maxLevel, facts);
  const required = (name: TableName): LevelTable => {
    for (const { gameClass } of classes) {
      if (tables[name]?.[gameClass] === undefined) {
        throw new SourceError(`facts/${FILE}`, `${name} ${gameClass}`, `no column in ${edition}`);
      }
    }
    return tables[name]!;
  };
  return {
    critPerAgility: required('critPerAgility'),
    critPerIntellect: required('critPerIntellect'),
    dodgePerAgility: required('dodgePerAgility'),
    manaRegenPerSpirit: tables.manaRegenPerSpirit ?? null,
    healthRegenPerSpiritFirst50: tables.healthRegenPerSpiritFirst50 ?? null,
    healthRegenPerSpiritAbove50: tables.healthRegenPerSpiritAbove50 ?? null,
    facts: Object.fromEntries(
      facts
        .rowsIn(edition, 'class/combat-facts.json')
        .map((row) => [
          row.text('id'),
          row.has('params') ? Object.fromEntries(row.inner('params').entries()) : {},
        ]),
    ),
  };
}

function readTables(edition: EditionKey, maxLevel: number, facts: FactsFolder) {
  const tables: Partial<Record<TableName, Record<string, readonly number[]>>> = {};
  for (const row of facts.rowsIn(edition, FILE)) {
    const name = row.word('table', LEVEL_TABLES);
    const values = row.numbers('values');
    if (values.length < maxLevel) row.fail(`${values.length} of ${maxLevel} levels`);
    tables[name] = { ...tables[name], [row.text('gameClass')]: values.slice(0, maxLevel) };
  }
  return tables;
}
