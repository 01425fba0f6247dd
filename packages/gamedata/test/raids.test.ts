import { expect, test } from 'vitest';
import { raidsThatGive } from '@gearwright/game/dataset/raids.ts';
import { loadDataset } from '../src/load.ts';

test.each([
  ['classic', ["Zul'Gurub", 'Molten Core', 'Naxxramas'], ['Emerald Forest']],
  ['tbc', ['Karazhan', 'Black Temple', 'Sunwell Plateau'], ['Azjol-Nerub', 'Emerald Forest']],
  [
    'wrath',
    ['Ulduar', 'Icecrown Citadel', 'The Ruby Sanctum'],
    ['The Crimson Hall', 'The Frozen Throne', 'The Sanctum of Blood'],
  ],
] as const)('V2, I1: %s lists raids, not wings', (edition, raids, others) => {
  const names = raidsThatGive(loadDataset(edition)).map(({ name }) => name);
  for (const raid of raids) expect(names).toContain(raid);
  for (const other of others) expect(names).not.toContain(other);
});
