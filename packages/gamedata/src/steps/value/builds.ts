import { RACES } from '@gearwright/game/words/classes-and-races.ts';
import type { SpecBuild } from '@gearwright/game/dataset/value-tables.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Row } from '../../row.ts';
import type { FactsFolder } from '../tables/facts-folder.ts';

export function compileBuilds(edition: EditionKey, facts: FactsFolder): readonly SpecBuild[] {
  return facts.rows(`value/builds.${edition}.json`).map((row) => ({
    gameClass: row.gameClass('gameClass'),
    spec: row.text('spec'),
    role: row.word('role', ['dps', 'healing', 'tank']),
    name: row.text('name'),
    phase: row.maybeWhole('phase'),
    level: row.maybeWhole('level'),
    isDefault: row.flag('isDefault'),
    talents: row.text('talents'),
    glyphs: wholes(row, 'glyphs'),
    runes: (row.has('runes') ? row.list('runes') : []) as SpecBuild['runes'],
    consumables: wholes(row, 'consumables'),
    buffs: wholes(row, 'buffs'),
    improved: wholes(row, 'improved'),
    professions: row.has('professions') ? row.texts('professions') : [],
    race: row.maybeWord('race', RACES),
    author: row.text('author'),
  }));
}

function wholes(row: Row, key: string): readonly number[] {
  return row.has(key) ? row.wholes(key) : [];
}
