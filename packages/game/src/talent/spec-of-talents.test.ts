import { expect, test } from 'vitest';
import { smallDataset } from '../../test/small-dataset.ts';
import type { ClassFacts, ClassTalents, Talent, TalentTree } from '../dataset/tables.ts';
import { specOfTalents } from './spec-of-talents.ts';

const talent = (id: number): Talent => ({
  id,
  name: `Talent ${id}`,
  icon: '',
  row: 0,
  col: id,
  requires: null,
  spellIds: [1, 2, 3, 4, 5].map((rank) => id * 10 + rank),
  effects: [],
});
const tree = (id: number, name: string): TalentTree => ({
  id,
  name,
  icon: '',
  talents: [talent(id * 10), talent(id * 10 + 1)],
});
const druid = {
  gameClass: 'druid',
  trees: [tree(1, 'Balance'), tree(2, 'Feral Combat'), tree(3, 'Restoration')],
} as const satisfies ClassTalents;
const dataset = smallDataset({
  items: [],
  classes: [
    {
      gameClass: 'druid',
      trees: druid.trees.map(({ name }) => name),
      specs: [
        { key: 'balance', name: 'Balance', role: 'dps' },
        { key: 'feral', name: 'Feral', role: 'dps' },
        { key: 'feraltank', name: 'Feral (Tank)', role: 'tank' },
        { key: 'restoration', name: 'Restoration', role: 'healing' },
      ],
    } as unknown as ClassFacts,
  ],
});
const asking = { ...dataset, talents: () => druid };

test.each([
  { talents: '', spec: 'balance' },
  { talents: '1-5', spec: 'feral' },
  { talents: '1-2-55', spec: 'restoration' },
  { talents: '2A', spec: 'restoration' },
  { talents: 'not talents', spec: 'balance' },
])('L1: talents "$talents" are $spec', ({ talents, spec }) => {
  expect(specOfTalents(talents, 'druid', asking)).toBe(spec);
});
