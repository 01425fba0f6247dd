// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { withOwnSet } from '../../../test/with-own-set.tsx';
import { SetBuffs } from './SetBuffs.tsx';

afterEach(cleanup);

const shown = async (options: Parameters<typeof withOwnSet>[0] = {}) => {
  const bench = await withOwnSet(options);
  render(<SetBuffs />, { wrapper: bench.Around });
  await screen.findByRole('region', { name: 'Buffs' });
  const buffs = async () => (await bench.roster.getSet(bench.setId)).buffs;
  return { ...bench, buffs };
};
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('B1: a buff is chosen in its highest rank, and switched off keeps rank and improvement', async () => {
  const { buffs } = await shown();
  const mark = () =>
    within(screen.getByRole('region', { name: 'Druid' })).getByRole('checkbox', { name: /^Mark/ });
  fireEvent.click(mark());
  await waitFor(
    async () => expect(await buffs()).toMatchObject([{ spellId: 502, enabled: true }]),
    {
      timeout: 3000,
    },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Mark of the Wild: rank 3, choose another' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Rank 2/ }));
  await waitFor(async () => expect(await buffs()).toMatchObject([{ spellId: 501 }]), {
    timeout: 3000,
  });
  fireEvent.click(mark());
  await waitFor(
    async () => expect(await buffs()).toMatchObject([{ spellId: 501, enabled: false }]),
    { timeout: 3000 },
  );
});

test('B1: what choosing takes away is said beside it', async () => {
  await shown();
  const damage = () => box(/Fortune of Damage/);
  fireEvent.click(box(/Fortune of Agility/));
  await waitFor(() =>
    expect(damage().closest('li')!.textContent).toContain(
      "Replaces Sayge's Dark Fortune of Agility",
    ),
  );
  fireEvent.click(damage());
  await waitFor(() => expect(box(/Fortune of Agility/).checked).toBe(false));
});

test('B1: a preset is one change, and none takes everything away', async () => {
  await shown();
  const presets = within(screen.getByRole('group', { name: 'Buffs of' }));
  fireEvent.click(presets.getByRole('button', { name: 'Raid' }));
  await waitFor(() => expect(box(/^Battle Shout/).checked).toBe(true));
  fireEvent.click(presets.getByRole('button', { name: 'None' }));
  await waitFor(() => expect(box(/^Battle Shout/).checked).toBe(false));
});

test('V3: somebody else’s buffs cannot be changed', async () => {
  await shown({ seenAs: (view) => ({ ...view, readOnly: true }) });
  expect(screen.queryByRole('group', { name: 'Buffs of' })).toBeNull();
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').every((each) => each.disabled)).toBe(
    true,
  );
});
