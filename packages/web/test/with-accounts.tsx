import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import type { AuthClient } from '@gearwright/api/client/auth-client.ts';
import type { User } from '../src/data/session/user.ts';
import { withRoster } from './with-roster.tsx';

function Here() {
  return <output data-testid="here">{useLocation().pathname}</output>;
}

interface Options {
  readonly user?: User | null;
  readonly refresh?: () => Promise<void>;
  readonly signOut?: () => Promise<void>;
}

/** An account screen over accounts that answer as told; whatever else is asked fails. */
export function showAccount(
  accounts: Partial<AuthClient>,
  what: ReactNode,
  { user = null, ...auth }: Options = {},
): void {
  const { Around } = withRoster({
    user,
    auth,
    server: { accounts: accounts as AuthClient, canSign: () => true },
  });
  render(
    <MemoryRouter initialEntries={['/start']}>
      <Around>
        {what}
        <Here />
      </Around>
    </MemoryRouter>,
  );
}

/** The path the page moved on to. */
export const here = () => screen.getByTestId('here').textContent;
