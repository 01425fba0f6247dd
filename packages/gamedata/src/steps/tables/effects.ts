import type { Condition, ConvertEffect, Effect } from '@gearwright/game/effect/effect.ts';
import { isStatName, type StatName } from '@gearwright/game/stat/catalogue.ts';
import type { Row } from '../../row.ts';

const TYPES = ['flat', 'percent', 'convert', 'perLevel'] as const;
const OTHER_ORIGINS = ['defenseAboveMax', 'weaponAttackPower', 'petStaminaPlusIntellect'] as const;

/** The effects a fact row lists under `key`; absent is none. */
export function effectsOf(row: Row, key = 'effects'): readonly Effect[] {
  return row.inners(key).map((effect) => checked(effect, effect.number('value')));
}

/** Effects whose `values` stand for the ranks of a talent: one list a rank. */
export function effectsByRank(row: Row, ranks: number): readonly (readonly Effect[])[] {
  const rows = row
    .inners('effects')
    .map((effect) => ({ effect, values: effect.numbers('values') }));
  for (const { effect, values } of rows) {
    if (values.length !== ranks) effect.fail(`${values.length} values for ${ranks} ranks`);
  }
  return Array.from({ length: ranks }, (_, rank) =>
    rows.map(({ effect, values }) => checked(effect, values[rank]!)),
  );
}

function checked(row: Row, value: number): Effect {
  const type = row.word('type', TYPES);
  const base = { stat: stat(row), value, ...conditionOf(row) };
  switch (type) {
    case 'flat':
      return { type, ...base };
    case 'percent':
      return row.has('scope')
        ? { type, ...base, scope: row.word('scope', ['base']) }
        : { type, ...base };
    case 'convert':
      return { type, ...base, from: origin(row) };
    case 'perLevel':
      return row.has('flat') ? { type, ...base, flat: row.number('flat') } : { type, ...base };
  }
}

/** The import wrote it part by part, so that its words are known to be ours. */
function conditionOf(row: Row): { readonly when?: Condition } {
  return row.has('when') ? { when: Object.fromEntries(row.inner('when').entries()) } : {};
}

function stat(row: Row): StatName {
  const name = row.text('stat');
  return isStatName(name) ? name : row.fail(`unknown stat ${name}`);
}

function origin(row: Row): ConvertEffect['from'] {
  const from = row.text('from');
  const other = OTHER_ORIGINS.find((word) => word === from);
  return other ?? (isStatName(from) ? from : row.fail(`unknown stat ${from}`));
}
