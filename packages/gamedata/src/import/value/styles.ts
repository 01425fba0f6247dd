import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { type Row, rowsOf } from '../../row.ts';
import { rowsText } from '../fact-text.ts';
import type { ImportedTable } from '../imported-table.ts';
import { omitDefaults } from '../omit-defaults.ts';
import { ROLES } from './weights.ts';

/** Weapons and caps of each spec, counted in published sets. */
export const styles: ImportedTable = {
  name: 'styles',
  read(folder) {
    return EDITION_KEYS.map((edition) => {
      const file = `value/styles.${edition}.json`;
      return {
        path: `value/styles.${edition}.json`,
        text: rowsText(rowsOf(file, folder.rows(file)).map(readStyle)),
      };
    });
  },
};

/** As the source words them, and as we do. */
const STYLE_WORDS: Readonly<Record<string, string>> = {
  'two-hand': 'twoHand',
  'dual wield': 'twoOneHanders',
  'two two-handers': 'twoTwoHanders',
  'one-hand + shield': 'shield',
  'one-hand + held in off-hand': 'heldOffHand',
  'one hand only': 'oneHand',
};

const HANDS: Readonly<Record<string, readonly string[]>> = {
  none: [],
  feralAttackPower: [],
  mainHand: ['main'],
  ranged: ['ranged'],
  'mainHand and offHand': ['main', 'off'],
};

function readStyle(row: Row) {
  const counted = HANDS[row.text('weaponDamageCounts')];
  if (!counted) row.fail(`weapon damage of ${row.text('weaponDamageCounts')}`);
  const fact = omitDefaults({
    gameClass: row.gameClass('gameClass'),
    spec: row.text('spec'),
    role: row.word('role', ROLES),
    styles: Object.fromEntries(
      row
        .inner('styles')
        .entries()
        .map(([style, count]) => [STYLE_WORDS[style] ?? row.fail(`style ${style}`), count]),
    ),
    mainTypes: row.has('mainHandTypes') ? row.raw('mainHandTypes') : null,
    offTypes: row.has('offHandTypes') ? row.raw('offHandTypes') : null,
    mainType: row.maybeText('mainHandType'),
    offType: row.maybeText('offHandType'),
    slowestMain: row.maybeInner('mainHandSpeed')?.number('min') ?? null,
    usualOff: row.maybeInner('offHandSpeed')?.number('median') ?? null,
    fastestOff: row.maybeInner('offHandSpeed')?.number('max') ?? null,
    weaponDamage: counted,
    caps: row.inners('caps').map(readCap),
  });
  row.skip('style', 'sets', 'ranged', 'note');
  row.done();
  return fact;
}

function readCap(row: Row) {
  return {
    stat: row.text('stat'),
    kind: row.word('kind', ['worthlessAbove', 'softAbove', 'reach']),
    amount: row.number('amount'),
  };
}
