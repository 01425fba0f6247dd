// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { LOCAL_KEYS, TAB_KEYS } from '../../data/local/local-keys.ts';
import { CookiePage } from './CookiePage.tsx';

afterEach(cleanup);

test('H1: every name under which the browser keeps something is on the page', () => {
  render(
    <MemoryRouter>
      <CookiePage />
    </MemoryRouter>,
  );
  const told = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  for (const key of Object.values(LOCAL_KEYS)) {
    const name =
      typeof key === 'string' ? key : key('set', 3).replace('set', '…').replace('3', '…');
    expect(told).toContain(name);
  }
  for (const key of Object.values(TAB_KEYS)) expect(told).toContain(key('…'));
});
