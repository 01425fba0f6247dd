// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_FILTERS as FILTERS } from '@gearwright/game/set/new-gear-set.ts';
import { withOwnSet } from '../../../test/with-own-set.tsx';
import { LEVEL_UP_DONE } from './level-up-done.ts';
import { LevelUpDialog } from './LevelUpDialog.tsx';

afterEach(cleanup);

test('L2: one level more, congratulations, and closing them says that it is done', async () => {
  const { Around, roster, characterId } = await withOwnSet({ character: { level: 39 } });
  const done = vi.fn<(event: Event) => void>();
  window.addEventListener(LEVEL_UP_DONE, done);
  const onClose = vi.fn<() => void>();
  const onViewUpgrades = vi.fn<() => void>();
  render(<LevelUpDialog onClose={onClose} onViewUpgrades={onViewUpgrades} />, { wrapper: Around });
  expect(await screen.findByText('Ragnar has reached level 40!')).toBeTruthy();
  await waitFor(async () => expect((await roster.getCharacter(characterId)).level).toBe(40));
  expect(done).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'View New Upgrades' }));
  expect(done).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onViewUpgrades).toHaveBeenCalledOnce();
  window.removeEventListener(LEVEL_UP_DONE, done);
});

test('L2: at 40 the filters of every set of the character know the new armor', async () => {
  const bench = await withOwnSet({
    character: { level: 39 },
    set: { defaultFilters: { ...FILTERS, armorTypes: [2] } },
  });
  const { id: otherId } = await bench.roster.createSet({
    characterId: bench.characterId,
    ...{ name: 'Other', spec: bench.game.spec, phase: 1, points: [bench.game.preset] },
    defaultFilters: { ...FILTERS, armorTypes: [2] },
  });
  render(<LevelUpDialog onClose={() => undefined} />, { wrapper: bench.Around });
  await screen.findByText('Ragnar has reached level 40!');
  const armor = async (id: string) => (await bench.roster.getSet(id)).defaultFilters.armorTypes;
  await waitFor(async () => {
    expect([await armor(bench.setId), await armor(otherId)]).toEqual([
      [2, 3],
      [2, 3],
    ]);
  });
});
