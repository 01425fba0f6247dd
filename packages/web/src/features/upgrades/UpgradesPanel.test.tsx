// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { aSet, ITEMS, setOnScreen } from '../../../test/set-on-screen.tsx';
import { workerHere } from '../../../test/worker-here.ts';
import { UpgradesPanel } from './UpgradesPanel.tsx';

vi.mock('../../data/worker/use-game-worker.ts', () => ({ useGameWorker: () => workerHere }));

afterEach(cleanup);

test('V6, Q4: what would better the set is listed by slot, and put on from there', async () => {
  const { Around, now } = setOnScreen(aSet([ITEMS.helm, ITEMS.cuirass, ITEMS.legs]));
  render(<UpgradesPanel />, { wrapper: Around });
  const head = await screen.findByRole('region', { name: 'Head' });
  expect(within(head).getAllByRole('listitem')).toHaveLength(1);
  expect(head.textContent).toContain('Better Crown');
  expect(head.textContent).toContain('+40.0');
  fireEvent.click(within(head).getByRole('button', { name: 'Equip Better Crown' }));
  expect(now().gear[HEAD].item?.name).toBe('Better Crown');
  expect(await screen.findByText('No Upgrades Found')).toBeTruthy();
});

test('V6: an upgrade is wished for, and no longer', async () => {
  const { Around, now } = setOnScreen(aSet([ITEMS.helm]));
  render(<UpgradesPanel />, { wrapper: Around });
  const heart = await screen.findByRole('button', { name: 'Wish for Better Crown' });
  fireEvent.click(heart);
  expect(now().wishlist.map(({ name }) => name)).toEqual(['Better Crown']);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(heart);
  expect(now().wishlist).toEqual([]);
});

test('V6: at the highest level nothing is upcoming', async () => {
  render(<UpgradesPanel />, { wrapper: setOnScreen(aSet([ITEMS.helm])).Around });
  await screen.findByText('Better Crown');
  fireEvent.click(screen.getByRole('tab', { name: 'Upcoming' }));
  expect(await screen.findByText('No Upgrades Found')).toBeTruthy();
});

test('V6: a set that is only looked at offers nothing to press', async () => {
  const { Around } = setOnScreen(aSet([ITEMS.helm]), { readOnly: true });
  render(<UpgradesPanel />, { wrapper: Around });
  await screen.findByText('Better Crown');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('Y8: upgrades are copied for the in-game add-on, best first', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { Around } = setOnScreen(aSet([ITEMS.helm]));
  render(<UpgradesPanel />, { wrapper: Around });
  await screen.findByText('Better Crown');
  fireEvent.click(screen.getByRole('button', { name: 'Copy for the in-game add-on' }));
  const [mark, title, first] = written.mock.calls[0]![0].split(';');
  expect([mark, title]).toEqual(['GEARWRIGHT1', aSet([]).name]);
  expect(first).toMatch(/^\d+,[\d.]+,1$/);
});
