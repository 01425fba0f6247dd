// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlannerError } from '@gearwright/game/messages.ts';
import { AuthProvider } from './AuthProvider.tsx';
import { useAuth } from './auth-context.ts';
import { onSignOut } from './before-sign-out.ts';
import type { Sessions, User } from './user.ts';

afterEach(cleanup);

const ragnar: User = { id: 'u1', username: 'ragnar', isPatron: true };

function session(sessions: Partial<Sessions>) {
  const client = new QueryClient();
  const all: Sessions = {
    currentUser: async () => ragnar,
    signOut: async () => undefined,
    ...sessions,
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <AuthProvider sessions={all}>{children}</AuthProvider>
    </QueryClientProvider>
  );
  return { client, ...renderHook(useAuth, { wrapper }) };
}

test('areas §4: unknown until the check, then authenticated', async () => {
  const { result } = session({});
  expect(result.current).toMatchObject({ status: 'unknown', isAuthChecked: false, user: null });
  await waitFor(() => expect(result.current.status).toBe('authenticated'));
  expect(result.current).toMatchObject({ user: ragnar, isPatron: true, isAuthChecked: true });
});

test('areas §4: a lookup that fails means anonymous, until the network is back', async () => {
  const currentUser = vi.fn<Sessions['currentUser']>(async () => ragnar);
  currentUser.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { result } = session({ currentUser });
  await waitFor(() => expect(result.current.status).toBe('anonymous'));
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.status).toBe('authenticated'));
});

test('areas §4: signing out saves what waits, then forgets what was the account’s', async () => {
  const order: string[] = [];
  const stop = onSignOut(async () => void order.push('saved'));
  const { result, client } = session({ signOut: async () => void order.push('signed out') });
  await waitFor(() => expect(result.current.status).toBe('authenticated'));
  client.setQueryData(['roster', 'tbc', 'u1', 'characters'], ['secret']);
  await act(() => result.current.signOut());
  stop();
  expect(order).toEqual(['saved', 'signed out']);
  await waitFor(() => expect(result.current).toMatchObject({ status: 'anonymous', user: null }));
  expect(client.getQueryData(['roster', 'tbc', 'u1', 'characters'])).toBeUndefined();
});

test('D19: a session that ended elsewhere is noticed by its first refused call', async () => {
  const currentUser = vi.fn<Sessions['currentUser']>(async () => ragnar);
  const { result, client } = session({ currentUser });
  await waitFor(() => expect(result.current.status).toBe('authenticated'));
  currentUser.mockResolvedValue(null);
  const asked = client.fetchQuery({
    queryKey: ['roster', 'x'],
    retry: false,
    queryFn: () => Promise.reject(new PlannerError('sessionEnded')),
  });
  await asked.catch(() => undefined);
  await waitFor(() => expect(result.current.status).toBe('anonymous'));
});
