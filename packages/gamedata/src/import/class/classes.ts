import { CLASSES, RACES, type GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import { shareEditions, withSeason } from '../share-editions.ts';
import type { SourceFolder } from '../source-folder.ts';
import { specsOf } from './specs.ts';

/** Who may be what and wear what. */
export const classes: ImportedTable = {
  name: 'classes',
  read(folder) {
    const tables = withSeason((edition) => [open(folder, edition)], true);
    const each = <Fact extends object>(
      read: (table: Row, edition: EditionKey) => readonly Fact[],
    ) => withSeason((edition) => read(tables[edition][0]!, edition), true);
    const classFacts = shareEditions(
      each((table, edition) =>
        table.inners('classes').map((row) => readClass(row, edition, folder)),
      ),
      (fact) => fact.gameClass!,
    );
    const raceFacts = shareEditions(
      each((table) => table.inners('races').map(readRace)),
      (fact) => fact.race,
    );
    const professions = shareEditions(each(readProfessions), (fact) => fact.name);
    for (const edition of EDITION_KEYS) {
      tables[edition][0]!.skip('edition');
      tables[edition][0]!.done();
    }
    return [
      { path: 'class/classes.json', text: rowsText(classFacts) },
      { path: 'class/races.json', text: rowsText(raceFacts) },
      { path: 'class/professions.json', text: rowsText(professions) },
    ];
  },
};

function open(folder: SourceFolder, edition: EditionKey): Row {
  const file = `class/proficiency.${edition}.json`;
  return new Row(file, 'file', folder.json(file));
}

function readClass(row: Row, edition: EditionKey, folder: SourceFolder) {
  const gameClass = row.gameClass('gameClass');
  const types = (key: string) => row.inners(key).map((each) => readType(each, gameClass, folder));
  const dualWield = row.maybeInner('dualWield');
  const fact = omitDefaults({
    gameClass,
    minLevel: row.whole('minLevel'),
    races: row.words('races', RACES),
    armor: types('armor'),
    mainHand: types('mainHand'),
    offHand: types('offHand'),
    ranged: types('ranged'),
    dualWield:
      dualWield === null
        ? null
        : {
            minLevel: dualWield.whole('minLevel'),
            ...readVia(dualWield.maybeInner('via'), gameClass, folder),
          },
    trees: row.texts('trees'),
    specs: specsOf(row, gameClass, edition),
  });
  row.done();
  return fact;
}

/** A type, or [type, from level, granted by] where it is not there from the start. */
function readType(row: Row, gameClass: GameClass, folder: SourceFolder) {
  const type = row.whole('type');
  const minLevel = row.whole('minLevel');
  const { via } = readVia(row.maybeInner('via'), gameClass, folder);
  row.done();
  if (via !== undefined) return [type, minLevel, via];
  return minLevel === 1 ? type : [type, minLevel];
}

function readVia(row: Row | null, gameClass: GameClass, folder: SourceFolder) {
  if (row === null) return {};
  const name = row.maybeText('talent') ?? row.text('rune');
  const spellId = row.maybeWhole('spellId') ?? runeOf(row, name, gameClass, folder);
  row.skip('rune', 'slot');
  row.done();
  return { via: { name, spellId } };
}

function runeOf(row: Row, name: string, gameClass: GameClass, folder: SourceFolder): number {
  const file = 'class/runes.sod.json';
  const rune = rowsOf(file, new Row(file, 'file', folder.json(file)).list('runes')).find(
    (each) =>
      each.text('name') === name &&
      each.whole('slot') === row.whole('slot') &&
      each.words('classes', CLASSES).includes(gameClass),
  );
  return rune?.whole('spellId') ?? row.fail(`no rune ${name} for ${gameClass}`);
}

function readRace(row: Row) {
  const fact = {
    race: row.race('race'),
    id: row.whole('id'),
    faction: row.word('faction', ['alliance', 'horde']),
    classes: row.words('classes', CLASSES),
  };
  row.done();
  return fact;
}

function readProfessions(table: Row) {
  const row = table.inner('professions');
  row.skip('maxSkill');
  const of = (kind: 'primary' | 'secondary') => row.texts(kind).map((name) => ({ name, kind }));
  const facts = [...of('primary'), ...of('secondary')];
  row.done();
  return facts;
}
