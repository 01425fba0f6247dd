// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withRoster } from '../../../test/with-roster.tsx';
import { EditingContext, type Editing } from '../../data/editor/editors-context.ts';
import { SAVING, type SaveState } from '../../data/editor/save-state.ts';
import { OfflineKeeper } from './OfflineKeeper.tsx';

afterEach(cleanup);

const OTHER_VERSION: SaveState = {
  kind: 'refused',
  code: 'otherVersion',
  reason: 'The site has a new version',
};

function show(first: SaveState) {
  let state = first;
  const listeners = new Set<() => void>();
  const flush = vi.fn<() => Promise<void>>(async () => undefined);
  const editors = {
    saveState: () => state,
    listen(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
  };
  const editing = { editors, journal: null } as unknown as Editing;
  const { Around } = withRoster();
  render(
    <Around>
      <EditingContext value={editing}>
        <OfflineKeeper />
      </EditingContext>
    </Around>,
  );
  return (next: SaveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
}

test('D18: saves that fail because the server is of another version bring the offer to reload', async () => {
  show(OTHER_VERSION);
  const offer = await screen.findByRole('region', { name: 'New version' });
  expect(offer.textContent).toContain('A new version of Gearwright is ready.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

test('it waits while something is being saved, and stays while nothing can be', async () => {
  const become = show(OTHER_VERSION);
  await screen.findByRole('region', { name: 'New version' });
  become(SAVING);
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'New version' })).toBeNull());
  become({ kind: 'offline' });
  await screen.findByRole('region', { name: 'New version' });
});
