import { expect, test } from 'vitest';
import type { Form } from '../dataset/tables.ts';
import { formsOf } from './forms.ts';

const form = (name: string, minLevel: number, some: Partial<Form> = {}): Form => ({
  gameClass: 'druid',
  form: name,
  label: name,
  kind: 'form',
  spellId: 1,
  minLevel,
  via: null,
  offered: true,
  replaces: null,
  effects: [],
  itemArmorBonus: 0,
  attackPowerPerLevel: 0,
  attackPowerPerAgility: 0,
  healthPerLevel: 0,
  healthFlat: 0,
  ...some,
});

const forms = [
  form('bear', 10),
  form('direBear', 40, { replaces: 'bear' }),
  form('cat', 20),
  form('moonkin', 40),
  form('travel', 30, { offered: false }),
  form('tree', 50),
  form('battle', 1, { gameClass: 'warrior' }),
];

test.each([
  { level: 12, offered: ['bear', 'cat'] },
  { level: 39, offered: ['bear', 'cat'] },
  { level: 40, offered: ['direBear', 'cat', 'moonkin'] },
  { level: 70, offered: ['direBear', 'cat', 'moonkin', 'tree'] },
])('V4: a druid of level $level is looked at as $offered', ({ level, offered }) => {
  const names = formsOf({ gameClass: 'druid', level }, { forms }).map((each) => each.form);
  expect(names).toEqual(offered);
});
