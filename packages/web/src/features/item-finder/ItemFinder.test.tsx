// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { tinyDataset } from '../../../test/tiny-dataset.ts';
import { ItemFinder } from './ItemFinder.tsx';

afterEach(cleanup);

const dataset = tinyDataset([
  {
    name: 'Bulwark of Azzinoth',
    stats: { stamina: 60 },
    sockets: ['red'],
    slotId: 17,
    weaponType: 17,
  },
  { name: 'Bulwark of Kings', stats: { strength: 20 }, sourceTypes: ['crafting'] },
  { name: 'Cosmic Infuser', quality: 5, stats: { spirit: 40 } },
]);

function open() {
  render(
    <MemoryRouter>
      <ItemFinder dataset={dataset} texts={null} />
    </MemoryRouter>,
  );
}

const seek = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Item name' }), {
    target: { value: text },
  });
const rows = () => within(screen.getByRole('table')).getAllByRole('button');

test('I1: the list tells name, level, slot and source', () => {
  open();
  seek('bulwark of kings');
  expect(rows().map((row) => row.textContent)[0]).toBe('Bulwark of Kings');
  const cells = within(screen.getAllByRole('row')[1]!).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['100', 'ChestPlate', 'Crafted']);
});

test('I2: focus tells the item, arrows walk on, the focused row is described by the tooltip', () => {
  open();
  seek('bulwark');
  const [first, second] = rows();
  fireEvent.focus(first!);
  expect(screen.getByRole('tooltip').textContent).toContain(first!.textContent);
  first!.focus();
  fireEvent.keyDown(first!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  expect(screen.getByRole('tooltip').textContent).toContain(second!.textContent);
  expect(second!.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  expect([first!.tabIndex, second!.tabIndex]).toEqual([-1, 0]);
});

test('P9: a slash focuses the search from anywhere', () => {
  open();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('areas §8: nothing found is said in the specified words, and can be undone', () => {
  open();
  seek('qqqqzzzzxxxx');
  expect(screen.getByText('No Items Found')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(rows().map((row) => row.textContent)).toEqual(['Cosmic Infuser']);
});
