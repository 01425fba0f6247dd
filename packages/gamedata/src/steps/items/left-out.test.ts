import { expect, test } from 'vitest';
import { whyLeftOut } from './left-out.ts';

test.each([
  ['QATest +500 Defense Ring', 'made for a test'],
  ['59 TEST Green Axe1H', 'made for a test'],
  ["Deprecated: Keanna's Will", 'withdrawn by its makers'],
  ['zzOLDbrokenitem', 'withdrawn by its makers'],
  ['[PH] Cloth Bracers of the Rising Dawn', 'a placeholder'],
  ['DB14 Cloth Healer Feet', 'a placeholder'],
  ['66 Epic Shadow Boots', 'a placeholder'],
  ['Monster - Throwing Axe', 'carried by monsters'],
])('%s is %s', (name, why) => {
  expect(whyLeftOut(name)).toBe(why);
});

test.each([
  'Testament of Hope',
  "Monster Slayer's Kit",
  'Old Greatsword',
  'Phantom Blade',
  '10 Pound Mud Snapper',
])('%s stays', (name) => {
  expect(whyLeftOut(name)).toBeNull();
});
