// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withOwnSet } from '../../../test/with-own-set.tsx';
import { ImportDialog } from './ImportDialog.tsx';

afterEach(cleanup);

const shown = async () => {
  const bench = await withOwnSet();
  const onClose = vi.fn<() => void>();
  render(<ImportDialog onClose={onClose} />, { wrapper: bench.Around });
  const area = await screen.findByRole('textbox', { name: 'Text' });
  const type = (value: string) => fireEvent.change(area, { target: { value } });
  const button = () => screen.getByRole('button', { name: 'Import' });
  const stored = () => bench.roster.getSet(bench.setId);
  return { ...bench, onClose, type, button, stored };
};
const helm = (id: string) => JSON.stringify({ items: [{ slot: 'HEAD', id: Number(id) }] });

test('X1: what does not parse is said, and Import does nothing', async () => {
  const { type, button, stored, onClose } = await shown();
  expect(button().getAttribute('aria-disabled')).toBe('true');
  type('{"items": ');
  expect(await screen.findByText('Failed to parse input string.')).toBeTruthy();
  fireEvent.click(button());
  expect(onClose).not.toHaveBeenCalled();
  expect((await stored()).version).toBe(1);
});

test('X1: only what the text has is offered, and the preview says what changes', async () => {
  const { type, button, stored, game, onClose } = await shown();
  type(helm(game.helm));
  expect(await screen.findByRole('checkbox', { name: 'Items' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Talents' })).toBeNull();
  expect((await screen.findByRole('row', { name: /^Head/ })).textContent).toContain(
    game.dataset.item(game.helm)!.name,
  );
  fireEvent.click(button());
  expect(onClose).toHaveBeenCalled();
  await waitFor(async () => expect((await stored()).itemIds[1]).toBe(game.helm));
});

test('X1: a category left out changes nothing', async () => {
  const { type, button, game, onClose } = await shown();
  type(helm(game.helm));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Items' }));
  expect(await screen.findByText('Nothing would change.')).toBeTruthy();
  expect(button().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button());
  expect(onClose).not.toHaveBeenCalled();
});

test('E4, D3: what the rules refuse and what nobody knows is named', async () => {
  const { type, game } = await shown();
  type(
    JSON.stringify({
      items: [
        { slot: 'HEAD', id: Number(game.foreignHelm) },
        { slot: 'NECK', id: 999999 },
      ],
    }),
  );
  const preview = await screen.findByRole('region', { name: 'What will change' });
  await waitFor(() => expect(preview.textContent).toContain('Left out'));
  expect(preview.textContent).toContain('Unknown item 999999');
});

test('X1: a point of the same name with other weights is a change', async () => {
  const { type, button, stored, game, onClose } = await shown();
  const { name } = game.preset;
  type(JSON.stringify({ points: [{ name, stats: { strength: 77 } }] }));
  await screen.findByText(`${name} (changed)`);
  fireEvent.click(button());
  expect(onClose).toHaveBeenCalled();
  await waitFor(async () =>
    expect((await stored()).points[0]!.stats).toEqual([{ name: 'strength', value: 77 }]),
  );
});

test('X1: a point without a stat of this game is named and left out', async () => {
  const { type, button } = await shown();
  type(JSON.stringify({ points: [{ name: 'Strange', stats: { nonsense: 1 } }] }));
  await screen.findByText('At least one stat is required in an equivalency point');
  expect(screen.queryByRole('checkbox', { name: 'EPs' })).toBeNull();
  expect(button().getAttribute('aria-disabled')).toBe('true');
});
