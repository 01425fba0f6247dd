// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CHEST, HEAD, LEGS } from '@gearwright/game/slot/slots.ts';
import { aSet, ITEMS, setOnScreen } from '../../../test/set-on-screen.tsx';
import { workerHere } from '../../../test/worker-here.ts';
import type { AskWorker } from '../../data/worker/use-game-worker.ts';
import { AutofillDialog } from './AutofillDialog.tsx';

const ask = vi.hoisted(() => vi.fn<AskWorker>());
vi.mock('../../data/worker/use-game-worker.ts', () => ({ useGameWorker: () => ask }));

afterEach(() => {
  cleanup();
  ask.mockReset();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const changes = async () => {
  const list = await screen.findByRole('list', { name: 'Changes' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

function shown(worn = [ITEMS.helm, ITEMS.chest]) {
  ask.mockImplementation(workerHere);
  const onClose = vi.fn<() => void>();
  const bench = setOnScreen(aSet(worn));
  render(<AutofillDialog onClose={onClose} />, { wrapper: bench.Around });
  return { ...bench, onClose };
}

test('Q3: the best whole set is shown as a difference before it is put on, with its proof', async () => {
  const { now, edits, onClose } = shown();
  press('Find the best gear');
  const told = await changes();
  expect(told.map((text) => text?.replace('Leave out', ''))).toEqual([
    'ChestBetter Cuirassinstead of Old Chest+60.0',
    'HeadBetter Crowninstead of Old Helm+40.0',
    'LegsOnly Legs+24.0',
  ]);
  expect(screen.getByText('Proven best')).toBeTruthy();
  expect(edits()).toBe(0);
  press('Apply');
  expect(edits()).toBe(1);
  expect(([HEAD, CHEST, LEGS] as const).map((slot) => now().gear[slot].item?.name)).toEqual([
    'Better Crown',
    'Better Cuirass',
    'Only Legs',
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('Q2: the best of each slot is the specified autofill', async () => {
  shown();
  fireEvent.click(screen.getByRole('radio', { name: 'The best of each slot' }));
  expect(screen.queryByText(/^Caps/)).toBeNull();
  press('Find the best gear');
  expect(await changes()).toHaveLength(3);
  expect(ask.mock.calls[0]![0].kind).toBe('autofill');
  expect(screen.queryByText('Proven best')).toBeNull();
});

test('Q3: a slot can be kept, an item left out', async () => {
  shown();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Head: Old Helm' }));
  press('Find the best gear');
  expect(await changes()).toHaveLength(2);
  press('Leave Better Cuirass out');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  const [only] = await changes();
  expect(only).toContain('Only Legs');
});

test('Q3: only what is marked as acquired, where that is asked', async () => {
  shown([ITEMS.helm]);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Only what I own/ }));
  const find = screen.getByRole<HTMLButtonElement>('button', { name: 'Find the best gear' });
  await vi.waitFor(() => expect(find.disabled).toBe(false));
  press('Find the best gear');
  await screen.findByRole('button', { name: 'Apply' });
  expect(ask.mock.calls[0]![0]).toMatchObject({ owned: [] });
});

test('Q3: caps begin as the spec needs them, and each tells what it comes to and costs', async () => {
  shown();
  const amount = screen.getByLabelText<HTMLInputElement>('Amount of Hit Rating');
  expect(Number(amount.value)).toBeGreaterThan(200);
  fireEvent.change(amount, { target: { value: '10' } });
  press('Find the best gear');
  const table = await screen.findByRole('table', { name: 'Caps' });
  const row = within(table).getByText('Hit Rating worthless above 10').closest('tr')!;
  expect([...row.cells].slice(1, 2).map(({ textContent }) => textContent)).toEqual(['40']);
});

test('Q3: what was asked for stays with the set, and the spec’s own can be had back', async () => {
  const { now, edits } = shown();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hold Hit Rating' }));
  press('Find the best gear');
  await changes();
  expect(edits()).toBe(1);
  expect(now().goals.caps?.find(({ stat }) => stat === 'hitRating')).toMatchObject({
    enabled: false,
  });
  const kept = aSet([], { goals: now().goals });
  cleanup();
  const again = setOnScreen(kept);
  render(<AutofillDialog onClose={() => undefined} />, { wrapper: again.Around });
  const hit = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Hold Hit Rating' });
  expect(hit().checked).toBe(false);
  press('As the spec needs them');
  expect(hit().checked).toBe(true);
  press('Find the best gear');
  await changes();
  expect(again.now().goals).toEqual({ caps: null, arms: null });
});

test('Q3: goals are added by name, those of other specs of the class too', async () => {
  shown();
  press('Remove the cap on Hit Rating');
  fireEvent.click(screen.getByRole('button', { name: 'Add a goal' }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names.map((name) => name?.split(':')[0])).toContain('Hit cap');
  expect(names.map((name) => name?.split(':')[0])).toContain('Uncrittable');
  fireEvent.click(screen.getByRole('menuitem', { name: /^Uncrittable/ }));
  expect(screen.getByRole('checkbox', { name: 'Hold Uncrittable' })).toBeTruthy();
});

test('Q3: a cap no gear keeps is told', async () => {
  shown();
  press('Add a cap');
  fireEvent.change(screen.getByLabelText('Amount of Strength'), { target: { value: '9999' } });
  press('Find the best gear');
  expect((await screen.findByRole('alert')).textContent).toContain('Strength at least 9999');
});

test('Q3: a search is cancelled, and nothing has changed', async () => {
  const { edits } = shown();
  let signal: AbortSignal | undefined;
  ask.mockImplementation((_task, options) => {
    signal = options?.signal;
    options?.onProgress?.({ value: 100, bound: 120 });
    return new Promise(() => undefined);
  });
  press('Find the best gear');
  expect((await screen.findByText('120.0')).tagName).toBe('DD');
  press('Cancel');
  expect(signal?.aborted).toBe(true);
  expect(screen.getByRole('button', { name: 'Find the best gear' })).toBeTruthy();
  expect(edits()).toBe(0);
});

test('Q3: a search that fails says so and can be begun again', async () => {
  shown();
  ask.mockRejectedValueOnce(new Error('no worker'));
  press('Find the best gear');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be run');
  press('Find the best gear');
  expect(await changes()).toHaveLength(3);
});
