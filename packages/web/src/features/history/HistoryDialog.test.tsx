// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renaming } from '@gearwright/game/set/edits.ts';
import { openSetLink, setsOfLink } from '@gearwright/roster/link/set-link.ts';
import { withOwnSet } from '../../../test/with-own-set.tsx';
import { useSetView, type SetView } from '../../data/set-view/set-view.ts';
import { HistoryDialog } from './HistoryDialog.tsx';

afterEach(cleanup);

async function opened() {
  const bench = await withOwnSet();
  await bench.roster.updateSet(bench.setId, { name: 'Filled' }, { by: 'autofill' });
  const seen: { view?: SetView; isClosed?: true } = {};
  function Seen(): null {
    const view = useSetView();
    useEffect(() => {
      seen.view = view;
    }, [view]);
    return null;
  }
  render(
    <>
      <Seen />
      <HistoryDialog onClose={() => (seen.isClosed = true)} />
    </>,
    { wrapper: bench.Around },
  );
  await screen.findByRole('dialog', { name: 'History' });
  await screen.findByText('Renamed from Raid to Filled');
  return { ...bench, seen };
}

test('a version is told in words and brought back as an edit that can be undone', async () => {
  const { roster, setId, seen } = await opened();
  expect(screen.getByText(/^Autofill,/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Bring back/ }));
  expect(seen.isClosed).toBe(true);
  await waitFor(async () => expect((await roster.getSet(setId)).name).toBe('Raid'));
  const { versions, present } = await roster.getHistory(setId);
  expect(versions.map(({ set }) => set.name)).toEqual(['Filled', 'Raid']);
  expect(present.by).toBe('history');
  act(() => seen.view!.undo());
  await waitFor(async () => expect((await roster.getSet(setId)).name).toBe('Filled'));
});

test('a version is looked at, and held against what is there, on pages their addresses carry', async () => {
  const { place, game } = await opened();
  fireEvent.click(screen.getByRole('button', { name: /^Look at/ }));
  await waitFor(() => expect(place()).toMatch(/^\/link\//));
  const named = async () => {
    const body = await openSetLink(place()!.slice('/link/'.length));
    return setsOfLink(body, game).map(({ name }) => name);
  };
  expect(await named()).toEqual([expect.stringMatching(/^Raid \(/)]);
  const looked = place();
  fireEvent.click(screen.getByRole('button', { name: /^Compare/ }));
  await waitFor(() => expect(place()).not.toBe(looked));
  expect(await named()).toEqual([expect.stringMatching(/^Raid \(/), 'Filled (now)']);
});

test('a snapshot is taken of what is on the screen, and deleted after a question', async () => {
  const { roster, setId, seen } = await opened();
  act(() => seen.view!.edit(renaming('Just now'), { debounce: 60_000 }));
  fireEvent.change(screen.getByLabelText('Name of the snapshot'), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Take Snapshot' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Mine' }));
  const { snapshots } = await roster.getHistory(setId);
  expect(snapshots).toMatchObject([{ name: 'Mine', set: { name: 'Just now' } }]);
  const question = await screen.findByRole('alertdialog', { name: 'Delete Snapshot' });
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Mine' })).toBeNull());
  expect((await roster.getHistory(setId)).snapshots).toEqual([]);
});
