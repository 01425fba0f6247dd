import { afterAll, expect, test } from 'vitest';
import { getSpellLine, getSpells } from '@gearwright/api/generated/operations.ts';
import { guest, refusalOf } from '../askers.ts';
import { runServer } from '../run-server.ts';

const running = await runServer('sqlite');
afterAll(() => running.close());
const visitor = guest(running);

test('spells with their line, and what improves them', async () => {
  const { getSpells: spells } = await visitor.call(getSpells, { ids: ['48161', '999999999'] });
  expect(spells).toMatchObject([
    { id: '48161', name: 'Power Word: Fortitude', gameClass: 'priest' },
  ]);
  expect(spells[0]!.improvedBy.map(({ name }) => name)).toContain('Improved Power Word: Fortitude');
  const { rootSpellId } = spells[0]!;
  const { getSpellLine: line } = await visitor.call(getSpellLine, { rootSpellId });
  expect(line.map(({ id }) => id)).toContain('48161');
  const ranks = line.map(({ rank }) => rank ?? 0);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(line.at(-1)!.subtext).toBe(`Rank ${line.at(-1)!.rank}`);
});

test('what is no id is refused', async () => {
  expect(await refusalOf(visitor.call(getSpells, { ids: ['0x10'] }))).toBe('malformed');
  expect(await refusalOf(visitor.call(getSpellLine, { rootSpellId: '' }))).toBe('malformed');
  expect(await visitor.call(getSpellLine, { rootSpellId: '1' })).toEqual({ getSpellLine: [] });
});
