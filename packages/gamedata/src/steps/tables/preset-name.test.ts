import { expect, test } from 'vitest';
import { presetName } from './preset-name.ts';

const fury = { spec: 'Fury', author: 'WoWSims', phase: null, date: null, isPageDefault: false };

test.each([
  [{ name: 'Simulated P2', phase: 2, date: '2023-05-01' }, 'Fury, phase 2 · WoWSims, 2023'],
  [{ name: 'P2, P3 - Fury', phase: 2, isPageDefault: true }, 'Fury, phase 2, default · WoWSims'],
  [{ name: 'Default', isPageDefault: true }, 'Fury, default · WoWSims'],
  [{ name: 'Pre-raid', phase: 0 }, 'Fury, before raids · WoWSims'],
  [{ name: 'HawsJon', author: 'HawsJon' }, 'Fury · HawsJon'],
  [{ name: 'HawsJon Two-hand', author: 'HawsJon' }, 'Fury, Two-hand · HawsJon'],
  [
    { name: 'Levelling 40-49 hardcore', author: 'Kodiak' },
    'Fury, levels 40 to 49, hardcore · Kodiak',
  ],
])('%o is called %s', (facts, name) => {
  expect(presetName({ ...fury, ...facts })).toBe(name);
});
