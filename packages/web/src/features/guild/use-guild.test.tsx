// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { writeGuildLink } from '@gearwright/roster/link/guild-link.ts';
import { EditionContext } from '../../data/edition-context.ts';
import { useGuild } from './use-guild.ts';

afterEach(cleanup);

function opened(hash: string, first: EditionKey) {
  const client = new QueryClient();
  let edition = first;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/guild#${hash}`]}>
      <QueryClientProvider client={client}>
        <EditionContext value={edition}>{children}</EditionContext>
      </QueryClientProvider>
    </MemoryRouter>
  );
  const { result, rerender } = renderHook(() => useGuild(), { wrapper });
  return {
    guild: () => (result.current.state.status === 'ready' ? result.current.state.guild : null),
    state: () => result.current.state,
    change: (edit: Parameters<typeof result.current.change>[0]) => result.current.change(edit),
    turnTo: (next: EditionKey) => {
      edition = next;
      rerender();
    },
  };
}

test('two changes at once are both made', async () => {
  const members = ['a', 'b'].map((publicId) => ({ kind: 'public' as const, publicId }));
  const { guild, change } = opened(
    await writeGuildLink({ edition: 'wrath', name: '', members }),
    'wrath',
  );
  await waitFor(() => expect(guild()?.members).toHaveLength(2));
  await act(() =>
    Promise.all([
      change((before) => ({ ...before, name: 'Us' })),
      change((before) => ({ ...before, members: before.members.slice(1) })),
    ]),
  );
  await waitFor(() => expect(guild()).toMatchObject({ name: 'Us', members: [{ publicId: 'b' }] }));
});

test('a roster that begins after a change of season is of that season', async () => {
  const { state, guild, change, turnTo } = opened('', 'classic');
  await waitFor(() => expect(guild()).not.toBeNull());
  turnTo('sod');
  await waitFor(() => expect(guild()?.edition).toBe('sod'));
  const members = [{ kind: 'public' as const, publicId: 'a' }];
  await act(() => change((before) => ({ ...before, members })));
  await waitFor(() =>
    expect(state()).toMatchObject({ status: 'ready', guild: { edition: 'sod', members } }),
  );
});
