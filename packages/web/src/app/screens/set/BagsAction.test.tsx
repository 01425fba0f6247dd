// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HEAD, SLOT_COUNT } from '@gearwright/game/slot/slots.ts';
import type { SetInput } from '@gearwright/roster/roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { withOwnSet } from '../../../../test/with-own-set.tsx';
import { withoutNetwork } from '../../../../test/without-network.ts';
import { BagsAction } from './BagsAction.tsx';

afterEach(cleanup);

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

/** A helm, by slot. */
const WORN = Array.from({ length: SLOT_COUNT }, (_, slot) =>
  slot === HEAD ? fixtureGame().helm : null,
);

async function shown(set: Partial<SetInput> = {}) {
  const bench = await withOwnSet({ set });
  withoutNetwork(bench.client);
  const { characterId } = await bench.roster.getSet(bench.setId);
  const onClose = vi.fn<() => void>();
  render(<BagsAction onClose={onClose} />, { wrapper: bench.Around });
  const area = await screen.findByRole('textbox', { name: 'Text from the game' });
  const type = (value: string) => fireEvent.change(area, { target: { value } });
  return { ...bench, characterId, onClose, type };
}

test('a text fills the bags, replaces what the add-on saw, and what it brings is said first', async () => {
  const { roster, characterId, game, type } = await shown();
  expect(screen.getByText(/^Nothing is known of what/)).toBeTruthy();
  const helm = Number(game.helm);
  type(JSON.stringify({ gear: { items: [] }, bags: [{ id: helm }, { id: 99999999 }], bank: [] }));
  expect(await screen.findByText(/1 in the bags; 1 not known here/)).toBeTruthy();
  await press('Fill the bags');
  await waitFor(async () => expect(await roster.getInventory(characterId)).toHaveLength(1));
  type(`${helm} ${helm}`);
  await press('Add to the bags');
  await waitFor(async () => expect(await roster.getInventory(characterId)).toHaveLength(3));
  const doubles = (await screen.findByText('Doubles')).closest('details')!;
  expect(within(doubles).getByText(/^3 ×/)).toBeTruthy();
  await press(/^I do not have/);
  await waitFor(async () => expect(await roster.getInventory(characterId)).toEqual([]));
});

test('a text without bags is refused in words, and nothing changes', async () => {
  const { roster, characterId, type } = await shown();
  type('{"gear":{"items":[]}}');
  expect(await screen.findByText(/says nothing of bags/)).toBeTruthy();
  type('no text of ours');
  expect(await screen.findByText('Failed to parse input string.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Fill the bags' })).toBeNull();
  expect(await roster.getInventory(characterId)).toEqual([]);
});

test('what is worn and owned is marked with one press', async () => {
  const { roster, setId, game, type } = await shown({ itemIds: WORN });
  type(game.helm);
  await press('Add to the bags');
  await press('Mark 1 as acquired');
  await waitFor(async () => expect((await roster.getSet(setId)).itemsAcquired[HEAD]).toBe(true));
});
