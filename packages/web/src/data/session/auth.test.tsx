// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallFailed } from '@gearwright/api/client/call-failed.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { AuthProvider } from './AuthProvider.tsx';
import { useAuth } from './auth-context.ts';
import { onSignOut } from './before-sign-out.ts';
import type { Sessions, User } from './user.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

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

test('A1: unknown until the check, then authenticated', async () => {
  const { result } = session({});
  expect(result.current).toMatchObject({ status: 'unknown', isAuthChecked: false, user: null });
  await waitFor(() => expect(result.current.status).toBe('authenticated'));
  expect(result.current).toMatchObject({ user: ragnar, isPatron: true, isAuthChecked: true });
});

const NAME = 'signed-in-as';
const offline = () => Promise.reject(new CallFailed('offline'));
const goOnline = () => act(() => void dispatchEvent(new Event('online')));

test('A1: to a guest a lookup that fails means anonymous, until the network is back', async () => {
  const currentUser = vi.fn<Sessions['currentUser']>(async () => ragnar);
  currentUser.mockImplementationOnce(offline);
  const { result } = session({ currentUser });
  await waitFor(() => expect(result.current.status).toBe('anonymous'));
  goOnline();
  await waitFor(() => expect(result.current.status).toBe('authenticated'));
});

test.each([
  { who: 'somebody', answer: ragnar, status: 'authenticated', name: 'ragnar' },
  { who: 'nobody', answer: null, status: 'anonymous', name: null },
])(
  'D18: the server says that $who is there, and that is remembered',
  async ({ answer, ...then }) => {
    localStorage.setItem(NAME, 'rollo');
    const { result } = session({ currentUser: async () => answer });
    await waitFor(() => expect(result.current.status).toBe(then.status));
    expect(localStorage.getItem(NAME)).toBe(then.name);
  },
);

test.each([
  ['no network', new CallFailed('offline')],
  ['no answer in time', new CallFailed('timeout')],
  ['a page instead of an answer', new CallFailed('unreadable', 502)],
  ['a server that refuses to say', new PlannerError('tooManyRequests')],
])('D18: whoever was signed in stays so with %s', async (_, failure) => {
  localStorage.setItem(NAME, 'ragnar');
  const currentUser = vi.fn<Sessions['currentUser']>(async () => ragnar);
  currentUser.mockRejectedValueOnce(failure);
  const { result } = session({ currentUser });
  await waitFor(() => expect(result.current.status).toBe('authenticated'));
  expect(result.current.user).toEqual({
    id: 'remembered',
    username: 'ragnar',
    isPatron: false,
    isRemembered: true,
  });
  expect(localStorage.getItem(NAME)).toBe('ragnar');
  goOnline();
  await waitFor(() => expect(result.current.user).toEqual(ragnar));
});

test('D18: a session that ended while the network was away ends when it is back', async () => {
  localStorage.setItem(NAME, 'ragnar');
  const currentUser = vi.fn<Sessions['currentUser']>(async () => null);
  currentUser.mockImplementationOnce(offline);
  const { result } = session({ currentUser });
  await waitFor(() => expect(result.current.status).toBe('authenticated'));
  goOnline();
  await waitFor(() => expect(result.current.status).toBe('anonymous'));
  expect(localStorage.getItem(NAME)).toBeNull();
});

test('D18: another look that fails changes nothing about who is there', async () => {
  const currentUser = vi.fn<Sessions['currentUser']>(async () => ragnar);
  const { result } = session({ currentUser });
  await waitFor(() => expect(result.current.status).toBe('authenticated'));
  currentUser.mockImplementation(offline);
  await act(() => result.current.refresh());
  expect(result.current.user).toEqual(ragnar);
});

test('D18: a server that is back without the browser noticing says who is there once it gives of theirs', async () => {
  localStorage.setItem(NAME, 'ragnar');
  const currentUser = vi.fn<Sessions['currentUser']>(async () => ragnar);
  currentUser.mockImplementationOnce(offline);
  const { result, client } = session({ currentUser });
  await waitFor(() => expect(result.current.user?.isRemembered).toBe(true));
  await client.fetchQuery({
    queryKey: ['roster', 'tbc', 'remembered', 'characters'],
    queryFn: async () => [],
  });
  await waitFor(() => expect(result.current.user).toEqual(ragnar));
});

test('D19: a session that the server ended is told from one that was left', async () => {
  const currentUser = vi.fn<Sessions['currentUser']>(async () => ragnar);
  const { result } = session({ currentUser });
  const becomes = (status: string, hasEnded: boolean) =>
    waitFor(() => expect(result.current).toMatchObject({ status, hasEnded }));
  const lookAgain = (user: User | null) => {
    currentUser.mockResolvedValue(user);
    return act(() => result.current.refresh());
  };
  await becomes('authenticated', false);
  await lookAgain(null);
  await becomes('anonymous', true);
  await lookAgain(null);
  expect(result.current.hasEnded).toBe(true);
  await lookAgain(ragnar);
  await becomes('authenticated', false);
  await act(() => result.current.signOut());
  await becomes('anonymous', false);
});

test('A1: signing out saves what waits, then forgets what was the account’s', async () => {
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
  expect(localStorage.getItem(NAME)).toBeNull();
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
  expect(result.current).toMatchObject({ hasEnded: true, wasDeleted: false });
});

test('D19: an account that was deleted elsewhere is told from a session that ended', async () => {
  const currentUser = vi.fn<Sessions['currentUser']>(async () => ragnar);
  const { result, client } = session({ currentUser });
  await waitFor(() => expect(result.current.status).toBe('authenticated'));
  currentUser.mockResolvedValue(null);
  const asked = client.fetchQuery({
    queryKey: ['roster', 'x'],
    retry: false,
    queryFn: () => Promise.reject(new PlannerError('accountDeleted')),
  });
  await asked.catch(() => undefined);
  await waitFor(() => expect(result.current.wasDeleted).toBe(true));
  currentUser.mockResolvedValue(ragnar);
  await act(() => result.current.refresh());
  await waitFor(() => expect(result.current).toMatchObject({ hasEnded: false, wasDeleted: false }));
});
