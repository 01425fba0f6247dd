// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { CookieNotice } from './CookieNotice.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const notice = (
  <MemoryRouter>
    <CookieNotice />
  </MemoryRouter>
);

test('H1: the notice stands until Ok, and is stored as accepted', () => {
  render(notice);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/cookies');
  fireEvent.click(screen.getByRole('button', { name: 'Ok' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(localStorage.getItem('cookie-notice')).toBe('accepted');
  cleanup();
  render(notice);
  expect(screen.queryByRole('button')).toBeNull();
});
