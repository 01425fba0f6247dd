import { afterAll, expect, test } from 'vitest';
import { getPointPreset, getPointPresets } from '@gearwright/api/generated/operations.ts';
import { guest, refusalOf } from '../askers.ts';
import { runServer } from '../run-server.ts';

const running = await runServer('sqlite');
afterAll(() => running.close());
const visitor = guest(running);

test('W1: presets of a class, each found again by its id', async () => {
  for (const edition of ['classic', 'sod', 'tbc', 'wrath'] as const) {
    const answer = await visitor.call(getPointPresets, { gameClass: 'mage' }, edition);
    const [preset] = answer.getPointPresets;
    expect(preset!.stats.length).toBeGreaterThan(0);
    expect(preset!.author).not.toBe('');
    const { id } = preset!;
    expect(await visitor.call(getPointPreset, { id }, edition)).toEqual({ getPointPreset: preset });
  }
});

test('an unknown one is not found', async () => {
  expect(await refusalOf(visitor.call(getPointPreset, { id: 'nobody' }))).toBe('pointNotFound');
});
