import { expect, test } from 'vitest';
import { presetName } from './preset-name.ts';

const fury = { spec: 'Fury', author: 'WoWSims', phase: null, date: null, isPageDefault: false };

test.each([
  [{ name: 'Simulated P2', phase: 2, date: '2023-05-01' }, 'Fury, phase 2 · WoWSims, 2023'],
  [{ name: 'P2, P3 - Fury', phase: 2, isPageDefault: true }, 'Fury, phase 2, default · WoWSims'],
  [{ name: 'P2, P3, P4 & P5 - Fury', phase: 2 }, 'Fury, phases 2 to 5 · WoWSims'],
  [{ name: 'P1 BM', phase: 1 }, 'Fury, phase 1, BM · WoWSims'],
  [{ name: 'P3 (WiP)', phase: 3 }, 'Fury, phase 3, unfinished · WoWSims'],
  [{ name: 'P1 - Default', phase: 1 }, 'Fury, phase 1 · WoWSims'],
  [{ name: 'Phases 4-5', phase: 4, date: '2024-01-01' }, 'Fury, phases 4 to 5 · WoWSims, 2024'],
  [{ name: 'Default (original TBC sim)' }, 'Fury, first simulator · WoWSims'],
  [{ name: 'Levelling 1-9 AoE hardcore' }, 'Fury, levels 1 to 9, AoE, hardcore · WoWSims'],
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
