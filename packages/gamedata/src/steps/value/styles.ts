import { WEAPON_STYLES, type SpecStyle } from '@gearwright/game/dataset/value-tables.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Row } from '../../row.ts';
import type { FactsFolder } from '../tables/facts-folder.ts';
import { weaponTypeNamed } from './weapon-words.ts';

export function compileStyles(edition: EditionKey, facts: FactsFolder): readonly SpecStyle[] {
  return facts.rows(`value/styles.${edition}.json`).map((row) => ({
    gameClass: row.gameClass('gameClass'),
    spec: row.text('spec'),
    role: row.word('role', ['dps', 'healing', 'tank']),
    styles: counted(row),
    mainTypes: types(row, 'mainTypes'),
    offTypes: types(row, 'offTypes'),
    mainType: oneType(row, 'mainType'),
    offType: oneType(row, 'offType'),
    slowestMain: row.maybeNumber('slowestMain'),
    usualOff: row.maybeNumber('usualOff'),
    fastestOff: row.maybeNumber('fastestOff'),
    weaponDamage: row.maybeWords('weaponDamage', ['main', 'off', 'ranged']) ?? [],
    caps: row.inners('caps').map((cap) => ({
      stat: cap.text('stat'),
      kind: cap.word('kind', ['worthlessAbove', 'softAbove', 'reach']),
      amount: cap.number('amount'),
    })),
  }));
}

function counted(row: Row): SpecStyle['styles'] {
  const styles = row.inner('styles');
  return WEAPON_STYLES.flatMap((style) => {
    const count = styles.maybeWhole(style);
    return count === null ? [] : [[style, count] as const];
  }).toSorted(([, one], [, other]) => other - one);
}

function types(row: Row, key: string): readonly number[] {
  const words = row.maybeInner(key)?.entries() ?? [];
  return words.map(([word]) => weaponTypeNamed(word, row));
}

function oneType(row: Row, key: string): number | null {
  const word = row.maybeText(key);
  return word === null ? null : weaponTypeNamed(word, row);
}
