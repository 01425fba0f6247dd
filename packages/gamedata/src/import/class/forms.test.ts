import { expect, test } from 'vitest';
import { folderWith, written } from '../testing-folder.ts';
import { forms } from './forms.ts';

const form = (name: string, effects: object, more: object = {}) => ({
  gameClass: 'druid',
  form: name,
  spellId: 9634,
  formId: 8,
  minLevel: 40,
  effects,
  source: 'a simulator',
  ...more,
});

const inAll = (row: object) =>
  folderWith(
    Object.fromEntries(
      ['classic', 'sod', 'tbc', 'wrath'].map((edition) => [`class/forms.${edition}.json`, [row]]),
    ),
  );

test('multipliers become percents, what is the form’s own stays beside them', () => {
  const folder = inAll(
    form('dire bear', {
      itemArmorBonus: 4,
      attackPowerPerLevel: 3,
      staminaMultiplier: 1.25,
      threatMultiplier: 1.3,
      damageTakenMultiplier: 0.9,
    }),
  );
  expect(written(forms, folder, 'class/forms.json')).toEqual([
    {
      gameClass: 'druid',
      form: 'direBear',
      label: 'Dire Bear Form',
      kind: 'form',
      spellId: 9634,
      minLevel: 40,
      offered: true,
      effects: [
        { type: 'percent', stat: 'stamina', value: 25 },
        { type: 'flat', stat: 'threatPercent', value: 30 },
      ],
      itemArmorBonus: 4,
      attackPowerPerLevel: 3,
    },
  ]);
});

test('forms that change nothing are not offered', () => {
  const folder = inAll(form('travel', {}, { statForm: false }));
  const [row] = written(forms, folder, 'class/forms.json') as { offered?: boolean }[];
  expect(row!.offered).toBeUndefined();
});

test('an unknown form or effect is refused', () => {
  expect(() => forms.read(inAll(form('gnat', {})))).toThrow('row 1 (gnat): unknown form');
  expect(() => forms.read(inAll(form('cat', { purrVolume: 3 })))).toThrow(
    'unknown effect purrVolume',
  );
});
