import { CLASSES, RACES } from '@gearwright/game/words/classes-and-races.ts';
import type { ClassFacts, Proficiency, RaceFacts } from '@gearwright/game/dataset/tables.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Row } from '../../row.ts';
import type { FactsFolder } from './facts-folder.ts';
import { readVia } from './via.ts';

const ROLES = ['dps', 'healing', 'tank'] as const;

export function compileClasses(edition: EditionKey, facts: FactsFolder): readonly ClassFacts[] {
  return facts.rowsIn(edition, 'class/classes.json').map((row) => {
    const dualWield = row.maybeInner('dualWield');
    return {
      gameClass: row.gameClass('gameClass'),
      minLevel: row.whole('minLevel'),
      races: row.words('races', RACES),
      armor: readTypes(row, 'armor'),
      mainHand: readTypes(row, 'mainHand'),
      offHand: readTypes(row, 'offHand'),
      ranged: readTypes(row, 'ranged'),
      dualWield:
        dualWield === null
          ? null
          : { minLevel: dualWield.whole('minLevel'), via: readVia(dualWield.maybeInner('via')) },
      trees: row.texts('trees'),
      specs: readSpecs(row),
    };
  });
}

/** `6`, `[6, 20]` or `[1, 60, {name, spellId}]`: type, from level, granted by. */
function readTypes(row: Row, key: string): readonly Proficiency[] {
  return row.list(key).map((entry, index) => {
    const [type, minLevel = 1, via] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
    if (!Number.isInteger(type) || !Number.isInteger(minLevel)) row.fail(`${key} ${index + 1}`);
    const granted = via === undefined ? null : row.within(`${key} ${index + 1}`, via);
    return { type: type as number, minLevel: minLevel as number, via: readVia(granted) };
  });
}

function readSpecs(row: Row): ClassFacts['specs'] {
  return row.list('specs').map((entry) => {
    const [key, name, role] = Array.isArray(entry) ? (entry as unknown[]) : [];
    const known = ROLES.find((each) => each === role);
    if (typeof key !== 'string' || typeof name !== 'string' || known === undefined) {
      return row.fail(`spec ${JSON.stringify(entry)}`);
    }
    return { key, name, role: known };
  });
}

export function compileRaces(edition: EditionKey, facts: FactsFolder): readonly RaceFacts[] {
  return facts.rowsIn(edition, 'class/races.json').map((row) => ({
    race: row.race('race'),
    id: row.whole('id'),
    faction: row.word('faction', ['alliance', 'horde']),
    classes: row.words('classes', CLASSES),
  }));
}

/** Lower case without blanks, as PROFESSIONS spells them. */
export function compileProfessions(edition: EditionKey, facts: FactsFolder) {
  const rows = facts.rowsIn(edition, 'class/professions.json');
  const of = (kind: 'primary' | 'secondary') =>
    rows
      .filter((row) => row.word('kind', ['primary', 'secondary']) === kind)
      .map((row) => row.text('name').toLowerCase().replaceAll(' ', ''));
  return { primary: of('primary'), secondary: of('secondary') };
}
