// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StorageHealth } from '../../data/browser-roster/storage-health.ts';
import { RosterContext } from '../../data/roster/roster-context.ts';
import type { LocalRoster } from '../../data/roster/local-roster.ts';
import { SaveStatus } from './SaveStatus.tsx';
import { StorageNotice } from './StorageNotice.tsx';

afterEach(cleanup);

test('N3: a full browser is told, with a way to keep the changes and to try again', async () => {
  const health = new StorageHealth();
  const retry = vi.fn<() => Promise<void>>(async () => health.become('stored'));
  const exportAll = vi.fn<() => Promise<string>>(async () => '{}');
  const local = { health, retry, exportAll } as unknown as LocalRoster;
  const owned = { roster: local, local, owner: 'browser', edition: 'tbc' } as const;
  render(
    <RosterContext value={owned}>
      <StorageNotice />
    </RosterContext>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  health.become('full');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('The storage of this browser is full');
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(exportAll).toHaveBeenCalled());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test.each([
  [{ kind: 'saved' }, 'Saved'],
  [{ kind: 'saving' }, 'Saving...'],
  [{ kind: 'offline' }, 'Offline: waits to be saved'],
  [{ kind: 'refused', code: 'setNotFound', reason: 'Set not found' }, 'Not saved: Set not found'],
] as const)('S6: %o is told', (state, words) => {
  render(<SaveStatus saving={{ saveState: () => state, listen: () => () => undefined }} />);
  expect(screen.getByRole('status').textContent).toBe(words);
});
